import type { LoadRequest } from '@vitrine/renderer'
import { type ContentKind, contentCalls, entities, isObject } from '@vitrine/schemas'

/** A content that a component shows on the canvas. */
export interface ShownContent {
  readonly kind: ContentKind
  readonly id: string
  readonly slug: string
  /** In the language of the canvas. */
  readonly name: string
}

const kindsByPath = new Map<string, ContentKind>(
  Object.entries(contentCalls).flatMap(([kind, { list, detail }]) =>
    [list.path, detail.path].map((path): [string, ContentKind] => [path, kind as ContentKind]),
  ),
)

function contentIn(kind: ContentKind, answer: unknown): readonly ShownContent[] {
  if (!isObject(answer as never)) return []
  const { id, slug, props } = answer as { readonly id?: unknown; readonly slug?: unknown; readonly props?: unknown }
  if (typeof id !== 'string' || typeof slug !== 'string') return []
  const name = (props as Readonly<Record<string, unknown>> | undefined)?.[entities[kind].title]
  return [{ kind, id, slug, name: typeof name === 'string' ? name : slug }]
}

/** The contents in the answer to what a component asked for; nothing in answers about anything else. */
export function contentsInAnswer({ call }: LoadRequest, answer: unknown): readonly ShownContent[] {
  const kind = kindsByPath.get(call.path)
  if (!kind || !answer) return []
  const items = (answer as { readonly items?: unknown }).items
  return (Array.isArray(items) ? items : [answer]).flatMap((one) => contentIn(kind, one))
}

/** What an element of the canvas says of the content that it leads to: `#product/hex-bolt`. */
const leadingTo = (link: Element): string | undefined => /^#([a-z]+\/.+)$/.exec(link.getAttribute('href') ?? '')?.[1]

const isNamed = ({ kind, id, slug }: ShownContent, name: string): boolean =>
  name === `${kind}/${slug}` || name === `${kind}/${id}`

/** The content whose link or card an element of the canvas stands in. */
function inCard(target: Element, shown: readonly ShownContent[]): ShownContent | undefined {
  const card = target.closest('a, article, li')
  if (!card) return undefined
  const links = card.matches('a') ? [card] : [...card.querySelectorAll('a[href]')]
  const named = new Set(links.flatMap((link) => leadingTo(link) ?? []))
  const [name, other] = [...named]
  return name === undefined || other !== undefined ? undefined : shown.find((one) => isNamed(one, name))
}

/** Of a component that is the page of one content: that one. Where none is chosen, the first stands for all. */
const ofDetail = (type: string, shown: readonly ShownContent[]): ShownContent | undefined => {
  const entity = Object.values(entities).find(({ section }) => section === type)
  return entity && shown.find(({ kind }) => kind === entity.kind)
}

/** The content that was pressed in a component; nothing where it is not known which. */
export const contentAt = (target: Element, type: string, shown: readonly ShownContent[]): ShownContent | undefined =>
  inCard(target, shown) ?? ofDetail(type, shown) ?? (shown.length === 1 ? shown[0] : undefined)
