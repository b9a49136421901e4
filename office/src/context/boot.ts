import type { AssetHosts } from '@vitrine/renderer/internal'
import type { Dates } from '@vitrine/schemas/format'

/** What the host writes into the page of the office, as JSON: all that is known before anything is asked. */
export interface OfficeBoot {
  readonly clientId: string
  readonly tenantId: string
  /** The language of the interface: one of the 18. */
  readonly locale: string
  /** Changes with every build. */
  readonly buildId: string
  /** How often it is asked for a newer build, in milliseconds; once an hour when it is left out. */
  readonly pollInterval?: number | undefined
  readonly siteName: string
  /** How the site writes days. */
  readonly dates?: Dates | undefined
  /** Where pictures, films and files stand. */
  readonly assets: AssetHosts
  /** Where visitors find the home page. */
  readonly home: string
}
