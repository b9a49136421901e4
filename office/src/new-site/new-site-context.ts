import { requiredContext, type SendCall, type SignedInAccount, type SignIn } from '@vitrine/editor-core'
import { useStore } from 'zustand'
import type { OfficeParts } from '../context/office-context.ts'
import type { DraftState, DraftStore } from './draft.ts'
import type { LogoReader } from './logo/read-logo.ts'
import type { StepPlace } from './step-place.ts'

/** What the host writes into the page where sites are made, as JSON. */
export interface NewSiteBoot {
  /** The language of the interface: one of the 18. */
  readonly locale: string
}

/** What the host hands to the page where sites are made. */
export interface NewSiteParts {
  readonly boot: NewSiteBoot
  readonly send: SendCall
  /** Words for owners, by language. */
  readonly labels: (language: string) => Promise<Readonly<Record<string, string>>>
  /** The owner's handbook, in a language of the interface or in English. */
  readonly handbook: OfficeParts['handbook']
  /** Keeps the language of the interface that somebody chose. */
  readonly rememberLocale: (locale: string) => void
  /** Opens another page of ours in the place of this one: `/acme/office`. */
  readonly openPage: (address: string) => void
}

export interface NewSiteContext extends Pick<NewSiteParts, 'send' | 'handbook' | 'openPage'> {
  readonly account: SignedInAccount
  /** Only some accounts may. */
  readonly mayAddSites: boolean
  readonly signIn: SignIn
  readonly locale: string
  /** Rejects when the words do not come. */
  readonly changeLocale: (locale: string) => Promise<void>
  readonly store: DraftStore
  readonly place: StepPlace
  readonly readLogo: LogoReader
}

export const [NewSiteProvider, useNewSite] = requiredContext<NewSiteContext>('This belongs where sites are made.')

/** What was typed so far, what is wrong with it, and what changes it. */
export function useDraft(): DraftState & Pick<DraftStore, 'change' | 'refuse'> {
  const { store } = useNewSite()
  return { ...useStore(store.state), change: store.change, refuse: store.refuse }
}
