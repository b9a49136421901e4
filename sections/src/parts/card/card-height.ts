import type { Screen } from '@vitrine/renderer'

const ratios: Readonly<Record<string, number>> = { '1/1': 1, '4/3': 4 / 3, '3/4': 3 / 4, '16/9': 16 / 9 }

/** Width to height of a picture that is `data-ratio` (ratio.module.css). */
export const ratioOf = (ratio: string | undefined): number => ratios[ratio ?? ''] ?? 4 / 3

interface CardTexts {
  readonly name: string
  readonly summary?: string | undefined
  readonly hasOver?: boolean
  /** How high the lines at its bottom are. */
  readonly under?: number
}

interface CardLook {
  readonly ratio?: string
  readonly card?: string
  readonly layout?: string
}

/** How high a card of a width stands (`Card`). */
export function cardHeight(
  { name, summary, hasOver = false, under = 0 }: CardTexts,
  { ratio, card = 'plain', layout = 'grid' }: CardLook,
  screen: Screen,
  width: number,
): number {
  const isFramed = card !== 'plain'
  const isRow = layout === 'list'
  const picture = isRow ? (screen.isPhone ? 104 : 144) : width
  const room = isRow ? width - picture - (screen.isPhone ? 16 : 32) : width - (isFramed ? 36 : 0)
  // Names are smaller on a phone, but for those in rows.
  const small = screen.isPhone && !isRow ? 0.88 : 1
  const words = [
    hasOver ? 18 : 0,
    screen.text(name, { size: 'title-4', width: room / small }) * small,
    screen.text(summary, { size: screen.isPhone ? 'small' : 'body', width: room, lines: isRow ? 2 : 3 }) * 0.96,
    under,
  ].filter((height) => height > 0)
  const text = words.reduce((sum, height) => sum + height, 0) + (words.length - 1) * 5 + (under > 0 ? 9 : 0)
  const framed = isFramed ? 32 + (under > 0 ? 27 : 0) : 14
  return isRow ? Math.max(picture / ratioOf(ratio), text + framed) : picture / ratioOf(ratio) + text + framed
}
