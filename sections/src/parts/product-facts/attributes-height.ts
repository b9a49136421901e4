import type { Screen } from '@vitrine/renderer'
import type { Product } from './product-of.ts'

/** How high attributes of a product stand in a width (`Attributes`). */
export function attributesHeight(
  attributes: NonNullable<Product['props']['importantAttributes']>,
  screen: Screen,
  width: number,
): number {
  const gap = screen.isPhone ? 24 : 38
  const columns = Math.max(1, Math.floor((width + gap) / (304 + gap)))
  const room = (width - (columns - 1) * gap) / columns - 16
  const rows = attributes.map(({ name, value }) =>
    Math.max(screen.text(name, { width: (room * 9) / 19 }), screen.text(value, { width: (room * 10) / 19 })),
  )
  return rows.reduce((sum, height) => sum + height + 17, 0) / columns
}
