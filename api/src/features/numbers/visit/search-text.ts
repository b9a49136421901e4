const LONGEST = 100

/** Six digits, also where they are written in groups: `0170 123-456`. */
const manyDigits = /\p{Nd}(?:[\s()./-]{0,2}\p{Nd}){5}/u

/**
 * What was searched for, as it may be kept: in lower case, with single spaces. Nothing for what may be about a person,
 * an address of mail or a number of a phone, and for what is longer than anybody searches for.
 */
export function searchText(typed: string): string | undefined {
  const text = typed.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase()
  if (text === '' || text.length > LONGEST || text.includes('@') || manyDigits.test(text)) return undefined
  return text
}
