/**
 * Text as it is compared: without case, accents and doubled spaces, so that `Möbel` is found by `mobel`;
 * and without control characters, which no database sorts.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{M}\p{Cc}]/gu, '')
    .toLowerCase()
    .trim()
