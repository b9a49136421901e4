// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufeff]/g
/** Marks that turn the direction of what follows: a name with one could turn the text around it. */
const turns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

const cleaned = (text: string): string => text.replaceAll(controls, '').replaceAll(turns, '')

/** A text of several lines as it is stored: NFC, without control characters, trimmed (R168). */
export const paragraph = (text: string): string =>
  cleaned(text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n'))
    .normalize('NFC')
    .trim()

/** The same for a text of one line. */
export const line = (text: string): string => paragraph(text).replaceAll(/\s+/g, ' ')

/** How many characters people would count. */
export const lengthOf = (text: string): number => [...text].length
