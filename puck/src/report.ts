import { isList, isObject, type Json } from '@vitrine/schemas'

/** A value of the document that is not in the site. */
export interface DroppedValue {
  /** The component that it stood in, by its id there; its type where it had none. */
  readonly component: string
  /** Where it stood: `items[0].title`. */
  readonly path: string
  /** What is lost: the value, or of a text the parts of it. */
  readonly value: Json
  readonly why: string
}

/** Something of the document that works otherwise here, or needs a decision. */
export interface ImportNote {
  readonly component: string
  readonly path?: string
  readonly what: string
}

/** What became of a document: the values that are kept, converted and dropped are all that it has. */
export interface ImportReport {
  /** How many texts, numbers, switches and nulls stand in the site as they were. */
  readonly kept: number
  /** How many say the same in another form: HTML as rich text, an object of a choice as its code. */
  readonly converted: number
  readonly dropped: readonly DroppedValue[]
  readonly noted: readonly ImportNote[]
  /** The ids of the site's components by the ids that they had. */
  readonly ids: Readonly<Record<string, string>>
}

/** Where a value stands in the document that is read. */
export interface ReadPlace {
  readonly component: string
  readonly path: string
}

/** Counts what becomes of values while a document is read. */
export interface Tally {
  readonly kept: (value: Json) => void
  readonly converted: (value: Json) => void
  /** Every value in this one is lost. */
  readonly dropped: (at: ReadPlace, value: Json, why: string) => void
  /** A text is there, but for these parts of it. */
  readonly lostParts: (at: ReadPlace, parts: readonly string[], why: string) => void
  readonly noted: (note: ImportNote) => void
}

/** The values in a value: what is neither an object nor a list, with its path. */
export function* leavesOf(value: Json, path = ''): Generator<readonly [path: string, leaf: Json]> {
  if (isList(value)) for (const [at, item] of value.entries()) yield* leavesOf(item, `${path}[${at}]`)
  else if (isObject(value))
    for (const [name, item] of Object.entries(value)) yield* leavesOf(item, path === '' ? name : `${path}.${name}`)
  else yield [path, value]
}

const countOf = (value: Json): number => [...leavesOf(value)].length

/** A tally, and the report that it makes. */
export function createTally(): { readonly tally: Tally; readonly report: (ids: ImportReport['ids']) => ImportReport } {
  let kept = 0
  let converted = 0
  const dropped: DroppedValue[] = []
  const noted = new Map<string, ImportNote>()
  const tally: Tally = {
    kept: (value) => {
      kept += countOf(value)
    },
    converted: (value) => {
      converted += countOf(value)
    },
    dropped: ({ component, path }, value, why) => {
      for (const [inside, leaf] of leavesOf(value, path)) dropped.push({ component, path: inside, value: leaf, why })
    },
    lostParts: ({ component, path }, parts, why) => {
      dropped.push({ component, path, value: parts.join('\n'), why })
    },
    noted: (note) => {
      noted.set(JSON.stringify([note.component, note.path, note.what]), note)
    },
  }
  return { tally, report: (ids) => ({ kept, converted, dropped, noted: [...noted.values()], ids }) }
}

/** Counts nothing: for values that stand in no document. */
export const silent: Tally = {
  kept: () => {},
  converted: () => {},
  dropped: () => {},
  lostParts: () => {},
  noted: () => {},
}
