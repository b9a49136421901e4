import type { Answer, Call, Question, ResolvedMenu, ResolvedTree, Theme } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import type { GuardAnswer } from '../guards/guard.ts'
import type { Links } from '../links.ts'
import type { Visit } from '../visit.ts'
import type { Say } from '../words.ts'

/** What stands around a page of a site: it comes with every page of its release. */
export interface Surround {
  readonly header?: ResolvedTree | undefined
  readonly footer?: ResolvedTree | undefined
  readonly menus: Readonly<Record<string, ResolvedMenu>>
  readonly theme: Theme
}

/** What a screen shows. */
export interface ScreenAnswer {
  readonly status: number
  /** Without the name of the site. */
  readonly title: string
  readonly description?: string | undefined
  /** The source of the picture that link previews show. */
  readonly image?: string | undefined
  readonly main: ResolvedTree | ReactNode
  readonly surround?: Surround | undefined
  readonly robots?: 'noindex'
  readonly cache: 'public' | 'never'
}

/** Or: it shows nothing and answers as a guard does. */
export type ScreenResult = ScreenAnswer | Exclude<GuardAnswer, { readonly kind: 'pass' }>

export interface ScreenTools {
  /** Asks the API in the language of the visit and for its site; the same question is asked once. */
  readonly ask: Ask
  readonly say: Say
  readonly links: Links
  /** The address of a picture for this region. */
  readonly asset: (src: string) => string
  readonly defaultClientId?: string | undefined
  /** The clientIds of the demo sites that are there. */
  readonly demoSites: readonly string[]
}

export type Ask = <C extends Call>(call: C, question: Question<C>) => Promise<Answer<C>>

/** What answers a route. */
export type Screen = (visit: Visit, tools: ScreenTools) => ScreenResult | Promise<ScreenResult>
