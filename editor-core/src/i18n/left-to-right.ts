/**
 * An address within a sentence: a path, a host, an email address. It stands from left to right in every language, also
 * where it begins with a slash, which would else go to its other end.
 */
export const leftToRight = (address: string): string => `\u2066${address}\u2069`
