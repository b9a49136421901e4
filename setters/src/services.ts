import type { LinkValue, Reference, ThemeColour } from '@vitrine/schemas'

/** A page, product, article … that a link or a source may name. */
export interface ServiceChoice {
  readonly id: string
  readonly name: string
  readonly detail?: string
  readonly image?: string
}

/** What a picture, film or file in the library looks like; its name is what people call the file. */
export interface MediaItem {
  readonly id: string
  readonly kind: 'image' | 'video' | 'file'
  readonly name: string
  readonly src: string
  readonly width?: number
  readonly height?: number
  readonly widths?: readonly number[]
  /** Of a picture: where a page that takes it begins with its own. */
  readonly focalPoint?: { readonly x: number; readonly y: number }
  readonly poster?: string
}

/** Where the setters of pictures, films and files choose from, and upload to. */
export interface MediaService {
  readonly list: (
    kind: MediaItem['kind'],
    search: string,
    page: number,
  ) => Promise<{ items: readonly MediaItem[]; total: number }>
  /** What the library says of an address; nothing where it holds no such file. */
  readonly find: (src: string) => Promise<MediaItem | undefined>
  /** @throws Error whose message says what is wrong, in the interface language. */
  readonly upload: (file: File, kind: MediaItem['kind'], onProgress?: (part: number) => void) => Promise<MediaItem>
}

/** Everything that setters ask of the application that draws a form. */
export interface SetterServices {
  /** The label for a key, if there is one: `banner.title`. */
  readonly label: (key: string) => string | undefined
  /** The language of the texts that are edited. */
  readonly editingLanguage: string
  readonly themeColours: Readonly<Record<ThemeColour, string>>
  /** Where a picture is loaded from. */
  readonly asset: (src: string) => string
  readonly pages: () => readonly ServiceChoice[]
  /** The headings of the page that is edited, or of another one: its id, or `home`. */
  readonly anchors: (page?: string) => readonly ServiceChoice[]
  /**
   * Products, collections, cases, articles, policies: `from` names their kind. Found by words.
   *
   * @param by which of its names a choice has as its id; the id itself, when left out.
   */
  readonly contents: (from: string, search: string, by?: Reference['by']) => Promise<readonly ServiceChoice[]>
  /** One of them by its id or slug; nothing where it is gone. A rejection says nothing of it: it may be there. */
  readonly content: (from: string, id: string) => Promise<ServiceChoice | undefined>
  /** The library; addresses are written where there is none. */
  readonly media?: MediaService | undefined
  /** The host of an address from which visitors' browsers load no pictures and films; nothing for one from which they do. */
  readonly foreignHost: (src: string) => string | undefined
  /** What the source of a translation said, by the fingerprint of its words; nothing where nobody knows it any more. */
  readonly sourceText?: ((fingerprint: string) => Promise<string | undefined>) | undefined
  /** What a link says, in words. */
  readonly nameOfLink: (link: LinkValue) => string
}
