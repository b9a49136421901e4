export type { DesignerBoot } from './context/boot.ts'
export type { AddressOfPath, DesignerParts, OpenStream, SendCall, ServerEvent } from './context/designer-context.ts'
export { mountDesigner } from './mount.tsx'
