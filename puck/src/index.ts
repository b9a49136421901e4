export type { BuilderContent, BuilderMap, BuilderTarget } from './builder/builder-map.ts'
/** @public */
export { type ImportBuilderOptions, importBuilder } from './builder/import-builder.ts'
export type { PuckComponent, PuckConfig, PuckData } from './config.ts'
/** @public */
export { type Imported, type ImportPuckOptions, importPuck } from './import/import-puck.ts'
export type { ImportedPage } from './import/page-parts.ts'
export type { Controls } from './plan/config-plan.ts'
export type { DroppedValue, ImportNote, ImportReport } from './report.ts'
/** @public */
export { type FromPuckOptions, fromPuck } from './sections/from-puck.tsx'
/** @public */
export { puckLabels } from './sections/labels.ts'
