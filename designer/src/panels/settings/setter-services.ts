import { outlineOf } from '@vitrine/model'
import {
  type Answer,
  CallError,
  type ContentRecord,
  hasOwnSlug,
  type Link,
  listMedia,
  setMediaPoster,
  uploadMedia,
} from '@vitrine/schemas'
import type { Choice, MediaItem, SetterServices } from '@vitrine/setters'
import type { Surroundings } from '../../parts.ts'
import type { Workbench } from '../../store/context.ts'
import { resolvedTree } from '../../store/resolved-tree.ts'
import { createContentChoices } from './content-choices.ts'
import { firstFrame } from './first-frame.ts'

interface ToServe {
  readonly parts: Surroundings
  readonly workbench: Workbench
  readonly editingLanguage: string
  readonly themeColours: SetterServices['themeColours']
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What setters ask for, answered from the draft and the service. */
export function createSetterServices({ parts, editingLanguage, themeColours, workbench }: ToServe): SetterServices {
  const { say, label, asset, locale, send } = parts
  const { editor, view } = workbench
  const inLanguage = (settings: ContentRecord['settings'], name: string): string =>
    textOf(settings.editPropsByLangEnvMap?.[editingLanguage]?.[name]) || textOf(settings.props[name])

  const pages = (): readonly Choice[] =>
    editor.state
      .getState()
      .pagesList.filter(({ pageType }) => hasOwnSlug(pageType))
      .map(({ id, slug, settings }) => ({
        id,
        name: inLanguage(settings, 'name') || id,
        detail: `/pages/${slug ?? id}`,
      }))

  const menus = (): readonly Choice[] =>
    editor.state.getState().menuList.map(({ id }) => ({ id, name: label(`menu.${id}`) ?? id }))

  const choices = createContentChoices({ send, say, inLanguage })

  /** The headings of a page that is loaded here. */
  function anchors(page = view.state.getState().curPageId): readonly Choice[] {
    const { pagesList } = editor.state.getState()
    const id = page === 'home' ? (pagesList.find(({ pageType }) => pageType === 'home')?.id ?? page) : page
    const tree = resolvedTree(editor, { page: id }, editingLanguage)
    return outlineOf(tree, editor.specs).map(({ id, text }) => ({
      id,
      name: text,
      detail: `#${id}`,
    }))
  }

  const mediaItem = ({
    poster,
    ...item
  }: Omit<MediaItem, 'poster'> & { readonly poster?: { readonly src: string } }): MediaItem => ({
    ...item,
    ...(poster && { poster: poster.src }),
  })

  /** A film gets its first frame as its poster; it is there without one, too. */
  async function withPoster(item: Answer<typeof uploadMedia>, file: File): Promise<unknown> {
    if (item.kind !== 'video' || item.poster) return item
    const picture = await firstFrame(file)
    return picture ? send(setMediaPoster, { id: item.id }, { files: [picture] }).catch(() => item) : item
  }

  return {
    words: say,
    label,
    interfaceLanguage: locale,
    editingLanguage,
    themeColours,
    asset,
    pages,
    anchors,
    contents: async (from, search) =>
      from === 'menus'
        ? menus().filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
        : choices.search(from, search),
    content: async (from, id) => (from === 'menus' ? menus().find((menu) => menu.id === id) : choices.byId(from, id)),
    media: {
      async list(kind, search, page) {
        const { items, total } = await send(listMedia, {
          kind,
          page,
          pageSize: 24,
          ...(search !== '' && { q: search }),
        })
        return { items: items.map((item) => mediaItem(item as never)), total }
      },
      async upload(file) {
        try {
          const item = await send(uploadMedia, {}, { files: [file] })
          return mediaItem((await withPoster(item, file)) as never)
        } catch (error) {
          // Its fields say what is wrong with the file itself.
          if (error instanceof CallError) throw new Error(Object.values(error.fields ?? {})[0] ?? error.message)
          throw error
        }
      },
    },
    nameOfLink: (link) => nameOfLink(link, pages(), say),
  }
}

function nameOfLink(link: Link, pages: readonly Choice[], say: Surroundings['say']): string {
  switch (link.type) {
    case 'page': {
      const anchor = link.anchor ? `#${link.anchor}` : ''
      const name = pages.find(({ id }) => id === link.id)?.name ?? say(`pageType.${link.pageType}`)
      return `${name}${anchor}`
    }
    case 'address':
      return link.href
    case 'email':
      return link.email
    case 'phone':
      return link.phone
    case 'anchor':
      return `#${link.anchor}`
  }
}
