/** A value within a sentence, so that an address or a name of another direction does not turn its order around. */
export const isolated = (value: string): string => `\u2068${value}\u2069`
