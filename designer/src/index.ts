export type { DesignerBoot } from './boot.ts'
export type { AddressOf, DesignerParts, Send, Stream, StreamEvent } from './parts.ts'
export { mountDesigner } from './shell/mount.tsx'
