import { type BuiltInPageType, type LinkValue, link as linkSchema, pageTypeKeys } from '@vitrine/schemas'
import { compilerNow } from '../reading/compiler/load-compiler.ts'

/** A link while it is being chosen: its parts may still be missing or wrong. */
export type LinkKind = LinkValue['type']
export const linkKinds = ['page', 'address', 'email', 'phone', 'anchor'] as const satisfies readonly LinkKind[]

type LinkOf<K extends LinkKind> = Extract<LinkValue, { type: K }>

/** What each kind begins with; only a page is a link at once. */
export const begunAs: { readonly [K in LinkKind]: LinkOf<K> } = {
  page: { type: 'page', pageType: 'home' },
  address: { type: 'address', href: '' },
  email: { type: 'email', email: '' },
  phone: { type: 'phone', phone: '' },
  anchor: { type: 'anchor', anchor: '' },
}

/** Whether a link leads somewhere as it stands. */
export const isWholeLink = (value: unknown): value is LinkValue => compilerNow().checkOf(linkSchema)(value).length === 0

/** The kinds of pages that a link may name, and what their id is looked for in. */
export const linkedPageTypes: readonly BuiltInPageType[] = pageTypeKeys
export type LinkedContent = 'collections' | 'products' | 'cases' | 'articles' | 'policies'
export const linkedContent: Partial<Record<BuiltInPageType, LinkedContent>> = {
  collections: 'collections',
  product: 'products',
  case: 'cases',
  'info-detail': 'articles',
  policy: 'policies',
}
