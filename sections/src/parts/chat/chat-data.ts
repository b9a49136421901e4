import type { Country } from '@vitrine/schemas'
import type { SelectionData } from '../selection/selection-data.ts'
import type { ChatProduct } from './machine/state.ts'

/** A way to reach a person: where it leads, and what it is called. */
export interface ChatWay {
  readonly kind: 'email' | 'phone' | 'whatsapp'
  readonly href: string
  readonly value: string
}

/** All that the chat is drawn from: JSON of a few KB. */
export interface ChatData {
  /** The header `client-id` of requests, and the name that the conversation is stored by. */
  readonly client: string
  readonly clientId: string
  readonly siteName: string
  readonly home: string
  /** The path of the page, which is sent along. */
  readonly page: string
  /** What stands before addresses of pictures that name no host. */
  readonly assetOrigin: string
  readonly upload: Readonly<Record<'address' | 'client', string>>
  readonly ways: readonly ChatWay[]
  /** The page with the form of the site, where it has one. */
  readonly contact?: { readonly href: string; readonly label: string } | undefined
  readonly countries: readonly Country[]
  /** What units are called, by their code and the plural category of the number. */
  readonly units: Readonly<Record<string, SelectionData['unit']>>
  /** What is said of a text that is too long, by how many characters it may have. */
  readonly tooLong: Readonly<Record<string, string>>
  /** How many images there may be, and how large. */
  readonly imagesHint: string
  /** What a visitor comes from: a product with what was chosen of it, and where it would go. */
  readonly begin?: { readonly product: ChatProduct; readonly s: string } | undefined
  readonly to: string
  readonly consent: {
    readonly version: string
    /** The privacy policy. */
    readonly href?: string | undefined
  }
}
