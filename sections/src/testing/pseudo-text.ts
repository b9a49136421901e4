/** What the language that nobody speaks is made of; nothing is imported, so that a browser can be given it as it is. */

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'ê',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  E: 'É',
  O: 'Ø',
  U: 'Ů',
}
const figure = /^[\d\s.,:+%–×-]+\p{L}{0,3}$/u
const longer = ['öñë', 'twøø', 'thréê', 'fóür', 'fïvefïve', 'šíx']

/**
 * A text in a language that nobody speaks: with accents that need room above and below, and 40 %
 * longer (L14). Written from the right, the same letters stand in the opposite order, so that a
 * page turned round can be held against the page as it was.
 */
export function pseudo(text: string, fromTheRight = false, maxLength = Number.POSITIVE_INFINITY): string {
  if (text.trim() === '') return text
  let made = figure.test(text) ? text : text.replaceAll(/[A-Za-z]/g, (letter) => accents[letter] ?? letter)
  const wanted = Math.min(figure.test(text) ? text.length : Math.ceil(text.length * 1.4), maxLength)
  for (let at = 0; made.length < wanted; at++) {
    const next = ` ${longer[at % longer.length]}`
    if (made.length + next.length > maxLength) break
    made += next
  }
  // The override stands around each line: it ends where a line is broken by hand.
  return fromTheRight ? made.replaceAll(/[^\n]+/g, (line) => `\u202e${line}\u202c`) : made
}
