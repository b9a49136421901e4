import { type Segment, wordsOfSegment } from '@vitrine/model'
import { type Json, toCsvCell } from '@vitrine/schemas'
import type { SiteText } from '../texts/site-text.ts'
import { printOf } from './file-text.ts'
import { inlineXml } from './inline-xml.ts'

/** In their order. Files may have them in another one, and others beside them. */
export const csvColumns = ['id', 'place', 'source', 'target', 'state', 'fingerprint', 'exported'] as const

/** A text as it stands in a cell: a plain one as it is, of rich text an element for each block. */
export const cellOf = (value: Json, segments: readonly Segment[]): string =>
  typeof value === 'string'
    ? wordsOfSegment(segments[0] ?? [])
    : segments.map((segment) => `<p>${inlineXml(segment)}</p>`).join('\n')

/** A field of CSV by RFC 4180. */
const field = (text: string): string => {
  const cell = toCsvCell(text)
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

const row = (cells: readonly string[]): string => `${cells.map(field).join(',')}\r\n`

/** Texts as CSV (UTF-8 with a byte order mark), piece by piece. */
export async function* csvOf(texts: AsyncIterable<SiteText>): AsyncGenerator<string> {
  yield `\uFEFF${row(csvColumns)}`
  for await (const { name, place, source, sourceValue, target, state, fingerprint } of texts) {
    const translation = target ? cellOf(sourceValue, target.segments) : ''
    const word = state === 'stale' ? 'outdated' : state
    yield row([
      name,
      place,
      cellOf(sourceValue, source.segments),
      translation,
      word,
      fingerprint,
      printOf(target, state),
    ])
  }
}
