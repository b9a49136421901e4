import type { MediaKind } from './media-item.ts'

/** What a person may pick from the disk for each kind; the service looks at the content. */
export const acceptedTypes: Readonly<Record<MediaKind, string>> = {
  image: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  video: 'video/mp4,video/webm',
  file: 'application/pdf',
}

export const allAcceptedTypes = Object.values(acceptedTypes).join(',')
