import { type ContentKind, contentKinds, type Status, statuses } from '../content-kinds.ts'
import { slug } from './page.ts'
import { type Settings, settings } from './settings.ts'

/** What operations change of a product, case, article, collection or policy. */
export interface EditedContent {
  readonly slug: string
  readonly status: Status
  readonly order: number
  readonly publishedAt?: string
  readonly settings: Settings
}

/** The fields of a content beside its settings. */
export const contentFields = {
  slug,
  status: { enum: statuses },
  order: { type: 'integer', minimum: 0, maximum: 1_000_000 },
  publishedAt: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}', maxLength: 40 },
} as const

export const editedContent = {
  type: 'object',
  required: ['slug', 'status', 'order', 'settings'],
  additionalProperties: false,
  properties: { ...contentFields, settings: { $ref: settings.$id } },
} as const

/** How operations name a content: `product/k3v9Qa2Z`. */
export const contentKey = ({ kind, id }: { readonly kind: ContentKind; readonly id: string }): string => `${kind}/${id}`

/** The kind and the id in a key; nothing when it names no kind. */
export function readContentKey(key: string): { readonly kind: ContentKind; readonly id: string } | undefined {
  const end = key.indexOf('/')
  const kind = contentKinds.find((one) => one === key.slice(0, end))
  return kind && { kind, id: key.slice(end + 1) }
}
