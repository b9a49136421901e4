import type { Json } from '@vitrine/schemas'

/**
 * What a translator must not write anew: a placeholder, a tag, a line break. `data` is how it is written, or what it is
 * called.
 */
export interface SegmentCode {
  readonly id: number
  readonly data: string
}

/** A mark of rich text around some of a segment. */
export interface SegmentMark {
  readonly id: number
  readonly mark: Json
  readonly content: readonly Inline[]
}

/** A piece of a segment: words, a code, or a mark with what stands in it. */
export type Inline = string | SegmentCode | SegmentMark

/** A sentence or block that is translated by itself: a whole text, or a block of rich text. */
export type Segment = readonly Inline[]

/**
 * The codes and marks of a text, by their ids from 1 on. Those of a translation that its source does not have stand
 * behind those of the source.
 */
export interface KnownCodes {
  readonly codes: ReadonlyMap<number, string>
  readonly marks: ReadonlyMap<number, Json>
}

/** What somebody reads of a segment; codes as they are written. */
export const wordsOfSegment = (segment: Segment): string =>
  segment
    .map((one) => (typeof one === 'string' ? one : 'data' in one ? one.data : wordsOfSegment(one.content)))
    .join('')

/** Every id of a segment, as often as it stands there: of codes and of marks. */
export function idsIn(segment: Segment): { readonly codes: readonly number[]; readonly marks: readonly number[] } {
  const codes: number[] = []
  const marks: number[] = []
  for (const one of segment) {
    if (typeof one === 'string') continue
    if ('data' in one) codes.push(one.id)
    else {
      marks.push(one.id)
      const inner = idsIn(one.content)
      codes.push(...inner.codes)
      marks.push(...inner.marks)
    }
  }
  return { codes, marks }
}
