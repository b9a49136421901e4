import { isDeepStrictEqual } from 'node:util'
import {
  type CheckContext,
  checkTranslation,
  isUpToDate,
  type KnownCodes,
  type Segment,
  valueOfSegments,
  wordsOfSegment,
} from '@vitrine/model'
import { checkOf, type Json, languageMapOf, type SectionProps, type TranslationStatus } from '@vitrine/schemas'
import type { FileProblem } from '../../../platform/text-files/unreadable-file.ts'
import { type FileText, printOf, translationPrint } from '../formats/file-text.ts'
import { plainXml } from '../formats/inline-xml.ts'
import type { SiteText } from '../texts/site-text.ts'
import { bound, codeProblems, withTypedCodes } from './bind-segments.ts'

/** What a text of a file would be written as. */
export interface Written {
  readonly value: Json
  readonly status: TranslationStatus
  /** The checks that it fails; then somebody has to look at it. */
  readonly why: readonly string[]
  /** What its source said, where that is not what it says now. */
  readonly source?: string
}

/** What becomes of a text of a file. */
export interface Compared {
  readonly outcome: 'new' | 'changed' | 'same' | 'conflict' | 'refused'
  readonly problems: readonly FileProblem[]
  /** What is written when it is imported; of a conflict when the file counts, of what is refused when it is mended. */
  readonly written?: Written | undefined
}

export interface CompareContext {
  readonly from: string
  readonly to: string
  /** Whether it is a table, in which nobody says when a text is translated. */
  readonly isTable: boolean
  /** The words of the tenant. */
  readonly words: Pick<CheckContext, 'keep' | 'glossary' | 'forbidden'>
}

const problem = (key: string, params: FileProblem['params'] = {}): FileProblem => ({
  key: `problem.translationFile.${key}`,
  params,
})
const refused = (problems: readonly FileProblem[], written?: Written): Compared => ({
  outcome: 'refused',
  problems,
  written,
})
const same: Compared = { outcome: 'same', problems: [] }

/** Words and codes as they are compared: programs write white space anew. */
const readable = (segments: readonly Segment[]): string =>
  segments.map((segment) => plainXml(segment).replaceAll(/\s+/g, ' ').trim()).join('\n')

/** All codes that may stand in a translation: those of the source, and those that only the translation here has. */
const allCodes = ({ source, target }: SiteText): KnownCodes => ({
  codes: new Map([...source.codes, ...(target?.codes ?? [])]),
  marks: new Map([...source.marks, ...(target?.marks ?? [])]),
})

const checks = new WeakMap<SectionProps, ReturnType<typeof checkOf>>()

/** What the schema has against a value at a place: that it is too long. */
function schemaProblems({ owner: { schema }, path }: SiteText, value: Json): readonly FileProblem[] {
  const props = schema as SectionProps
  const check = checks.get(props) ?? checkOf(languageMapOf(props))
  checks.set(props, check)
  return check({ [path]: value }).map(({ key, params }) => ({ key, params }))
}

function writtenOf(text: SiteText, target: readonly Segment[], file: FileText, context: CompareContext): Written {
  const { from, to, words } = context
  const why = text.source.segments.flatMap((segment, at) =>
    checkTranslation(wordsOfSegment(segment), wordsOfSegment(target[at] ?? []), {
      ...{ from, to, ...words },
      ...(typeof text.sourceValue === 'string' && { maxLength: text.maxLength }),
    }).map(({ id }) => id),
  )
  const wanted: TranslationStatus = file.state === 'final' || file.state === 'reviewed' ? 'done' : 'needs-review'
  const isOld = file.fingerprint !== undefined && !isCurrent(text, file.fingerprint)
  return {
    value: valueOfSegments(text.sourceValue, target),
    status: why.length > 0 ? 'needs-review' : wanted,
    why: [...new Set(why)],
    ...(isOld && file.fingerprint !== undefined && { source: file.fingerprint }),
  }
}

const isCurrent = ({ owner: { schema, settings }, path }: SiteText, fingerprint: string): boolean =>
  isUpToDate(schema, settings, path, { source: fingerprint })

/** Whether what would be written says no more than what is stored. */
function saysTheSame(text: SiteText, { value, status }: Written, file: FileText): boolean {
  if (text.value === undefined || !isDeepStrictEqual(text.value, value)) return false
  if (text.state === 'stale') return false
  // Somebody accepted it, or marked it; what is only handed on unread changes nothing.
  if (status === 'done') return text.state === 'translated'
  return file.subState !== 'needs-review' || text.state === 'needs-review'
}

/**
 * Compares a text of a file with the one that is stored. What the file left as it went out is the same, whatever became
 * of it here; what was changed in the file counts while nobody changed it here.
 */
export function compareText(here: SiteText | undefined, given: FileText, context: CompareContext): Compared {
  if (!here) return refused([problem('unknownText')])
  if (given.problems.length > 0) return refused(given.problems)
  if (given.exported !== undefined && translationPrint(given.target, given) === given.exported) return same
  const { target } = given
  const isEmpty =
    target === undefined ||
    target.every((segment) => wordsOfSegment(segment).trim() === '' && segment.every((one) => typeof one === 'string'))
  // A translation that is taken out of a file is not taken away here.
  if (isEmpty) return same

  const source = here.source.segments
  const isChanged = given.fingerprint === undefined || !isCurrent(here, given.fingerprint)
  if (target.length !== source.length) return refused([problem(isChanged ? 'sourceChanged' : 'segments')])
  if (!isChanged && readable(given.source) !== readable(source)) return refused([problem('sourceEdited')])

  const all = allCodes(here)
  const known = { source: here.source, all }
  const inFile: FileText =
    given.state === 'initial' && context.isTable ? { ...given, state: 'translated', subState: undefined } : given
  const wrong = codeProblems(source, target, known)
  if (wrong.length > 0) {
    const mended = wrong.every(({ key }) => key.endsWith('codeMissing'))
      ? withTypedCodes(source, target, here.source)
      : undefined
    return refused(wrong, mended && !isChanged ? writtenOf(here, bound(mended, all), inFile, context) : undefined)
  }
  const segments = bound(target, all)
  const written = writtenOf(here, segments, inFile, context)
  const unfit = schemaProblems(here, written.value)
  if (unfit.length > 0) return refused(unfit)
  if (saysTheSame(here, written, inFile)) return same
  if (inFile.state === 'initial') return refused([problem('notTranslated')], isChanged ? undefined : written)

  if (given.fingerprint === undefined || given.exported === undefined)
    return { outcome: 'conflict', problems: [problem('noFingerprint')], written }
  if (isChanged) return { outcome: 'conflict', problems: [problem('sourceChanged')], written }
  if (given.exported !== printOf(here.target, here.state))
    return { outcome: 'conflict', problems: [problem('editedHere')], written }
  return { outcome: here.value === undefined ? 'new' : 'changed', problems: [], written }
}
