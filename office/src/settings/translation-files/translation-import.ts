import type { Answer, translationImportDetail } from '@vitrine/schemas'

export type TranslationImport = Answer<typeof translationImportDetail>
