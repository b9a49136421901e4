import {
  type OpenStream,
  requiredContext,
  type SendCall,
  type SignedInAccount,
  type SignIn,
} from '@vitrine/editor-core'
import type { Specs } from '@vitrine/model'
import type { Action, Membership, PermissionSet } from '@vitrine/schemas'
import type { TFunction } from 'i18next'
import type { OfficeBoot } from './boot.ts'

/** What components get from `useTranslation('office')`, for all that is no component. */
export type OfficeTranslate = TFunction<'office'>

/** What sections are called, for screens that speak of them. */
export interface OfficeSections {
  readonly specs: Specs
  readonly labels: Readonly<Record<string, string>>
  /** Names under which labels of what several sections share stand: `head` for `head.title`. */
  readonly labelParts: readonly string[]
}

/** One topic of the owner's handbook. */
export interface HelpTopic {
  /** As addresses name it: `inbox`. */
  readonly id: string
  readonly title: string
  /** What stands below the title, made of our own Markdown when the office is built; links to topics have `data-topic`. */
  readonly html: string
}

/** The owner's handbook in the language that it is written in, which may be another one than was asked for. */
export interface Handbook {
  readonly language: string
  readonly topics: readonly HelpTopic[]
}

/** What the host hands to the office. */
export interface OfficeParts {
  readonly boot: OfficeBoot
  readonly send: SendCall
  readonly stream: OpenStream
  /** What members may be given beside their role; their names are labels. */
  readonly permissionSets?: readonly PermissionSet[]
  /** Words for owners at the start of the office. Loaded once a language. */
  readonly labels: (language: string) => Promise<Readonly<Record<string, string>>>
  /** Those of all screens but Today: of contents, setters, problems. Loaded once a language. */
  readonly screenLabels: (language: string) => Promise<Readonly<Record<string, string>>>
  /** The sections with their words for owners, for the screens that name them. Loaded once a language. */
  readonly sections: (language: string) => Promise<OfficeSections>
  /** The owner's handbook in a language of the interface, or in English where it is not written in that. */
  readonly handbook: (language: string) => Promise<Handbook>
  /** Keeps the language of the interface that somebody chose; the service is asked in it from then on. */
  readonly rememberLocale: (locale: string) => void
  /** The address of a picture or file of the site. */
  readonly asset: (src: string) => string
}

/** What every screen of the office reads. */
export interface OfficeContext extends Omit<OfficeParts, 'rememberLocale' | 'screenLabels' | 'permissionSets'> {
  readonly permissionSets: readonly PermissionSet[]
  /** Resolves when the words of all screens are there: the same promise, until it failed. */
  readonly screenWords: () => Promise<void>
  readonly account: SignedInAccount
  /** Signing in again where one works, when the session is over. */
  readonly signIn: SignIn
  /** The draft of the site; nothing where there is none. */
  readonly draftsId: string | undefined
  /** Where its pages are edited. */
  readonly designer: string | undefined
  readonly member: Membership
  /** Whether the member may do this: what one may not do is not offered. */
  readonly may: (action: Action) => boolean
  readonly locale: string
  /** The label for a key that a schema makes, if there is one. */
  readonly label: (key: string) => string | undefined
  /** Shows the interface in another of the 18 languages; what is on the screen stays. Rejects when its words do not come. */
  readonly changeLocale: (locale: string) => Promise<void>
}

export const [OfficeProvider, useOffice] = requiredContext<OfficeContext>('This belongs inside of the office.')
