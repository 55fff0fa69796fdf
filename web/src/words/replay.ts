// Words of replay. [French, English]
export const replayWords = {} as const;
