import { type KnownCodes, type Segment, segmentsOf } from '@vitrine/model'
import { fromCsvCell } from '@vitrine/schemas'
import Papa from 'papaparse'
import { SaxesParser } from 'saxes'
import { type FileProblem, UnreadableFile } from '../../../platform/text-files/unreadable-file.ts'
import { type FileText, stateInFile } from './file-text.ts'
import { InlineReader } from './read-inline.ts'

const states = {
  missing: stateInFile('missing'),
  outdated: stateInFile('stale'),
  new: stateInFile('new'),
  machine: stateInFile('machine'),
  'needs-review': stateInFile('needs-review'),
  translated: stateInFile('translated'),
} as const

const problem = (key: string, params: FileProblem['params'] = {}): FileProblem => ({
  key: `problem.translationFile.${key}`,
  params,
})

interface Cell {
  readonly segments: readonly Segment[]
  readonly problems: readonly FileProblem[]
}

/** The blocks of rich text in a cell: `<p>…</p>` each. */
function blocksOf(cell: string): Cell {
  const segments: Segment[] = []
  const problems: FileProblem[] = []
  const parser = new SaxesParser({ fragment: true, xmlns: false })
  let inline: InlineReader | undefined
  let depth = 0
  parser.on('error', () => {
    throw new Error('no XML')
  })
  parser.on('opentag', (tag) => {
    depth += 1
    if (depth > 1) inline?.open(tag.name, (name) => tag.attributes[name])
    else if (tag.name === 'p') inline = new InlineReader(() => true)
    else problems.push(problem('element', { element: tag.name }))
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    if (depth > 0) inline?.close(name)
    else if (inline) {
      const ended = inline.end()
      segments.push(ended.segment)
      problems.push(...ended.problems)
      inline = undefined
    }
  })
  parser.on('text', (text) => {
    if (inline) inline.text(text)
    else if (text.trim() !== '') problems.push(problem('segments'))
  })
  try {
    parser.write(cell).close()
  } catch {
    return { segments: [], problems: [problem('cellNotXml')] }
  }
  return { segments, problems }
}

/** @param source of a translation: its codes are called as those of the source. */
const cellOf = (cell: string, isRich: boolean, source?: KnownCodes): Cell =>
  isRich ? blocksOf(cell) : { segments: segmentsOf(cell, source).segments, problems: [] }

/**
 * Reads CSV as it was written, with its columns in any order.
 *
 * @param isRich whether a text of this name is rich text: then its cells hold an element for each block.
 * @throws UnreadableFile
 */
export function readCsv(text: string, isRich: (name: string) => boolean): readonly FileText[] {
  const { data, errors } = Papa.parse<readonly string[]>(text, { skipEmptyLines: 'greedy' })
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes) throw new UnreadableFile('notCsv', {}, (quotes.row ?? 0) + 1)
  const [header = [], ...rows] = data
  const columns = header.map((name) => name.trim().toLowerCase())
  const at = (name: string) => columns.indexOf(name)
  for (const name of ['id', 'source', 'target', 'state'])
    if (at(name) < 0) throw new UnreadableFile('column', { column: name })
  return rows.map((cells, index): FileText => {
    const cell = (name: string) => (at(name) < 0 ? undefined : fromCsvCell(cells[at(name)] ?? ''))
    const [sourceCell = '', targetCell = ''] = [cell('source'), cell('target')]
    const name = (cell('id') ?? '').trim()
    const isBlocks = isRich(name)
    const source = cellOf(sourceCell, isBlocks)
    const target = cellOf(targetCell, isBlocks, isBlocks ? undefined : segmentsOf(sourceCell))
    const word = (cell('state') ?? '').trim().toLowerCase()
    const known = Object.hasOwn(states, word) ? states[word as keyof typeof states] : undefined
    return {
      ...{ line: index + 2, name, source: source.segments },
      fingerprint: cell('fingerprint')?.trim() || undefined,
      exported: cell('exported')?.trim() || undefined,
      target: targetCell === '' ? undefined : target.segments,
      state: known?.state ?? 'initial',
      subState: known && 'subState' in known ? known.subState : undefined,
      problems: [...target.problems, ...(known ? [] : [problem('state', { state: word })])],
    }
  })
}
