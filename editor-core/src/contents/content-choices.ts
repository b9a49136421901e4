import {
  CallError,
  type ContentRecord,
  contentDetail,
  contentList,
  listProductUnits,
  type Reference,
  siteTrade,
} from '@vitrine/schemas'
import type { ServiceChoice } from '@vitrine/setters'
import type { SendCall } from '../context/service.ts'
import { type AnyTranslate, messageText } from '../i18n/translate.ts'
import { textIn } from './text-in.ts'

/** The kinds of contents, by the names that schemas give them. */
const kinds = {
  products: 'product',
  collections: 'collection',
  cases: 'case',
  articles: 'info',
  policies: 'policy',
} as const

const isKind = (from: string): from is keyof typeof kinds => Object.hasOwn(kinds, from)

interface Picture {
  readonly src?: string
}

/** The first picture of a content: a product has several, the others one. */
function pictureOf({ images, image }: Readonly<Record<string, unknown>>): string | undefined {
  const [first] = (images ?? []) as readonly { readonly image?: Picture }[]
  return (first?.image ?? (image as Picture | undefined))?.src
}

/** Which of its names a content is written by. */
type ContentName = Reference['by']

interface ContentChoicesOptions {
  readonly send: SendCall
  readonly t: AnyTranslate
  /** The language that is edited. */
  readonly language: string
  /** That of the interface, for names of currencies; the edited one when it is left out. */
  readonly locale?: string
}

/** Contents of the site as setters offer them, whatever their status. */
export function createContentChoices({ send, t, language, locale }: ContentChoicesOptions) {
  function choiceOf({ id, slug, status, settings }: ContentRecord, by: ContentName): ServiceChoice {
    const image = pictureOf(settings.props)
    return {
      id: by === 'slug' ? slug : id,
      name: textIn(settings, 'name', language) || textIn(settings, 'title', language) || slug,
      detail: status === 'published' ? slug : `${slug} · ${messageText(t, `status.${status}`)}`,
      ...(image && { image }),
    }
  }
  /** All that is counted and paid in by its names: words of the trade, not contents. */
  const wordsOf = {
    async units(): Promise<readonly ServiceChoice[]> {
      const { items } = await send(listProductUnits, {})
      return items.map(({ code, name }) => ({ id: code, name }))
    },
    async currencies(): Promise<readonly ServiceChoice[]> {
      const names = new Intl.DisplayNames([locale ?? language, 'en'], { type: 'currency' })
      return Intl.supportedValuesOf('currency').map((code) => ({
        id: code,
        name: names.of(code) ?? code,
        detail: code,
      }))
    },
  } as const
  type Word = keyof typeof wordsOf
  const isWord = (from: string): from is Word => Object.hasOwn(wordsOf, from)
  /** A word that is none of ours may have been imported: it is shown as it is written. */
  const named = (words: readonly ServiceChoice[], id: string) =>
    words.find((choice) => choice.id === id) ?? { id, name: id }
  /** Those that the site uses, the usual one first; all of them where its owner said nothing. */
  async function offeredWords(from: Word): Promise<readonly ServiceChoice[]> {
    const [all, trade] = await Promise.all([wordsOf[from](), send(siteTrade, {})])
    const used = trade[from]
    return used.length > 0 ? used.map((id) => named(all, id)) : all
  }
  /** Those that somebody looks for: by name or code. */
  const among = (choices: readonly ServiceChoice[], search: string) => {
    const words = search.trim().toLocaleLowerCase()
    return choices.filter(({ id, name }) => `${name} ${id}`.toLocaleLowerCase().includes(words))
  }
  return {
    async search(from: string, search: string, by: ContentName = 'id'): Promise<readonly ServiceChoice[]> {
      if (isWord(from)) return among(await offeredWords(from), search)
      if (!isKind(from)) return []
      const found = search === '' ? {} : { q: search }
      const { items } = await send(contentList, { kind: kinds[from], ...found, pageSize: 24 })
      return items.map((record) => choiceOf(record, by))
    },
    async find(from: string, id: string): Promise<ServiceChoice | undefined> {
      if (isWord(from)) return named(await wordsOf[from](), id)
      if (!isKind(from)) return undefined
      try {
        return choiceOf(await send(contentDetail, { kind: kinds[from], id }), 'id')
      } catch (error) {
        if (error instanceof CallError && error.code === 'not_found') return undefined
        throw error
      }
    },
  }
}
