import { type HeadingOrder, headingOrder, outlineOf } from '@vitrine/model'
import type { OutlineEntry } from '@vitrine/schemas'
import type { Editor } from '../../store/editor.ts'
import { createResolvedTree } from '../../store/resolved-tree.ts'

export interface PageOutline extends HeadingOrder {
  readonly entries: readonly OutlineEntry[]
}

/** The headings of a page in one language, with the ids that links lead to, and how they follow each other. */
export function pageOutline(editor: Editor, page: string, language: string): PageOutline {
  const record = editor.state.getState().pagesList.find(({ id }) => id === page)
  const body = createResolvedTree(editor, { page }, language)
  const entries = outlineOf(body, editor.specs)
  const around = (['header', 'footer'] as const)
    .filter((part) => record?.[part] !== false)
    .map((part) => createResolvedTree(editor, { part }, language))
    .map((tree) => ({ ...tree, outline: outlineOf(tree, editor.specs) }))
  return { entries, ...headingOrder({ body: { ...body, outline: entries }, around }, editor.specs, record?.pageType) }
}
