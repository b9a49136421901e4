import { fromCsvCell, type TermKind, termKinds } from '@vitrine/schemas'
import Papa from 'papaparse'
import { SaxesParser } from 'saxes'
import { UnreadableFile } from '../../../platform/text-files/unreadable-file.ts'
import type { GivenTerm, TermTarget } from '../term.ts'

/** A word of a file, and where it stands there. */
export interface FileTerm extends GivenTerm {
  readonly line: number
}

interface OpenEntry {
  readonly line: number
  readonly notes: string[]
  readonly words: { readonly language: string; readonly word: string; isDeprecated: boolean; isPreferred: boolean }[]
}

/** A word in the source language comes first, whatever the order of the file. */
function termOf({ line, notes, words }: OpenEntry, source: string): FileTerm | undefined {
  const bad = words.find(({ isDeprecated }) => isDeprecated)
  const isKept = notes.includes('do-not-translate')
  const first =
    bad ?? words.find(({ isPreferred }) => isPreferred) ?? words.find(({ language }) => language === source) ?? words[0]
  if (!first) return undefined
  const kind: TermKind = isKept ? 'keep' : bad ? 'forbidden' : 'term'
  const targets: readonly TermTarget[] = words
    .filter((one) => one !== first)
    .map(({ language, word }) => ({ language, word }))
  return { line, kind, language: first.language, word: first.word, hasCase: notes.includes('case-sensitive'), targets }
}

/** Entries of TBX, of 2019 and of the older form. */
const entries: ReadonlySet<string> = new Set(['conceptEntry', 'termEntry'])
const sections: ReadonlySet<string> = new Set(['langSec', 'langSet'])

/** @throws UnreadableFile */
function readTbx(xml: string): readonly FileTerm[] {
  const parser = new SaxesParser({ xmlns: false })
  const terms: FileTerm[] = []
  let source = ''
  let entry: OpenEntry | undefined
  let language = ''
  let text = ''
  let note: string | undefined
  let depth = 0
  parser.on('error', () => {
    throw new UnreadableFile('notXml', {}, parser.line)
  })
  parser.on('doctype', (doctype) => {
    // Older files name the document type of TBX; one that declares anything is not read.
    if (doctype.includes('[')) throw new UnreadableFile('doctype', {}, parser.line)
  })
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth === 1 && name !== 'tbx' && name !== 'martif') throw new UnreadableFile('notTbx')
    if (depth === 1) source = attributes['xml:lang'] ?? ''
    if (entries.has(name)) entry = { line: parser.line, notes: [], words: [] }
    if (sections.has(name)) language = attributes['xml:lang'] ?? ''
    if (name === 'termNote') note = attributes.type
    text = ''
  })
  parser.on('text', (more) => {
    text += more
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    const last = entry?.words.at(-1)
    if (name === 'term') entry?.words.push({ language, word: text, isDeprecated: false, isPreferred: false })
    else if (name === 'termNote' && note === 'administrativeStatus' && last) {
      last.isDeprecated = text.trim().startsWith('deprecatedTerm')
      last.isPreferred = text.trim().startsWith('preferredTerm')
    } else if (name === 'note') entry?.notes.push(text.trim())
    else if (entries.has(name) && entry) {
      const term = termOf(entry, source)
      if (term) terms.push(term)
      entry = undefined
    }
    text = ''
  })
  parser.write(xml).close()
  return terms
}

/** The words of a cell: those between bars that have no backslash before them. */
const wordsOfCell = (cell: string): readonly string[] =>
  [...cell.matchAll(/(?:\\[\\|]|[^|])+/g)]
    .map(([word]) => word.trim().replaceAll(/\\([\\|])/g, '$1'))
    .filter((word) => word !== '')

/** @throws UnreadableFile */
function readCsv(file: string, source: string): readonly FileTerm[] {
  const { data, errors } = Papa.parse<readonly string[]>(file, { skipEmptyLines: 'greedy' })
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes) throw new UnreadableFile('notCsv', {}, (quotes.row ?? 0) + 1)
  const [header = [], ...rows] = data
  const columns = header.map((name) => name.trim())
  const at = (name: string) => columns.findIndex((column) => column.toLowerCase() === name)
  const own = new Set(['kind', 'language', 'word', 'case'])
  const languages = columns
    .map((name, index) => ({ name, index }))
    .filter(({ name }) => name !== '' && !own.has(name.toLowerCase()))
  // A table may as well have a column for each language and no others.
  const sourceColumn = at('word') >= 0 ? at('word') : at(source.toLowerCase())
  if (sourceColumn < 0) throw new UnreadableFile('column', { column: 'word' })
  return rows.map((cells, index): FileTerm => {
    const cell = (column: number) => (column < 0 ? '' : fromCsvCell(cells[column] ?? '').trim())
    const kind = cell(at('kind')).toLowerCase() || 'term'
    return {
      line: index + 2,
      // What is not known is refused with its line.
      kind: (termKinds.find((one) => one === kind) ?? kind) as TermKind,
      language: cell(at('language')) || source,
      word: cell(sourceColumn),
      hasCase: /^(?:yes|true|1)$/i.test(cell(at('case'))),
      targets: languages
        .filter((column) => column.index !== sourceColumn)
        .flatMap(({ name, index: column }) => wordsOfCell(cell(column)).map((word) => ({ language: name, word }))),
    }
  })
}

/**
 * The words of a file, TBX or CSV.
 *
 * @param source the language of words whose file does not say it.
 * @throws UnreadableFile
 */
export const readTerms = (file: string, source: string): readonly FileTerm[] =>
  /^\uFEFF?\s*</.test(file) ? readTbx(file) : readCsv(file, source)
