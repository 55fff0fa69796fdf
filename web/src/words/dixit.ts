// Words of dixit. [French, English]
export const dixitWords = {} as const;
