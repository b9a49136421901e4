import { resolved } from '@vitrine/editor-core'
import { pageAddress } from '@vitrine/model'
import { type PageRecord, pageProps, pageTypes } from '@vitrine/schemas'
import type { Editor } from '../../store/editor.ts'

type Addressed = Pick<PageRecord, 'id' | 'pageType' | 'slug'>

/** What a page is called in a language, or in the one that it falls back on. */
export function nameOfPage(editor: Editor, { id, settings }: PageRecord, language: string): string {
  const { name } = resolved(pageProps, settings, editor.order(language)).props
  return typeof name === 'string' && name !== '' ? name : id
}

const needsId = ({ pageType }: Addressed): boolean =>
  pageTypes.some((type) => type.key === pageType && type.needsId && type.single)

/** The one address of a page; a page that is drawn for each product, case … has none. */
export const addressOfPage = (page: Addressed): string | undefined =>
  needsId(page) ? undefined : pageAddress(page.pageType, page.slug ?? page.id)

/** The same for reading, with an ellipsis for what changes: `/product/…`. */
export const shownAddress = (page: Addressed): string =>
  decodeURI(addressOfPage(page) ?? pageAddress(page.pageType, '…'))
