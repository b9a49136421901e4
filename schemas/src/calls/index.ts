import type { Call } from './call.ts'
import * as content from './content.ts'
import * as pages from './pages.ts'
import * as site from './site.ts'

/** Every call there is. A contract test holds this list against the answers of the service. */
export const calls: readonly Call[] = [
  ...Object.values(site),
  ...Object.values(pages),
  ...Object.values(content),
] as unknown as readonly Call[]

export * from './call.ts'
export * from './content.ts'
export * from './pages.ts'
export * from './site.ts'
