import type { JsonText } from '../../platform/database/json-text.ts'
import type { StoredFiles } from '../../platform/media/store-upload.ts'

/** The files of an upload, the one to show first; a film may have a poster, which is a picture in copies. */
export interface MediaFiles {
  readonly files: StoredFiles
  readonly poster?: StoredFiles
}

declare module '../../platform/database/tables.ts' {
  /** The tables of uploads. Their files stand in stores; a row is written when its files are there. */
  interface Tables {
    media: {
      tenant_id: string
      /** 32 hex digits, which the names of its files start with. */
      id: string
      kind: 'image' | 'video' | 'file'
      /** As it was sent, cleaned. */
      name: string
      /** What was sent, by its content. */
      type: string
      /** Of all its files together. */
      bytes: number
      width: number | null
      height: number | null
      files: JsonText<MediaFiles>
      created_at: string
      created_by: string | null
    }
  }
}
