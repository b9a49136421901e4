import type { Segment, SegmentedText, TextState } from '@vitrine/model'
import { hash } from '@vitrine/model'
import type { FileProblem } from '../../../platform/text-files/unreadable-file.ts'
import { plainXml } from './inline-xml.ts'

/** How far a text is, as XLIFF says it. */
export const xliffStates = ['initial', 'translated', 'reviewed', 'final'] as const
export type XliffState = (typeof xliffStates)[number]

/** What a file says beside `translated`: how we call it. */
export const subStates = ['new', 'machine', 'needs-review'] as const
export type SubState = (typeof subStates)[number]

/** A text as it came in a file. */
export interface FileText {
  /** In the file: its row, or its line in the XML. */
  readonly line: number
  /** What it is called: the key of its owner and its path. */
  readonly name: string
  /** The fingerprint of the source that was translated, and that of the translation as it went out. */
  readonly fingerprint: string | undefined
  readonly exported: string | undefined
  /** As XML (`inlineXml`), or what was wrong with it. */
  readonly source: readonly Segment[]
  /** Nothing where the file has no translation. */
  readonly target: readonly Segment[] | undefined
  readonly state: XliffState
  readonly subState: SubState | undefined
  /** What cannot be read of it; the first one counts. */
  readonly problems: readonly FileProblem[]
}

export const stateInFile = (state: TextState): { readonly state: XliffState; readonly subState?: SubState } => {
  if (state === 'missing' || state === 'stale') return { state: 'initial' }
  return state === 'translated' ? { state: 'final' } : { state: 'translated', subState: state }
}

/** What a translation and its state are together, in 16 hex digits: as long as it is the same, nobody has changed either. */
export const translationPrint = (
  target: readonly Segment[] | undefined,
  { state, subState }: { readonly state: XliffState; readonly subState?: SubState | undefined },
): string => hash(JSON.stringify([target?.map(plainXml) ?? null, state, subState ?? null]))

export const printOf = (target: SegmentedText | undefined, state: TextState): string =>
  translationPrint(target?.segments, stateInFile(state))
