import type { Estimate, Screen } from '@vitrine/renderer'
import { ratioOf } from '../parts/card/card-height.ts'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import { headHeight } from '../parts/head/head-height.ts'
import { itemsHeight } from '../parts/items/items-height.ts'
import type { TimelineItem, TimelineProps } from './spec.ts'

export const estimate: Estimate<TimelineProps, unknown> = ({ props }, screen) =>
  frameHeight(props, screen, [headHeight(props, screen), looks[props.look](props, screen)])

type Look = (props: TimelineProps, screen: Screen) => number

const trackOf = ({ items }: TimelineProps) => (items.some(({ icon }) => icon) ? 44 : 18)

const vertical: Look = (props, screen) => {
  const { items, alternate } = props
  const gaps = screen.isPhone ? 20 : 77
  const room = screen.width - trackOf(props) - gaps
  const left = screen.isPhone ? room : alternate ? room / 2 : 208
  const right = screen.isPhone || alternate ? left : room - left
  const events = items.map((item) => {
    const when = whenHeight(item, props, screen, left, Math.min(left, 416))
    const what = whatHeight(item, screen, Math.min(right, alternate && !screen.isPhone ? 448 : 576))
    return screen.isPhone ? stackHeight(12, [when, what]) : Math.max(when, 4 + what)
  })
  return stackHeight(screen.isPhone ? 36 : 51, events)
}

const horizontal: Look = (props, screen) =>
  itemsHeight(props.items, screen, { columns: props.columns, carousel: true, least: 224 }, (item, width) =>
    stackHeight(12, [trackOf(props), whenHeight(item, props, screen, width, width), whatHeight(item, screen, width)]),
  )

const list: Look = (props, screen) => {
  const frame = screen.isPhone ? 88 : 144
  return props.items.reduce((sum, item) => {
    const picture = item.image?.src ? frame : 0
    const before = screen.isPhone ? 0 : props.dateSize === 'large' ? 224 : 176
    const date = dateHeight(item, props, screen, screen.isPhone ? screen.width : before)
    const gaps = (screen.isPhone ? 16 : 38) * (picture > 0 ? 2 : 1)
    const what = whatHeight(item, screen, Math.min(screen.width - before - picture - gaps, 576))
    const words = screen.isPhone ? stackHeight(6, [date, what]) : Math.max(date, what)
    return sum + 41 + Math.max(words, picture / ratioOf(props.ratio))
  }, 0)
}

const looks = { vertical, horizontal, list } satisfies Record<TimelineProps['look'], Look>

const dateHeight = ({ date }: TimelineItem, { dateSize }: TimelineProps, screen: Screen, width: number) =>
  screen.text(date, { size: dateSize === 'large' ? 'title-2' : 'title-4', width })

const whenHeight = (item: TimelineItem, props: TimelineProps, screen: Screen, width: number, frame: number) =>
  stackHeight(12, [dateHeight(item, props, screen, width), item.image?.src ? frame / ratioOf(props.ratio) : 0])

const whatHeight = ({ title, text, button }: TimelineItem, screen: Screen, width: number) =>
  stackHeight(8, [screen.text(title, { size: 'title-3', width }), screen.text(text, { width }), button?.label ? 48 : 0])
