/** A text for an engine. Masks in it (`⟦0⟧`, `<x id="0"/>`) must come back, each once, wherever the words want them. */
export interface TextToTranslate {
  readonly text: string
  /** The most letters that its translation may have. */
  readonly maxLength?: number
  /** What stands before and after it on the page, and what the text is: for engines that make use of it. */
  readonly before?: string
  readonly after?: string
  readonly about?: string
}

/**
 * @typeParam Signal an `AbortSignal`, of which this package knows nothing.
 */
export interface TranslationJobOf<Signal> {
  /** BCP 47 tags. */
  readonly from: string
  readonly to: string
  readonly texts: readonly TextToTranslate[]
  /** Words that always become the same words; only engines with `hasGlossary` get it. */
  readonly glossary?: readonly (readonly [source: string, target: string])[]
  readonly signal: Signal
}

/** A translation, or why there is none for this text. */
export type EngineTranslation = { readonly text: string } | { readonly error: string }

/** The languages that an engine translates one into. */
export interface EngineLanguages {
  readonly from: string
  readonly to: readonly string[]
}

/**
 * Translates texts: a service behind an address, or a program of one's own.
 *
 * @typeParam Signal an `AbortSignal`.
 */
export interface TranslationEngineOf<Signal> {
  /** Lower-case letters, digits and hyphens; for engines of plugins after their prefix: `acme-translate`. */
  readonly id: string
  /** As owners read it. */
  readonly name: string
  /** How many texts and letters one call takes (50 and 5,000 when left out), and how many calls a minute. */
  readonly limits?: { readonly batch?: number; readonly chars?: number; readonly perMinute?: number }
  /** Whether it is given the glossary; otherwise words of the glossary are put in as they stand there. */
  readonly hasGlossary?: boolean
  /** All pairs that it translates; an empty list stands for any. @throws EngineError */
  languages(signal: Signal): Promise<readonly EngineLanguages[]>
  /** As many as the texts, in their order. @throws EngineError for all of them */
  translate(job: TranslationJobOf<Signal>): Promise<readonly EngineTranslation[]>
}

/**
 * What can go wrong with an engine: it asks to wait, does not answer, does not take the key, has nothing left of what was
 * paid for, or does not take these texts.
 */
export const engineErrorKinds = ['rate', 'down', 'auth', 'quota', 'text'] as const
export type EngineErrorKind = (typeof engineErrorKinds)[number]

/** Why an engine translated nothing. Any other error that an engine throws counts as `down`. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly kind: EngineErrorKind
  /** How long to wait before it is asked again, in milliseconds. */
  readonly retryAfter: number | undefined

  constructor(kind: EngineErrorKind, message: string = kind, retryAfter?: number) {
    super(message)
    this.kind = kind
    this.retryAfter = retryAfter
  }
}

/** Engines that are known by name, each by what it needs. */
export const engineKinds = ['deepl', 'libretranslate', 'apertium', 'openai'] as const
export type EngineKind = (typeof engineKinds)[number]

/** An engine that is known by name, as a config or an owner says where it is. */
export interface EngineSettings {
  readonly kind: EngineKind
  /** Where it answers; DeepL knows its own address, by its key. */
  readonly url?: string
  readonly key?: string
  /** The model that is asked, where an address has several. */
  readonly model?: string
}
