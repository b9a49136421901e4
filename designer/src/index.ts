export type { DesignerBoot } from './context/boot.ts'
export type { AddressOf, DesignerParts, Send, Stream, StreamEvent } from './context/designer-context.ts'
export { mountDesigner } from './mount.tsx'
