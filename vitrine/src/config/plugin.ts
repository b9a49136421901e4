import type { Section } from '@vitrine/renderer'
import type { PageTypeSpec, PermissionSet, Theme } from '@vitrine/schemas'
import type { SetterMatch } from '@vitrine/setters'

/** Words by flat keys: `acme-quote.text`. */
export type PluginWords = Readonly<Record<string, string>>

/** Words in one of the 18 languages; what is missing there is English. It is asked for English too. */
export type LoadPluginWords = (language: string) => PluginWords | undefined | Promise<PluginWords | undefined>

/**
 * A section pack: sections with all that belongs to them. The same object is loaded by the server, its threads, and the
 * browsers of owners, so it holds no secret.
 */
export interface Plugin {
  /** As its package is called, or otherwise: for messages. */
  readonly name: string
  readonly version: string
  /** The versions of Vitrine that it is made for, as npm writes ranges: `^1.2.0`. */
  readonly requires: string
  /** What its types, setters, themes, page types, permission sets and labels begin with, and a hyphen: `acme` for `acme-quote`. */
  readonly prefix: string
  readonly sections?: readonly Section[]
  /** Setters of its own, each with a match function. */
  readonly setters?: readonly SetterMatch[]
  /** Themes that owners may begin with (`defineTheme`). */
  readonly themes?: readonly Theme[]
  /** Kinds of pages that owners may make (`definePageType`). A module of specs exports them too, as `pageTypes`. */
  readonly pageTypes?: readonly PageTypeSpec[]
  /** What members may be given beside their role (`definePermissionSet`). A module of specs exports them too, as `permissionSets`. */
  readonly permissionSets?: readonly PermissionSet[]
  /** What owners call its sections and their settings. */
  readonly labels?: LoadPluginWords
  /** What its sections say to buyers by themselves. */
  readonly texts?: LoadPluginWords
}

/** A section pack with its types worked out. It is checked where it is used: when a site is built, and at its start. */
export const definePlugin = (plugin: Plugin): Plugin => plugin
