export { fileName } from './file-name.ts'
export { type MediaKind, MediaSlot } from './media-slot.tsx'
