import type { Estimate, Screen } from '@vitrine/renderer'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import { headHeight } from '../parts/head/head-height.ts'
import { itemsHeight } from '../parts/items/items-height.ts'
import type { CertificatesProps } from './spec.ts'

type Paper = CertificatesProps['items'][number]

/** Height to width of a sheet of paper. */
const A4 = Math.SQRT2

export const estimate: Estimate<CertificatesProps, unknown> = ({ props }, screen) => {
  const { items, look, columns } = props
  const papers =
    look === 'list'
      ? items.reduce((sum, item) => sum + 37 + rowHeight(item, props, screen), 0)
      : itemsHeight(
          items,
          screen,
          { columns, carousel: look === 'row', least: screen.isPhone ? 160 : 200, leastInRow: 224 },
          (item, width) => paperHeight(item, props, screen, width),
        )
  return frameHeight(props, screen, [headHeight(props, screen), papers])
}

const pictureHeight = ({ paper }: CertificatesProps, width: number) => (paper === 'portrait' ? width * A4 : width / A4)

const wordsHeight = ({ name, number, body, note }: Paper, screen: Screen, width: number) =>
  stackHeight(4, [
    screen.text(name, { size: 'title-4', width }),
    screen.text(number, { width }),
    screen.text(body, { width }),
    screen.text(note, { width }),
  ])

/** The date and the download, below each other where they find no room beside each other. */
const footHeight = ({ validUntil, file }: Paper, width: number) =>
  stackHeight(0, width < 240 ? [validUntil ? 21 : 0, file ? 40 : 0] : [file ? 40 : validUntil ? 21 : 0])

function paperHeight(item: Paper, props: CertificatesProps, screen: Screen, width: number): number {
  const inner = screen.isPhone ? 16 : 24
  const pad = screen.isPhone ? 14 : 19
  const foot = footHeight(item, width - 2 * pad)
  return (
    (props.showPictures ? pictureHeight(props, width - 2 * inner) + 2 * inner : 0) +
    wordsHeight(item, screen, width - 2 * pad) +
    2 * pad +
    (foot > 0 ? Math.max(56, foot + 17) : 0)
  )
}

function rowHeight(item: Paper, props: CertificatesProps, screen: Screen): number {
  const picture = props.showPictures ? pictureHeight(props, 88) : 0
  const width = screen.width - (picture > 0 ? 112 : 0) - (screen.isPhone ? 0 : 184)
  const parts = [wordsHeight(item, screen, width), footHeight(item, screen.isPhone ? width : 144)]
  return Math.max(picture, screen.isPhone ? stackHeight(8, parts) : Math.max(...parts))
}
