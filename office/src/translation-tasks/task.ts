import type { Answer, translationTaskById } from '@vitrine/schemas'

/** A translation task, with how far it is in each language. */
export type Task = Answer<typeof translationTaskById>
