import type { Json } from '@vitrine/schemas'

/** Where the value of a field comes from. */
export type Origin =
  | { readonly kind: 'none' | 'default' | 'base' | 'mobile' | 'theme' | 'deleted' }
  /** Set in the language that is edited. */
  | { readonly kind: 'language'; readonly language: string }
  /** Set in another language, on which this one falls back. */
  | { readonly kind: 'inherited'; readonly language: string }

/** What became of a text in the language that is edited. */
export interface FieldTranslation {
  readonly state: 'inherited' | 'missing' | 'stale' | 'new' | 'machine' | 'needs-review' | 'translated'
  /** What the base says, and its language. */
  readonly source: Json | undefined
  readonly sourceLanguage: string
  /** Of one that is outdated: the fingerprint of the words that it was made from, and what they are now, as lines. */
  readonly changed?: { readonly from: string; readonly to: string }
}

/** What is known of a field besides its value. */
export interface FieldState {
  readonly origin: Origin
  /** Whether the layer that is edited says it itself, so that it can be taken away. */
  readonly isOwn: boolean
  /** Whether editing it changes every language, though one of them is being edited. */
  readonly isForAll?: boolean
  readonly translation?: FieldTranslation
  /** How many translations are outdated by what was changed here since the form was opened. */
  readonly outdated?: number
  readonly isDisabled?: boolean
}

/**
 * Where the values of a form are stored: it says what is stored and whose it is, and takes changes.
 * `valueAt` and `stateOf` answer the same object until something at that path changes, and only the
 * listeners of paths that may be touched are notified; those of the path `''` get every change. A
 * refused change throws nothing: the source says what is wrong as text, or nothing when it is done.
 */
export interface FieldSource {
  readonly valueAt: (path: string) => Json | undefined
  readonly stateOf: (path: string) => FieldState
  readonly subscribe: (path: string, listener: () => void) => () => void
  readonly set: (path: string, value: Json) => string | undefined
  readonly clear: (path: string) => void
  /** Says that an outdated translation is still right; left out by sources without languages. */
  readonly keepTranslation?: (path: string) => void
  /** Says that a change of the source was no change of what it means, so that its translations are still right. */
  readonly markMinor?: (path: string) => void
  readonly insertItem: (
    list: string,
    item: { readonly id: string; readonly [name: string]: Json },
    after: string | null,
  ) => void
  readonly duplicateItem: (list: string, id: string) => void
  readonly removeItem: (list: string, id: string) => void
  readonly moveItem: (list: string, id: string, after: string | null) => void
}
