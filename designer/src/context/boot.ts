import type { AssetHosts } from '@vitrine/renderer/internal'
import type { Dates } from '@vitrine/schemas/format'

/** What the host writes into the page of an editor, as JSON: all that is known before anything is asked. */
export interface DesignerBoot {
  /** The designer, the designer in somebody's frame, or the workbench of the draft. */
  readonly screen: 'designer' | 'frame' | 'utils'
  readonly clientId: string
  readonly tenantId: string
  readonly draftsId: string
  /** The language of the interface: one of the 18. */
  readonly locale: string
  /** The language that addresses of the site leave out: the default one of what is published. */
  readonly defaultLocale: string
  /** Changes with every build. */
  readonly buildId: string
  /** How often it is asked for a newer build, in milliseconds; once an hour when it is left out. */
  readonly pollInterval?: number | undefined
  readonly siteName: string
  /** How the site writes days. */
  readonly dates?: Dates | undefined
  /** Where pictures, films and files stand. */
  readonly assets: AssetHosts
  /** The origins that may hold the frame and speak with it; empty outside of a frame. */
  readonly parentOrigins: readonly string[]
  /** What a page is drawn with: the addresses of the stylesheets of the base, all fonts, parts and sections. */
  readonly canvas: {
    readonly stylesheets: readonly string[]
    /** Puts further styles into a document that pages are drawn in, and keeps them up to date. @returns ends it */
    readonly style?: (page: Document) => () => void
  }
  /** The site's own domain, if it has one: visitors find it there. */
  readonly domain?: string
  /** Where visitors find the home page, and where this draft of it is seen. */
  readonly home: string
  readonly preview: string
  /** Where the office of the site begins; not in somebody's frame. */
  readonly office?: string
}
