/** @public */
export type { CompiledChecks } from './embed/compiled-checks.ts'
/** What written checks use. @public */
export { tools } from './embed/compiled-checks.ts'
/** @public */
export { VitrinePage } from './embed/page-with-compiled-checks.ts'
