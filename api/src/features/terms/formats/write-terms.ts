import { toCsvCell } from '@vitrine/schemas'
import { escaped } from '../../../platform/text-files/xml-text.ts'
import type { Term, TermTarget } from '../term.ts'

const languageSection = (language: string, words: readonly string[], note?: string): string =>
  `<langSec xml:lang="${escaped(language)}">${words
    .map((word) => `<termSec><term>${escaped(word)}</term>${note ?? ''}</termSec>`)
    .join('')}</langSec>`

const byLanguage = (targets: readonly TermTarget[]): readonly (readonly [string, readonly string[]])[] =>
  [...Map.groupBy(targets, ({ language }) => language)].map(([language, all]) => [
    language,
    all.map(({ word }) => word),
  ])

const status = (name: string): string => `<termNote type="administrativeStatus">${name}</termNote>`

/**
 * A word and what to say instead of it are terms of one language, told apart by their status; that a word is never
 * translated, or has its case, stands in a note.
 */
function concept({ kind, language, word, hasCase, targets }: Term, number: number): string {
  const isForbidden = kind === 'forbidden'
  const first = isForbidden ? status('deprecatedTerm-admn-sts') : status('preferredTerm-admn-sts')
  const own = targets.filter((target) => isForbidden && target.language === language)
  const others = targets.filter((target) => !own.includes(target))
  const notes = [kind === 'keep' && 'do-not-translate', hasCase && 'case-sensitive'].filter((note) => note !== false)
  return `<conceptEntry id="c${number}">${notes.map((note) => `<note>${note}</note>`).join('')}<langSec xml:lang="${escaped(
    language,
  )}"><termSec><term>${escaped(word)}</term>${first}</termSec>${own
    .map((target) => `<termSec><term>${escaped(target.word)}</term></termSec>`)
    .join('')}</langSec>${byLanguage(others)
    .map(([code, words]) => languageSection(code, words))
    .join('')}</conceptEntry>\n`
}

/** Words as TBX-Basic by ISO 30042:2019. */
export function* tbxOf(terms: readonly Term[], language: string): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<tbx style="dca" type="TBX-Basic" xml:lang="${escaped(language)}" xmlns="urn:iso:std:iso:30042:ed-2">\n`
  yield '<tbxHeader><fileDesc><sourceDesc><p>Words of a site</p></sourceDesc></fileDesc></tbxHeader>\n<text><body>\n'
  for (const [at, term] of terms.entries()) yield concept(term, at + 1)
  yield '</body></text>\n</tbx>\n'
}

const field = (text: string): string => {
  const cell = toCsvCell(text)
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** Several words of one cell, with a bar between them. */
export const wordsInCell = (words: readonly string[]): string =>
  words.map((word) => word.replaceAll(/[\\|]/g, '\\$&')).join(' | ')

/** Words as CSV (UTF-8 with a byte order mark): a column for each language in which there is a translation. */
export function* termCsvOf(terms: readonly Term[]): Generator<string> {
  const languages = [...new Set(terms.flatMap(({ targets }) => targets.map(({ language }) => language)))].sort()
  const row = (cells: readonly string[]) => `${cells.map(field).join(',')}\r\n`
  yield `\uFEFF${row(['kind', 'language', 'word', 'case', ...languages])}`
  for (const { kind, language, word, hasCase, targets } of terms)
    yield row([
      ...[kind, language, word, hasCase ? 'yes' : ''],
      ...languages.map((code) => wordsInCell(targets.filter((one) => one.language === code).map((one) => one.word))),
    ])
}
