import type { Answer, FocalPoint, replaceMedia } from '@vitrine/schemas'
import type { JsonText } from '../../platform/database/json-text.ts'
import type { StoredFiles } from '../../platform/media/store-upload.ts'

/** The files of an upload, the one to show first; a film may have a poster, which is a picture in copies. */
export interface MediaFiles {
  readonly files: StoredFiles
  readonly poster?: StoredFiles
}

/** A place in which a file takes the place of another one. */
export type ReplacedPlace = Answer<typeof replaceMedia>['places'][number]

/** What a replacement did: the revisions that it made, whose operations are in the logs, and where. */
export interface ReplacementDocument {
  readonly drafts: readonly { readonly draftsId: string; readonly revision: number }[]
  readonly contentsRevision?: number
  readonly places: readonly ReplacedPlace[]
}

declare module '../../platform/database/tables.ts' {
  /** The tables of uploads. Their files stand in stores; a row is written when its files are there. */
  interface Tables {
    media: {
      tenant_id: string
      /** 32 hex digits, which the names of its files start with. */
      id: string
      kind: 'image' | 'video' | 'file'
      /** As it was sent, cleaned; or as somebody called it since. */
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
      tags: JsonText<readonly string[]>
      /** Counts the changes of its name, tags and focal point. */
      revision: number
      /** Of a picture: what is seen wherever it is cut; the middle without it. */
      focal_point: JsonText<FocalPoint> | null
      /** Of the bytes that were sent, in hex; `''` where they are not kept, nothing while nobody looked. */
      sha256: string | null
    }
    /** What took the place of which file in all drafts and contents, to be taken back as one. */
    media_replacements: {
      tenant_id: string
      id: string
      media_id: string
      by_id: string
      account_id: string | null
      at: string
      undone_at: string | null
      document: JsonText<ReplacementDocument>
    }
    /** Uploads that come in pieces and are not whole yet. */
    media_uploads: {
      tenant_id: string
      id: string
      account_id: string
      name: string
      /** How many there are to come altogether, and how many have. */
      bytes: number
      received: number
      /** When the file was changed last on the sender's machine, in milliseconds: it tells the same file again. */
      modified_at: number | null
      updated_at: string
    }
  }
}
