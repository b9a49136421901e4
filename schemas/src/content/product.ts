import type { PropsOf } from '../derive/props-of.ts'
import { languagePattern } from '../documents/settings.ts'
import { shippingProperties } from '../documents/shipping.ts'
import { ID_PATTERN } from '../ids.ts'
import type { SectionProps } from '../keywords.ts'
import type { EntitySpec } from './entity.ts'

const id = { type: 'string', pattern: ID_PATTERN } as const
const text = (maxLength: number) => ({ type: 'string', maxLength, translatable: true }) as const

/** A document or an image to open. Another language may have one of its own. */
const file = { type: 'string', format: 'asset', maxLength: 2000, translatable: true, setter: 'file' } as const

const attributes = {
  type: 'array',
  maxItems: 100,
  items: {
    type: 'object',
    required: ['id', 'name', 'value'],
    additionalProperties: false,
    properties: { id, name: text(120), value: text(500) },
  },
} as const

/**
 * A product. The four words of the trade have these meanings, here and nowhere else (R120):
 * `specTypes` are the dimensions that may be chosen, a `productSpec` is one chosen combination,
 * `species` is how many combinations were chosen, and `batch` is the number of pieces in a batch.
 */
export const productContentProps = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 300, translatable: true, index: true },
    // A part number belongs to one product.
    model: { type: 'string', maxLength: 80, index: true, cell: { bulk: false } },
    summary: { ...text(500), setter: 'long-text' },
    description: { $ref: 'rich-text', translatable: true },
    images: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['id', 'image'],
        additionalProperties: false,
        properties: { id, image: { $ref: 'image' } },
      },
    },
    video: { $ref: 'video' },
    collections: {
      type: 'array',
      maxItems: 20,
      items: { type: 'string', maxLength: 120, reference: { kind: 'collection', by: 'slug' } },
    },
    importantAttributes: attributes,
    customAttributes: attributes,
    certifications: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: ['id', 'name'],
        additionalProperties: false,
        properties: { id, name: text(120), number: { type: 'string', maxLength: 80 }, image: { $ref: 'image' }, file },
      },
    },
    /** Data sheets, drawings, instructions. Of which kind and how large a file is, nobody types: the file says it. */
    downloads: {
      type: 'array',
      maxItems: 50,
      items: {
        type: 'object',
        required: ['id', 'title'],
        additionalProperties: false,
        properties: {
          id,
          title: text(160),
          file,
          /** In which language it is written, where it is written in one. */
          language: { type: 'string', pattern: languagePattern, maxLength: 35, translatable: true },
        },
      },
    },
    currency: {
      type: 'string',
      pattern: '^[A-Z]{3}$',
      index: true,
      setter: 'source',
      setterOptions: { from: 'currencies' },
    },
    /** Money is in minor units (cents); `pending` is shown as 'Need to negotiate' (R115, R121). */
    priceTiers: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['id', 'from', 'price'],
        additionalProperties: false,
        properties: {
          id,
          from: { type: 'integer', minimum: 1, maximum: 999_999_999 },
          price: { oneOf: [{ type: 'integer', minimum: 0, money: 'currency', index: true }, { const: 'pending' }] },
        },
      },
    },
    /** For how many units a price is: a bolt may cost less than a cent. */
    pricePer: { enum: [1, 10, 100, 1000] },
    unit: { type: 'string', pattern: '^[a-z][a-z-]{0,39}$', setter: 'source', setterOptions: { from: 'units' } },
    minOrderQuantity: { type: 'integer', minimum: 1, maximum: 999_999_999, index: true },
    /** Whether the minimum is of the whole order, which is so where nothing is said, or of each combination (R118). */
    minimumPer: { enum: ['product', 'combination'] },
    batch: { type: 'integer', minimum: 1, maximum: 999_999_999 },
    supplyCapability: text(200),
    supplyPeriod: text(200),
    shippingDays: { type: 'integer', minimum: 0, maximum: 3650, index: true },
    shipping: {
      type: 'object',
      additionalProperties: false,
      properties: shippingProperties,
    },
    specTypes: {
      type: 'array',
      maxItems: 5,
      items: {
        type: 'object',
        required: ['id', 'name', 'options'],
        additionalProperties: false,
        properties: {
          id,
          name: text(80),
          options: {
            type: 'array',
            maxItems: 100,
            items: {
              type: 'object',
              required: ['id', 'label'],
              additionalProperties: false,
              properties: { id, label: text(120) },
            },
          },
        },
      },
    },
    /** Combinations that are sold out or not offered (R123): fewer options than kinds mean all that hold them. */
    combinations: {
      type: 'array',
      maxItems: 500,
      items: {
        type: 'object',
        required: ['id', 'options', 'state'],
        additionalProperties: false,
        properties: {
          id,
          options: {
            type: 'array',
            minItems: 1,
            maxItems: 5,
            items: id,
            setter: 'item-reference',
            setterOptions: { lists: 'specTypes', items: 'options' },
          },
          state: { enum: ['soldOut', 'hidden'] },
          reason: text(120),
        },
      },
    },
    seo: { $ref: 'seo' },
  },
} as const satisfies SectionProps
/** A product in one language. */
export type ProductProps = PropsOf<typeof productContentProps>

export const productEntity = {
  kind: 'product',
  title: 'name',
  picture: 'images[].image',
  match: ['id', 'slug', 'model'],
  page: 'product',
  section: 'product-detail',
  sort: ['order', 'title', 'price', '-updated'],
  columns: ['picture', 'title', 'model', 'collections', 'price', 'state', 'languages'],
  filters: ['state', 'collections', 'price', 'languages'],
  computed: { price: { path: 'priceTiers[].price', take: 'least', per: 'pricePer' } },
  props: productContentProps,
} as const satisfies EntitySpec
