import type { TranslationEngineOf } from '@vitrine/schemas'

/** Translates texts: a service, or a program of one's own. */
export type TranslationEngine = TranslationEngineOf<AbortSignal>
