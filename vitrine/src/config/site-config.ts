import type { EngineSettings, FileBucket, PageTypeSpec, PermissionSet, Theme } from '@vitrine/schemas'
import type { MailSender } from './mail-sender.ts'
import type { TranslationEngine } from './translation-engine.ts'

/**
 * What a site of one's own is made of, as its `vitrine.config.ts` says. It is read by the server alone and never reaches a
 * browser, so it may hold what is secret; plugins, which do, are named by their modules.
 */
export interface SiteConfig {
  /** Section packs: folders of this site (`./plugin`), and names of packages (`acme-sections`). */
  readonly plugins?: readonly string[]
  /** Whether the sections of Vitrine may be placed too; they may, when left out. */
  readonly builtInSections?: boolean
  /** Themes that owners may begin with, beside those of the plugins. */
  readonly themes?: readonly Theme[]
  /** Kinds of pages that owners may make, beside those of the plugins and of Vitrine. */
  readonly pageTypes?: readonly PageTypeSpec[]
  /** What members may be given beside their role, beside those of the plugins. */
  readonly permissionSets?: readonly PermissionSet[]
  /** Folders with what new sites may begin with, beside the templates of Vitrine. */
  readonly siteTemplates?: readonly string[]
  /** A folder with a folder `demo`: the site that an empty database is filled with. */
  readonly content?: string
  /** The address of a PostgreSQL; SQLite in `DATA_DIR`, when left out. `DATABASE_URL` counts before it. */
  readonly database?: string
  /**
   * The address of an object store, or a store of one's own; a folder in `DATA_DIR`, when left out. `STORE_URL` counts before
   * it. With a store of one's own, each thread of the server reads this config too.
   */
  readonly files?: string | FileBucket
  /**
   * The address of a mail server, or what hands mails to a service; mails wait, when left out. `SMTP_URL` counts before it.
   */
  readonly mail?: string | MailSender
  /**
   * Translation engines that all sites may use, beside those that owners set up for their own: one that is known by its
   * kind (`{ kind: 'deepl', key }`), or one of your own or of a package. `charactersPerMonth` is what each site may send it.
   */
  readonly translationEngines?: readonly ((TranslationEngine | EngineSettings) & {
    readonly charactersPerMonth?: number
  })[]
}

/** A config with its types worked out. It is checked when it is read: unknown keys end the start. */
export const defineConfig = (config: SiteConfig): SiteConfig => config
