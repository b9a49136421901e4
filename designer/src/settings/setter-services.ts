import { createContentChoices, createSourceTexts, nameOfLink, textIn } from '@vitrine/editor-core'
import { foreignHost, outlineOf, pageAddress } from '@vitrine/model'
import { hasOwnSlug } from '@vitrine/schemas'
import type { MediaService, ServiceChoice, SetterServices } from '@vitrine/setters'
import type { DesignerContext } from '../context/designer-context.ts'
import type { EditorStore } from '../store/context.ts'
import { createResolvedTree } from '../store/resolved-tree.ts'

interface SetterServicesOptions {
  readonly parts: DesignerContext
  readonly editorStore: EditorStore
  readonly editingLanguage: string
  readonly themeColours: SetterServices['themeColours']
  /** Nothing where there is no library. */
  readonly media: MediaService | undefined
}

/** What setters ask for, answered from the draft and the service. */
export function createSetterServices({
  parts,
  editingLanguage,
  themeColours,
  media,
  editorStore,
}: SetterServicesOptions): SetterServices {
  const { t, label, asset, send } = parts
  const { editor, view } = editorStore
  const pages = (): readonly ServiceChoice[] =>
    editor.state
      .getState()
      .pagesList.filter(({ pageType }) => hasOwnSlug(pageType))
      .map(({ id, slug, pageType, settings }) => ({
        id,
        name: textIn(settings, 'name', editingLanguage) || id,
        detail: pageAddress(pageType, slug ?? id),
      }))

  const menus = (): readonly ServiceChoice[] =>
    editor.state.getState().menuList.map(({ id }) => ({ id, name: label(`menu.${id}`) ?? id }))

  const choices = createContentChoices({ send, t, language: editingLanguage })

  /** The headings of a page that is loaded here. */
  function anchors(page = view.state.getState().curPageId): readonly ServiceChoice[] {
    const { pagesList } = editor.state.getState()
    const id = page === 'home' ? (pagesList.find(({ pageType }) => pageType === 'home')?.id ?? page) : page
    const tree = createResolvedTree(editor, { page: id }, editingLanguage)
    return outlineOf(tree, editor.specs).map(({ id, text }) => ({
      id,
      name: text,
      detail: `#${id}`,
    }))
  }

  return {
    label,
    editingLanguage,
    themeColours,
    asset,
    pages,
    anchors,
    contents: async (from, search, by) =>
      from === 'menus'
        ? menus().filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
        : choices.search(from, search, by),
    content: async (from, id) => (from === 'menus' ? menus().find((menu) => menu.id === id) : choices.find(from, id)),
    media,
    foreignHost: (src) => foreignHost(src, editor.mediaHosts),
    sourceText: createSourceTexts(send),
    nameOfLink: (link) => nameOfLink(link, pages(), t),
  }
}
