import type { Call } from './call.ts'
import * as content from './content.ts'
import * as pages from './pages.ts'
import * as policies from './policies.ts'
import * as site from './site.ts'
import * as trade from './trade.ts'

/** Every call there is. A contract test holds this list against the answers of the service. */
export const calls: readonly Call[] = [
  ...Object.values(site),
  ...Object.values(pages),
  ...Object.values(content),
  ...Object.values(trade),
  ...Object.values(policies),
] as unknown as readonly Call[]

export * from './call.ts'
export * from './content.ts'
export * from './pages.ts'
export * from './policies.ts'
export * from './site.ts'
export * from './trade.ts'
