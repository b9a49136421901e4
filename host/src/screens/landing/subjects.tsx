import { Image, RichTextContent } from '@vitrine/renderer'
import {
  type ContentKind,
  caseDetail,
  collectionDetail,
  type ImageValue,
  infoDetail,
  type PropsOf,
  policyDetail,
  productDetail,
  type productProps,
  type RichTextValue,
  type Seo,
} from '@vitrine/schemas'
import type { ReactNode } from 'react'
import type { Ask } from '../../asking.ts'
import type { Content as AnyContent } from '../../contents.ts'
import type { RouteKey } from '../../routes.ts'
import type { Say } from '../../words.ts'

/** The one thing that a detail page is about: a product, a case, an article, a collection, a policy. */
export interface Subject {
  readonly slug: string
  readonly title: string
  readonly seo: Seo | undefined
  readonly description: string | undefined
  readonly image: ImageValue | undefined
  readonly content: AnyContent & { readonly kind: ContentKind }
  /** How it is shown where the owner laid out no page for its kind. */
  readonly plain: ReactNode
}

interface Content {
  readonly slug: string
  readonly publishedAt: string
  readonly props: {
    readonly title?: string
    readonly name?: string
    readonly summary?: string
    readonly image?: ImageValue
    readonly body?: unknown
    readonly seo?: Seo
  }
}

const subject = (kind: ContentKind, { slug, publishedAt, props }: Content, plain: ReactNode): Subject => ({
  slug,
  title: props.title ?? props.name ?? slug,
  seo: props.seo,
  description: props.seo?.description ?? props.summary,
  image: props.image,
  content: { kind, slug, publishedAt, props: props as AnyContent['props'] },
  plain,
})

const Article = ({ props }: Content) => (
  <article className="screen">
    <h1>{props.title}</h1>
    {props.summary && <p>{props.summary}</p>}
    {props.image?.src && <Image image={props.image} first />}
    {props.body !== undefined && (
      <div className="rich-text">
        <RichTextContent value={props.body as RichTextValue} />
      </div>
    )}
  </article>
)

const article = (kind: ContentKind, content: Content): Subject => subject(kind, content, <Article {...content} />)

function Product({ props, say }: { readonly props: PropsOf<typeof productProps>; readonly say: Say }) {
  const attributes = [...(props.importantAttributes ?? []), ...(props.customAttributes ?? [])]
  const image = props.images?.[0]?.image
  return (
    <article className="screen">
      <h1>{props.name}</h1>
      {props.summary && <p>{props.summary}</p>}
      {image?.src && <Image image={image} first />}
      {attributes.length > 0 && (
        <section>
          <h2>{say('product.attributes')}</h2>
          <dl>
            {attributes.map(({ id, name, value }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {props.description && (
        <div className="rich-text">
          <RichTextContent value={props.description as RichTextValue} />
        </div>
      )}
    </article>
  )
}

/** How the subject of a route is found by the id or slug in its address. */
export const subjects: Readonly<Partial<Record<RouteKey, (id: string, ask: Ask, say: Say) => Promise<Subject>>>> = {
  product: async (id, ask, say) => {
    const { slug, publishedAt, props } = await ask(productDetail, { id })
    const first = props.images?.[0]?.image
    return subject(
      'product',
      { slug, publishedAt, props: { ...props, ...(first && { image: first }) } as Content['props'] },
      <Product props={props} say={say} />,
    )
  },
  case: async (id, ask) => article('case', (await ask(caseDetail, { id })) as Content),
  infoDetail: async (id, ask) => article('info', (await ask(infoDetail, { id })) as Content),
  policy: async (id, ask) => article('policy', (await ask(policyDetail, { id })) as Content),
  collection: async (id, ask) => subject('collection', (await ask(collectionDetail, { id })) as Content, undefined),
}
