/** A word of the source that a tenant always translates alike. */
export interface GlossaryTerm {
  readonly source: string
  /** Its translations into the language that is checked; each of them counts. */
  readonly targets: readonly string[]
  /** Whether upper and lower case must be as written. */
  readonly hasCase?: boolean
}

/** A word that a tenant does not want in a language, and what it may be replaced by. */
export interface ForbiddenWord {
  readonly word: string
  readonly instead?: readonly string[]
}

/** What checks know beside a text and its translation. */
export interface CheckContext {
  /** The languages of both, as BCP 47 tags. */
  readonly from: string
  readonly to: string
  /** The most letters (code points) that the translation may have. */
  readonly maxLength?: number | undefined
  /** What a tenant never translates, as it is written. */
  readonly keep?: readonly string[] | undefined
  readonly glossary?: readonly GlossaryTerm[] | undefined
  readonly forbidden?: readonly ForbiddenWord[] | undefined
  /** How the same source is translated elsewhere. */
  readonly others?: readonly string[] | undefined
}

/** One thing that can be wrong with a translation. */
export interface TranslationCheck {
  readonly id: string
  fails(source: string, target: string, context: CheckContext): boolean
  /**
   * The translation made right, where there is only one way; nothing otherwise. What it answers passes the check.
   * It is asked only for what fails.
   */
  mend?(source: string, target: string, context: CheckContext): string | undefined
  /** Words that somebody may choose from. */
  offer?(source: string, target: string, context: CheckContext): readonly string[]
}
