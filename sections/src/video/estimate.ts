import type { Estimate, Screen } from '@vitrine/renderer'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import { headHeight } from '../parts/head/head-height.ts'
import { itemsHeight } from '../parts/items/items-height.ts'
import type { VideoProps } from './spec.ts'

const ratios = { '16/9': 16 / 9, '21/9': 21 / 9, '4/3': 4 / 3, '1/1': 1, '9/16': 9 / 16 } satisfies Record<
  VideoProps['ratio'],
  number
>

export const estimate: Estimate<VideoProps, unknown> = ({ props }, screen) => {
  const { look, items, film } = props
  const list = itemsHeight(items, screen, { columns: props.columns, least: 272 }, ({ title, length, text }, width) =>
    stackHeight(14, [
      filmHeight(props, width),
      stackHeight(4, [screen.text(title, { size: 'title-4', width }), length ? 21 : 0, screen.text(text, { width })]),
    ]),
  )
  // From edge to edge, as high as most windows.
  if (look === 'cover') return list > 0 ? 704 + frameHeight(props, screen, [list]) - screen.band : 704
  if (look === 'plain') {
    const main = film?.src || items.length === 0 ? mainHeight(props, screen, screen.width) : 0
    const points = pointsHeight(props, screen, screen.width, screen.isPhone ? 1 : 2)
    return frameHeight(props, screen, [headHeight(props, screen), main, points, list])
  }
  const side = screen.isPhone ? screen.width : 457
  const words = [headHeight(props, screen, { width: side }), pointsHeight(props, screen, side, 1)]
  const main = mainHeight(props, screen, screen.isPhone ? screen.width : 663)
  const split = screen.isPhone ? stackHeight(24, [...words, main]) : Math.max(main, stackHeight(24, words))
  return frameHeight(props, screen, [split, list])
}

const filmHeight = ({ ratio }: VideoProps, width: number) =>
  (ratio === '9/16' ? Math.min(width, 384) : width) / ratios[ratio]

function mainHeight(props: VideoProps, screen: Screen, width: number): number {
  const note = screen.text(props.note ?? props.length, { size: 'small', width })
  return stackHeight(14, [filmHeight(props, width), note])
}

function pointsHeight({ points, pointsTitle }: VideoProps, screen: Screen, width: number, columns: number): number {
  const wide = width / columns - 64
  const rows = points.reduce((sum, { text }) => sum + 25 + screen.text(text, { width: wide }), 0) / columns
  return rows > 0 ? stackHeight(8, [screen.text(pointsTitle, { size: 'title-4', width }), rows]) : 0
}
