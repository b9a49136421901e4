// What the host of this repository starts the designer with. It may change in any version: what others build on stands in
// index.ts.
export { takeTicket } from './address-bar.ts'
export { addressesOf } from './addresses.ts'
export type { DesignerBoot } from './context/boot.ts'
export type { AddressOfPath, DesignerParts } from './context/designer-context.ts'
export { mountDesigner } from './mount.tsx'
