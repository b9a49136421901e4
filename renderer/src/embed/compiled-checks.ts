import { canonicalJson, fingerprint } from '@vitrine/model'
import { type Check, charactersOf, formats, type Problem, problemsOf, type SectionSpec } from '@vitrine/schemas'

/** A check as `vitrine check --compile` writes it: ajv's function, which says yes or no and keeps the errors. */
interface WrittenCheck {
  (value: unknown): boolean
  errors?: Parameters<typeof problemsOf>[0]
}

/** The checks of sections, compiled before: what `vitrine check --compile` writes. */
export interface CompiledChecks {
  /** Each with the fingerprint of the schema that it was compiled from. */
  readonly sections: Readonly<Record<string, { readonly schema: string; readonly check: WrittenCheck }>>
  readonly link: WrittenCheck
}

/** What the schema of a section is known by. */
export const schemaOf = ({ props }: SectionSpec): string => fingerprint(props)

/** What written checks use. */
export const tools = {
  charactersOf,
  isEqual: (one: unknown, other: unknown): boolean => one === other || canonicalJson(one) === canonicalJson(other),
  formats: Object.fromEntries(Object.entries(formats).map(([name, validate]) => [name, { validate }])),
}

const nothingWrong: readonly Problem[] = []

export const asCheck =
  (written: WrittenCheck): Check =>
  (value, place) =>
    written(value) ? nothingWrong : problemsOf(written.errors, value, place)
