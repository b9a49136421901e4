import type { SchemaNode } from '../keywords.ts'

/**
 * A picture with the room it takes. `widths` names the smaller copies that exist beside it, at the
 * addresses that `imageVariant` gives.
 */
export const image = {
  $id: 'image',
  type: 'object',
  additionalProperties: false,
  properties: {
    src: { type: 'string', format: 'asset', maxLength: 2000, translatable: true },
    alt: { type: 'string', maxLength: 500, translatable: true },
    width: { type: 'integer', minimum: 1, maximum: 12_000 },
    height: { type: 'integer', minimum: 1, maximum: 12_000 },
    widths: { type: 'array', maxItems: 8, items: { type: 'integer', minimum: 16, maximum: 12_000 } },
    focalPoint: {
      type: 'object',
      additionalProperties: false,
      required: ['x', 'y'],
      properties: {
        x: { type: 'number', minimum: 0, maximum: 100, unit: '%' },
        y: { type: 'number', minimum: 0, maximum: 100, unit: '%' },
      },
    },
  },
} as const satisfies SchemaNode

/** The address of the copy of an image that is `width` pixels wide: `/a/b.webp` → `/a/b-640.webp`. */
export function imageVariant(src: string, width: number): string {
  const [address = '', query] = src.split('?')
  const variant = address.replace(/(\.[A-Za-z0-9]+)$/, `-${width}$1`)
  return query === undefined ? variant : `${variant}?${query}`
}
