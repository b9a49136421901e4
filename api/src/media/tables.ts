/** The tables of uploads. Their files stand in stores; a row is written when its files are there. */
export interface MediaTables {
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
    /** `MediaFiles` of media.store.ts as JSON. */
    files: string
    created_at: string
    created_by: string | null
  }
  /** Pictures of inquiries; those that no inquiry took expire. */
  inquiry_images: {
    id: string
    tenant_id: string
    inquiry_id: string | null
    /** Its name in the private store. */
    file: string
    type: string
    bytes: number
    width: number
    height: number
    created_at: string
    expires_at: string
  }
}
