export { fileName, isUploadName } from './file-name.ts'
export { MediaName } from './media-name.tsx'
export { type MediaKind, MediaSlot } from './media-slot.tsx'
export { useMediaItem } from './use-media-item.ts'
