import type { PageLanguages } from '@vitrine/api'
import type { SiteContact } from '@vitrine/renderer'
import type { AssetHosts } from '@vitrine/renderer/internal'
import type { ContentOnPage, ShareImage } from '@vitrine/renderer/server'
import type { Translate } from '@vitrine/renderer/translate'
import type { ImageValue, ResolvedMenu, ResolvedTree, Theme } from '@vitrine/schemas'
import type { InquiryList } from '@vitrine/schemas/inquiry-list'
import type { SystemPage } from '@vitrine/sections/system-pages'
import type { ReactNode } from 'react'
import type { Assets } from '../assets/assets.ts'
import type { GuardAnswer } from '../guards/guard.ts'
import type { SubmissionOutcome } from '../request/form-submission.ts'
import type { SentQuery } from '../request/sent-form.ts'
import type { SiteInfo, Visit } from '../request/visit.ts'
import type { Query, QueryIn, VisitClient } from '../request/visit-client.ts'

/** What stands around a page of a site: it comes with every page of its release. */
export interface SiteLayout {
  readonly header?: ResolvedTree | undefined
  readonly footer?: ResolvedTree | undefined
  /** The picture of the site in tabs and bookmarks, which its header names whether the page shows it or not. */
  readonly icon?: string | undefined
  readonly menus: Readonly<Record<string, ResolvedMenu>>
  readonly theme: Theme
}

/** What a screen shows. */
export interface ScreenAnswer {
  readonly status: number
  /** Without the name of the site. */
  readonly title: string
  readonly description?: string | undefined
  readonly image?: ShareImage | undefined
  /** The one thing that the page is about. */
  readonly subject?: ContentOnPage | undefined
  /** Its id. */
  readonly contentId?: string | undefined
  /** The id of the page that its owner designed. */
  readonly pageId?: string | undefined
  readonly main: ResolvedTree | ReactNode
  readonly surround?: SiteLayout | undefined
  /** How the owner is reached, on pages that are printed and handed on. */
  readonly contact?: SiteContact | undefined
  readonly robots?: 'noindex'
  readonly cache: 'public' | 'never'
}

/** Or: it is read by machines, and sent as it is, with the content type of its route. */
export interface TextAnswer {
  readonly kind: 'text'
  readonly text: string
}

/** Or: it is a document of its own, for those who edit a site. It may do what no public page may (security.ts). */
export interface EditorAnswer {
  readonly kind: 'editor'
  readonly html: string
}

/** Or: it shows nothing and answers as a guard does. */
export type NoAnswer = Exclude<GuardAnswer, { readonly kind: 'pass' }>

export type ScreenResult = ScreenAnswer | TextAnswer | EditorAnswer | NoAnswer

/** What the pages of editors are made with: the same for all visits. */
export interface EditorParts {
  readonly assets: Assets
  readonly hosts: AssetHosts
  /** The origins that may hold the designer in a frame. */
  readonly parentOrigins: readonly string[]
  /** How often the designer asks for a newer build, in milliseconds; once an hour when it is left out (R92). */
  readonly pollInterval?: number | undefined
}

export interface ScreenTools {
  /** Asks the API in the language of the visit and for its site; the same question is asked once. */
  readonly query: Query
  readonly queryIn: QueryIn
  /** The same for another site, by its tenant id. */
  readonly queryOf: VisitClient['queryOf']
  readonly mutate: VisitClient['mutate']
  /** Gives the visitor a cookie. */
  readonly setCookie: VisitClient['setCookie']
  readonly setSiteCookie: VisitClient['setSiteCookie']
  readonly forgetCookies: VisitClient['forgetCookies']
  /** What the address that follows a form says of it. */
  readonly sentQuery: SentQuery
  /** The cookie with which the browser sees what it sent, by the number of the message. */
  readonly receipt: (reference: string) => Promise<string>
  /** The cookie that holds an inquiry list; nothing where it does not fit into one. */
  readonly listCookie: (list: InquiryList) => Promise<string | undefined>
  /** The list that the cookie of the visit holds. */
  readonly listOfCookie: () => Promise<InquiryList>
  /** What became of the form that was sent to this page. */
  readonly outcome?: SubmissionOutcome | undefined
  /** Translates the keys of the interface's texts into the language of the visit. */
  readonly t: Translate
  /** The same for a language that is named. */
  readonly tIn: (language: string) => Translate
  /** The address of a picture for this region. */
  readonly asset: (src: string) => string
  /**
   * The path of a picture of this site as link previews show it, 1200 × 630; nothing for a picture that is not
   * there. Light logos stand on the dark ground.
   */
  readonly shareImage: (
    image: Pick<ImageValue, 'src' | 'focalPoint'>,
    darkGround: string,
  ) => Promise<string | undefined>
  /** What the pages of editors are made with. */
  readonly editor: EditorParts
  readonly pageLanguages: PageLanguages
  readonly siteByClient: (clientId: string) => Promise<SiteInfo | undefined>
  readonly defaultClientId?: string | undefined
  /** Where the system itself is: `https://vitrine.example`. */
  readonly systemOrigin: string
  /** Whether a page of products finds what is asked for with `?q=`. */
  readonly hasSearch: (page: ResolvedTree) => boolean
  /** The clientIds of the demo sites that are there. */
  readonly demoSites: readonly string[]
  /** Whether a mail server is set up. */
  readonly sendsMail: boolean
}

/** What answers a route. */
export type Screen = (visit: Visit, tools: ScreenTools) => ScreenResult | Promise<ScreenResult>

/** What a page of the system answers: never kept by caches, never indexed. */
export const systemAnswer = ({ title, main }: SystemPage, status = 200): ScreenAnswer => ({
  status,
  title,
  main,
  robots: 'noindex',
  cache: 'never',
})

/** A screen that shows nothing of its own: thrown, so that everyone who waits for the same page gets it. */
export class NoPage extends Error {
  readonly instead: NoAnswer
  constructor(instead: NoPage['instead']) {
    super('The screen shows no page.')
    this.instead = instead
  }
}
