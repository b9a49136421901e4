import type { Theme } from '@vitrine/schemas'
import type { Section, StageVisit } from '../section/section.ts'
import type { Texts } from '../text/translate.ts'
import type { PageData } from './load-data.ts'
import type { DrawableDocument, PageChoice } from './page-source.ts'
import type { PageLink, PageSite } from './page-stage.ts'
import type { Checks } from './registered.ts'
import type { Registered } from './registered-sections.ts'
import type { RenderWarning } from './render-warning.ts'

/** What a page is told, whichever way its values are checked. */
export interface CommonProps extends PageChoice {
  /** Registered once for each array, so hand in the same one. */
  readonly sections: readonly Section[]
  /** A page by itself, a whole site, or an edition. Another object where something has changed. */
  readonly document: DrawableDocument
  /**
   * Path and query that are visited, `/about?language=de`: says page, language and visit where they are left out, links keep
   * the language, and sections that switch languages lead to the same page in each.
   */
  readonly address?: string | undefined
  /** The id of a page of a site: that of the address, else of the home page, when left out. */
  readonly page?: string | undefined
  /** That of the document, when left out or where the document does not speak it. */
  readonly language?: string | undefined
  /** The open one of a site, else the built-in one. */
  readonly theme?: Theme | undefined
  /** What sections say to buyers in this language, by flat keys; English, when left out. */
  readonly texts?: Texts | undefined
  readonly site?: PageSite | undefined
  /** What is visited, as sections ask for it: what `address` says, else `/` without a query, when left out. */
  readonly visit?: StageVisit | undefined
  /** Where a link to another page leads: to `/{slug}`, when left out or where it answers nothing; with `address` in the language of the page. */
  readonly href?: ((link: PageLink) => string | undefined) | undefined
  /** The address of a picture, film or file: as it stands in the document, when left out. */
  readonly asset?: ((src: string) => string) | undefined
  /** What `loadData` answered; sections that list something are empty without it. */
  readonly data?: PageData | undefined
  /**
   * `none` where the policy of a document forbids `<style>`: then the rules of `deviceRules` (`@vitrine/renderer/device-rules`)
   * are to stand in a stylesheet.
   */
  readonly rules?: 'inline' | 'none' | undefined
  /** Called once for each thing that is not drawn as it stands: on the console while developing, when left out. */
  readonly onWarning?: ((warning: RenderWarning) => void) | undefined
}

/** The props of a page whose checks are of one kind. */
export type PageProps<C> = CommonProps & { readonly checks?: C | undefined }

/** How sections are registered: by which checks, so that a page without a compiler of checks needs none. */
export type Register<C> = (sections: readonly Section[], checks: C | undefined) => Registered

/** The props of `VitrinePage`. */
export interface VitrinePageProps extends CommonProps {
  /**
   * `compile` compiles them from the schemas, where code may be generated; where not, nothing is checked, which is told.
   * `none` draws values as they are. What `vitrine check --compile` wrote works everywhere.
   */
  readonly checks?: Checks | undefined
}
