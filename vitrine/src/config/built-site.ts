import { resolve } from 'node:path'
import type { MailSender } from './mail-sender.ts'
import { configFile } from './read-config.ts'
import type { SiteConfig } from './site-config.ts'

/** What is made of a site stands in this folder of it. */
export const WORK_FOLDER = '.vitrine'

/** The file in which a build notes what it was made of. */
export const NOTE_FILE = 'site.json'

/** What stands in it: what would be built otherwise when it changes. */
export const noteOf = ({
  plugins = [],
  builtInSections = true,
  themes = [],
  pageTypes = [],
  permissionSets = [],
}: SiteConfig): string => JSON.stringify({ plugins, builtInSections, themes, pageTypes, permissionSets })

/** What the server of a site is started with. */
export interface ServerOptions {
  /** Holds a folder `demo`: the site that an empty database is filled with. */
  readonly sites: string
  readonly main: {
    /** Variables that count where the environment says nothing. */
    readonly defaults: Readonly<Record<string, string>>
    readonly templates: readonly string[]
    readonly mail?: MailSender
    readonly filesFrom?: string
    readonly translationEngines?: NonNullable<SiteConfig['translationEngines']>
    /** What an operator calls who helps somebody that is locked out. */
    readonly ownerCommand: string
  }
}

/**
 * What a config says to the server.
 *
 * @param folder of the site
 * @param own the folder `sites` of Vitrine itself
 */
export function serverOptions(folder: string, config: SiteConfig, own: string): ServerOptions {
  const { database, files, mail, content, siteTemplates = [], translationEngines } = config
  const file = configFile(folder)
  return {
    sites: content === undefined ? own : resolve(folder, content),
    main: {
      defaults: {
        ...(database !== undefined && { DATABASE_URL: database }),
        ...(typeof files === 'string' && { STORE_URL: files }),
        ...(typeof mail === 'string' && { SMTP_URL: mail }),
      },
      ...(typeof mail === 'object' && { mail }),
      ...(translationEngines && { translationEngines }),
      ...(typeof files === 'object' && file !== undefined && { filesFrom: file }),
      ownerCommand: 'npx vitrine owner',
      templates: [...siteTemplates.map((each) => resolve(folder, each)), resolve(own, 'templates')],
    },
  }
}
