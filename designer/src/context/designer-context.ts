import type { OpenStream, SendCall } from '@vitrine/editor-core'
import { requiredContext } from '@vitrine/editor-core'
import type { Registry, Stage } from '@vitrine/renderer'
import type { PageTemplate, PageTypeSpec, Theme } from '@vitrine/schemas'
import type { MediaService, SetterMatch } from '@vitrine/setters'
import type { ComponentType } from 'react'
import type { DesignerBoot } from './boot.ts'
import type { DesignerFeature } from './features.ts'
import type { DesignerTranslate } from './translate.ts'

export interface ReviewProps {
  readonly onClose: () => void
  /** Somebody follows a link to a place of this draft, `#page=home&component=k3v9Qa2Z`. */
  readonly onPlace: (hash: string) => void
}

/** What the host hands to the designer. */
export interface DesignerParts {
  readonly boot: DesignerBoot
  readonly send: SendCall
  readonly stream: OpenStream
  readonly registry: Registry
  /** What a new page may begin with. */
  readonly templates?: readonly PageTemplate[]
  /** Kinds of pages that others made; their names are labels. */
  readonly pageTypes?: readonly PageTypeSpec[]
  /** Setters of sections that others made, for the settings of components. */
  readonly setters?: readonly SetterMatch[]
  /** Themes that a site may take as they are. */
  readonly themes?: readonly Theme[]
  /** Words for owners: of the designer, its setters, the sections, the problems. Loaded once a language. */
  readonly labels: (language: string) => Promise<Readonly<Record<string, string>>>
  /** Names under which labels of what several sections share stand: `head` for `head.title`. */
  readonly labelParts?: readonly string[]
  /** Keeps the language of the interface that somebody chose; the service is asked in it from then on. */
  readonly rememberLocale?: (locale: string) => void
  /** Words for buyers, for what is drawn on the canvas. */
  readonly words: (language: string) => Promise<Stage['words']>
  readonly asset: (src: string) => string
  /** Where visitors find a page, or how a page of this draft will look. */
  readonly addressOf: AddressOfPath
  /** Opens the draft of a frame with a ticket that its parent brings. */
  readonly enter: (ticket: string) => Promise<{ readonly expiresAt: string }>
  /** Whether a ticket in the address of the frame has opened it already. */
  readonly isEntered?: boolean
  /** What there is beside the draft; everything, when left out. */
  readonly features?: ReadonlySet<DesignerFeature>
  /** What is to be known before anything goes live, over the page: the office's, where there is one. Asked for when it is opened. */
  readonly review?: (locale: string) => Promise<ComponentType<ReviewProps>>
  /** The library of pictures, films and files; that of the service, when left out. */
  readonly media?: MediaService
}

/** The address of a path of the site (`/products`): where everyone finds it, or as it is in this draft. */
export type AddressOfPath = (
  path: string,
  options?: { readonly language?: string | undefined; readonly isDraft?: boolean | undefined },
) => string

/** The same with the labels at hand: what every part of the designer reads. */
export interface DesignerContext extends Omit<DesignerParts, 'labels'> {
  /** The label for a key, if there is one. */
  readonly label: (key: string) => string | undefined
  /** A word of the interface, with its placeholders filled. */
  readonly t: DesignerTranslate
  readonly locale: string
  /** Shows the interface in another of the 18 languages; the draft and all that is unsaved stay. Rejects when its words do not come. */
  readonly changeLocale?: (locale: string) => Promise<void>
}

export const [DesignerContextProvider, useDesignerContext] = requiredContext<DesignerContext>(
  'No parts: this belongs inside of the designer.',
)
