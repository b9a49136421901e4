import {
  type ContentKind,
  caseDetail,
  collectionDetail,
  type ImageValue,
  infoDetail,
  policyDetail,
  productDetail,
  type Seo,
} from '@vitrine/schemas'
import type { Query } from '../../request/visit-client.ts'
import type { RouteKey } from '../../routing/routes.ts'
import type { ContentOnPage } from '../screen.ts'

/** The one thing that a detail page is about: a product, a case, an article, a collection, a policy. */
export interface ContentSubject {
  readonly slug: string
  readonly title: string
  readonly seo: Seo | undefined
  readonly description: string | undefined
  readonly image: ImageValue | undefined
  readonly content: ContentOnPage
}

interface Content {
  readonly slug: string
  readonly publishedAt: string
  readonly props: {
    readonly title?: string
    readonly name?: string
    readonly summary?: string
    readonly image?: ImageValue
    readonly seo?: Seo
  }
}

const subject = (kind: ContentKind, { slug, publishedAt, props }: Content): ContentSubject => ({
  slug,
  title: props.title ?? props.name ?? slug,
  seo: props.seo,
  description: props.seo?.description ?? props.summary,
  image: props.image,
  content: { kind, slug, publishedAt, props: props as ContentOnPage['props'] },
})

/** How the subject of a route is found by the id or slug in its address. */
export const subjects: Readonly<Partial<Record<RouteKey, (id: string, query: Query) => Promise<ContentSubject>>>> = {
  product: async (id, query) => {
    const { slug, publishedAt, props } = await query(productDetail, { id })
    const first = props.images?.[0]?.image
    return subject('product', {
      slug,
      publishedAt,
      props: { ...props, ...(first && { image: first }) } as Content['props'],
    })
  },
  case: async (id, query) => subject('case', (await query(caseDetail, { id })) as Content),
  infoDetail: async (id, query) => subject('info', (await query(infoDetail, { id })) as Content),
  policy: async (id, query) => subject('policy', (await query(policyDetail, { id })) as Content),
  collection: async (id, query) => subject('collection', (await query(collectionDetail, { id })) as Content),
}
