import type { Answer, contentImportDetail } from '@vitrine/schemas'

/** An import with a page of its rows. */
export type ContentImport = Answer<typeof contentImportDetail>
export type ImportRow = ContentImport['rows']['items'][number]
