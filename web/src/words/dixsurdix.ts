// Words of dixsurdix. [French, English]
export const dixsurdixWords = {} as const;
