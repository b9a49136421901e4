import type { Inline, KnownCodes, Segment } from '@vitrine/model'
import { idsIn, LINE_BREAK, wordsOfSegment } from '@vitrine/model'
import type { FileProblem } from '../../../platform/text-files/unreadable-file.ts'

const problem = (key: string, id: number | string): FileProblem => ({
  key: `problem.translationFile.${key}`,
  params: { id },
})

/** Segments with what their codes and marks stand for; ids that nobody knows stay empty. */
export const bound = (segments: readonly Segment[], { codes, marks }: KnownCodes): readonly Segment[] =>
  segments.map((segment) => boundInlines(segment, codes, marks))

const boundInlines = (segment: Segment, codes: KnownCodes['codes'], marks: KnownCodes['marks']): readonly Inline[] =>
  segment.map((one) => {
    if (typeof one === 'string') return one
    if ('data' in one) return { id: one.id, data: codes.get(one.id) ?? '' }
    return { id: one.id, mark: marks.get(one.id) ?? null, content: boundInlines(one.content, codes, marks) }
  })

/**
 * What is wrong with the codes of a translation, segment by segment: each code of the source stands in it once, and
 * nothing that neither the source nor the translation here has. Marks may be left out: then their words are plain.
 *
 * @param known the codes of the source, and those that only the translation here has.
 */
export function codeProblems(
  source: readonly Segment[],
  target: readonly Segment[],
  known: { readonly source: KnownCodes; readonly all: KnownCodes },
): readonly FileProblem[] {
  const problems: FileProblem[] = []
  for (const [at, segment] of target.entries()) {
    const [wanted, found] = [idsIn(source[at] ?? []), idsIn(segment)]
    // A line may end elsewhere in another language.
    for (const id of wanted.codes)
      if (!found.codes.includes(id) && known.source.codes.get(id) !== LINE_BREAK)
        problems.push(problem('codeMissing', known.source.codes.get(id) ?? id))
    for (const [ids, names] of [
      [found.codes, known.all.codes],
      [found.marks, known.all.marks],
    ] as const) {
      for (const id of new Set(ids)) {
        if (!names.has(id)) problems.push(problem('unknownReference', id))
        // One that stands there twice in the source may do so in the translation.
        const most = Math.max(1, [...wanted.codes, ...wanted.marks].filter((one) => one === id).length)
        if (ids.filter((one) => one === id).length > most)
          problems.push(problem('twice', known.all.codes.get(id) ?? id))
      }
    }
  }
  return problems
}

/**
 * The translation with a code that is missing, where it stands in the words as it is written: somebody typed it. Nothing
 * where that is not certain.
 */
export function withTypedCodes(
  source: readonly Segment[],
  target: readonly Segment[],
  known: KnownCodes,
): readonly Segment[] | undefined {
  let isWhole = true
  const mended = target.map((segment, at) => {
    let inlines: readonly Inline[] = segment
    const found = idsIn(segment).codes
    for (const id of idsIn(source[at] ?? []).codes) {
      if (found.includes(id)) continue
      const data = known.codes.get(id) ?? ''
      const place = inlines.findIndex((one) => typeof one === 'string' && data !== '' && one.includes(data))
      const text = inlines[place]
      const isOnce = typeof text === 'string' && text.split(data).length === 2
      if (!isOnce || wordsOfSegment(inlines).split(data).length !== 2) {
        isWhole = false
        continue
      }
      const [before = '', after = ''] = text.split(data)
      inlines = [...inlines.slice(0, place), before, { id, data }, after, ...inlines.slice(place + 1)].filter(
        (one) => one !== '',
      )
    }
    return inlines
  })
  return isWhole ? mended : undefined
}
