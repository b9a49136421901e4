import type { Answer, ContentKind, contentCalls, ImageValue, Json, Seo } from '@vitrine/schemas'

/** A product, case, article, collection or policy in one language, as its page is drawn with it. */
export interface ContentOnPage {
  readonly kind: ContentKind
  readonly slug: string
  readonly publishedAt: string
  readonly props: Readonly<Record<string, Json | undefined>>
}

/** The one thing that a detail page is about: a product, a case, an article, a collection, a policy. */
export interface ContentSubject {
  readonly slug: string
  readonly title: string
  readonly seo: Seo | undefined
  readonly description: string | undefined
  readonly image: ImageValue | undefined
  readonly content: ContentOnPage
}

/** What the service answers about a thing of some kind. */
type ContentDetail = Answer<(typeof contentCalls)[ContentKind]['detail']>

/** The values that say in the head of a page what it is about, whichever kind it is. */
interface SubjectProps {
  readonly title?: string
  readonly name?: string
  readonly summary?: string
  readonly image?: ImageValue
  readonly seo?: Seo
}

/** What a page says about the thing that it shows; a product has its first picture. */
export function contentSubject(kind: ContentKind, { slug, publishedAt, props: detail }: ContentDetail): ContentSubject {
  const first = 'images' in detail ? detail.images?.[0]?.image : undefined
  const props = { ...detail, ...(first && { image: first }) } as SubjectProps
  return {
    slug,
    title: props.title ?? props.name ?? slug,
    seo: props.seo,
    description: props.seo?.description ?? props.summary,
    image: props.image,
    content: { kind, slug, publishedAt, props: props as ContentOnPage['props'] },
  }
}
