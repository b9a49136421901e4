import type { Direction, LinkValue, ResolvedComponent, ResolvedMenu } from '@vitrine/schemas'
import type { Dates } from '@vitrine/schemas/format'
import type { ReactNode } from 'react'
import type { StageVisit } from '../section/section.ts'
import type { IslandPart } from './island-part.ts'
import type { PageResources } from './page-resources.ts'

/** An entry of the language switch. */
export interface LanguageChoice {
  readonly code: string
  /** The language's name in itself: Deutsch, العربية. */
  readonly name: string
  readonly href: string
  readonly current: boolean
}

/**
 * What a visitor has said of the tags of a site: nothing yet, no, or yes to analytics (a), to marketing (m), to both.
 * `signal`: the browser refuses them by Global Privacy Control (R313).
 */
export type ConsentState = 'ask' | 'signal' | 'none' | 'a' | 'm' | 'am'

/** What visitors are asked about the tags of the site, and what was answered. */
export interface StageConsent {
  readonly state: ConsentState
  /** The id of the element that asks: a link to it opens it. */
  readonly anchor: string
  /** The policy that is agreed to, with its version: `cookies@2`; empty where the site has none. */
  readonly policy: string
  /** Where it can be read. */
  readonly policyHref?: string | undefined
  /** Whether the page answers a form that was sent to it: asked for again, that form would be sent again. */
  readonly isPosted: boolean
  /** The address of the code that brings what asks to life. */
  readonly script: string
}

/** How the owner of a site is reached, as its pages say it. */
export interface SiteContact {
  readonly name: string
  /** On several lines; with its language where that is not the one of the page. */
  readonly address?: { readonly text: string; readonly language?: string | undefined } | undefined
  readonly email?: string | undefined
  readonly phone?: string | undefined
}

/** The site that a page belongs to, as far as a section may know it. */
export interface StageSite {
  /** Under which name a browser keeps things of this site; nothing where it keeps none. */
  readonly clientId?: string | undefined
  readonly name: string
  readonly home: string
  readonly languages: readonly LanguageChoice[]
  /** The menus of the site by their id, in the language of the page. */
  readonly menus: Readonly<Record<string, ResolvedMenu>>
  /** What is printed around a page that is handed on: where it is found, and who made it. */
  readonly printed?: { readonly pageAddress: string; readonly contact: SiteContact } | undefined
  /** How it writes days (R227); in UTC by the calendar of contracts when left out. */
  readonly dates?: Dates | undefined
  /** Only on visited pages of sites that have tags. */
  readonly consent?: StageConsent | undefined
}

/** What a form held that was sent, for whoever sent it: fields as the forms name them, without those left empty. */
export interface SentSummary {
  /** In ISO 8601. */
  readonly sentAt: string
  readonly fields: Readonly<
    Partial<
      Record<
        | 'productName'
        | 'quantity'
        | 'unit'
        | 'firstName'
        | 'lastName'
        | 'name'
        | 'email'
        | 'whatsappPhone'
        | 'company'
        | 'country'
        | 'message',
        string
      >
    >
  >
  /** What was asked for, in its order: labels are the chosen options, prices minor units for `pricePer` units. */
  readonly lines: readonly {
    readonly productName: string
    readonly model?: string | undefined
    readonly labels: readonly string[]
    readonly quantity?: number | undefined
    readonly unit?: string | undefined
    readonly unitPrice?: number | undefined
    readonly pricePer: number
    readonly currency?: string | undefined
    readonly note?: string | undefined
  }[]
  /** How many images came along. */
  readonly images: number
}

/** Where the images of a form are sent to when they are chosen, by the script of forms. */
export interface ImageUpload {
  readonly address: string
  /** Whose they are: the header `client-id`. */
  readonly client: string
}

/** What became of a form that was sent from this page. */
export interface FormOutcome {
  /** The component that the form stands in. */
  readonly component: string
  /** `open`: it was not sent yet, something else of the page was asked for, and what was filled in stays. */
  readonly kind: 'sent' | 'invalid' | 'too-many' | 'failed' | 'open'
  /** The number under which it was stored. */
  readonly reference?: string | undefined
  /** All that was sent, for the browser that sent it. */
  readonly summary?: SentSummary | undefined
  /** What was filled in, by the name of the field. */
  readonly values: Readonly<Record<string, string>>
  /** What is wrong with it, by the name of the field, in words. */
  readonly messages: Readonly<Record<string, string>>
  /** Pictures that came along and are kept for the next try. */
  readonly images?: readonly { readonly id: string; readonly name: string }[] | undefined
  /** What is said of the form as a whole, where it has no words of its own. */
  readonly message?: string | undefined
  /** When trying again makes sense, in seconds. */
  readonly retryAfter?: number | undefined
}

/** What a page is drawn on, and all that a section may ask for. A section never asks where it is. */
export interface Stage {
  readonly language: string
  readonly direction: Direction
  readonly site: StageSite
  readonly visit: StageVisit
  /** A word of the interface: `words('banner.scrollDown')`, with values for its placeholders. */
  readonly words: (key: string, values?: Readonly<Record<string, string | number>>) => string
  /** Where a link leads, or `undefined` when there is nothing behind it. */
  readonly href: (link: LinkValue) => string | undefined
  /** The address of the site's own path with a query: `address('/products', { page: '2' })`. */
  readonly address: (path: string, query?: Readonly<Record<string, string>>) => string
  /** Where an image, film or file is loaded from, rewritten for the region; empty for what may not be shown. */
  readonly asset: (src: string) => string
  /** What `load` of a component asked for, by name; `undefined` when it could not be answered. */
  readonly data: (component: string) => Readonly<Record<string, unknown>>
  /**
   * The id of the heading that a prop of a component is drawn as: that of the outline, or else the anchor
   * that its owner gave it. No other element of the document has it.
   */
  readonly headingId: (component: string, path: string, anchor?: string) => string | undefined
  /** What every form sends besides what is filled in, by name. */
  readonly formFields?: Readonly<Record<string, string>> | undefined
  readonly outcome?: FormOutcome | undefined
  /** Nothing where images are only sent with their form. */
  readonly imageUpload?: ImageUpload | undefined
  /** Attributes that the stage puts on a component's outermost element: the owner's handles. */
  readonly handles?: (component: ResolvedComponent) => Readonly<Record<string, unknown>>
  /** Attributes that the stage puts on the element of a slot, and of a text. */
  readonly slotHandles?: (component: ResolvedComponent, slot: string) => Readonly<Record<string, unknown>>
  readonly textHandles?: (component: ResolvedComponent, path: string) => Readonly<Record<string, unknown>>
  /** What stands in the place of a component whose section is unknown; nothing for visitors. */
  readonly unknown?: (component: ResolvedComponent) => ReactNode
  /** How islands are rendered apart from the page; without it they are drawn in place. */
  readonly islands?: IslandsOfStage
  /** Where parts say what the page must load for them; nobody asks where a page is not sent to a visitor. */
  readonly resources?: PageResources
}

export interface IslandsOfStage {
  /** The HTML of an island, and the address of the code that brings it to life. */
  readonly render: <P extends object>(
    part: IslandPart<P>,
    props: P,
    id: string,
    resources: PageResources | undefined,
  ) => { readonly html: string; readonly src: string }
}
