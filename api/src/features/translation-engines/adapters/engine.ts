import type { TranslationEngineOf, TranslationJobOf } from '@vitrine/schemas'

/** An engine as this service asks it. */
export type TranslationEngine = TranslationEngineOf<AbortSignal>
export type TranslationJob = TranslationJobOf<AbortSignal>
