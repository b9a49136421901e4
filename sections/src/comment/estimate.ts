import type { Estimate, Screen } from '@vitrine/renderer'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import { headHeight } from '../parts/head/head-height.ts'
import { itemsHeight } from '../parts/items/items-height.ts'
import type { CommentItem, CommentProps } from './spec.ts'

export const estimate: Estimate<CommentProps, unknown> = ({ props }, screen) => {
  const { items, look, columns } = props
  const least = 272
  const quotes =
    look === 'single'
      ? // One after the other in a row, as high as the highest.
        Math.max(0, ...items.map((item) => quoteHeight(item, props, screen, Math.min(screen.width, 960)))) + 8
      : look === 'wall'
        ? wallHeight(props, screen, least)
        : itemsHeight(items, screen, { columns, carousel: look === 'row', least, leastInRow: 256 }, (item, width) =>
            quoteHeight(item, props, screen, width),
          )
  const average = props.showAverage && items.some(({ rating }) => rating !== undefined) ? 26 : 0
  return frameHeight(props, screen, [headHeight(props, screen), average, quotes])
}

/** Columns that are filled one after the other. */
function wallHeight(props: CommentProps, screen: Screen, least: number): number {
  const gap = screen.isPhone ? 14 : 26
  const columns = Math.max(1, Math.min(props.columns, Math.floor((screen.width + gap) / (least + gap))))
  const width = (screen.width - (columns - 1) * gap) / columns
  return props.items.reduce((sum, item) => sum + 28 + quoteHeight(item, props, screen, width), 0) / columns
}

function quoteHeight(item: CommentItem, props: CommentProps, screen: Screen, wide: number): number {
  const { look, card, size } = props
  const isSingle = look === 'single'
  const inner = isSingle || card === 'plain' ? 0 : screen.isPhone ? 20 : 28
  const width = wide - 2 * inner
  const isLarge = size === 'large'
  // Words of one large quote are as large as titles, times so much.
  const large = isSingle ? (isLarge && screen.isPhone ? 1.2 : 1.3) : 1
  const words = isSingle ? (isLarge ? 'title-2' : 'title-3') : isLarge ? 'title-3' : 'body'
  const isSigned = [item.name, item.role, item.company, item.country].some(Boolean)
  const person = stackHeight(
    0,
    [item.name, item.role, item.company ?? item.country].map((text) =>
      screen.text(text, { size: 'small', width: width - 62 }),
    ),
  )
  return (
    2 * inner +
    (card === 'plain' && !isSingle ? 22 : 0) +
    stackHeight(isSingle && !screen.isPhone ? 24 : 18, [
      props.showSign ? 30 : 0,
      (props.showRating && item.rating !== undefined) || (props.showDate && item.date) ? 18 : 0,
      stackHeight(8, [
        screen.text(item.subject, { size: 'small', width }),
        large * screen.text(item.quote, { size: words, width: width / large }),
      ]),
      item.button?.label ? 24 : 0,
      isSigned ? Math.max(props.showPortrait ? 50 : 0, person) : 0,
    ])
  )
}
