import type { Estimate, Screen } from '@vitrine/renderer'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import { headHeight } from '../parts/head/head-height.ts'
import { itemsHeight } from '../parts/items/items-height.ts'
import type { AddressProps, Location } from './spec.ts'

export const estimate: Estimate<AddressProps, unknown> = ({ props }, screen) =>
  frameHeight(props, screen, [headHeight(props, screen), looks[props.look](props, screen)])

type Look = (props: AddressProps, screen: Screen) => number

const cards: Look = ({ locations, columns, picture }, screen) => {
  const inner = screen.isPhone ? 20 : 28
  const card = (location: Location, width: number) =>
    2 * inner +
    stackHeight(24, [
      whereHeight(location, screen, width - 2 * inner),
      17 + detailsHeight(location, screen, width - 2 * inner),
    ])
  const [first] = locations
  const hasLead = first !== undefined && Boolean(picture?.src)
  // The first one leads, beside its picture or below it.
  const half = screen.isPhone ? screen.width : screen.width / 2
  const leadPicture = Math.max(192, half / (16 / 9))
  const lead = hasLead ? card(first, half) : 0
  const others = itemsHeight(hasLead ? locations.slice(1) : locations, screen, { columns, least: 272 }, card)
  return stackHeight(screen.isPhone ? 24 : 38, [
    hasLead ? (screen.isPhone ? leadPicture + lead : Math.max(leadPicture, lead)) : 0,
    others,
  ])
}

const list: Look = ({ locations, picture }, screen) => {
  const hasPicture = Boolean(picture?.src)
  const room = screen.width - (hasPicture && !screen.isPhone ? 280 : 0)
  const width = screen.isPhone ? room : (room - 32) / 2
  const shown = hasPicture ? (screen.isPhone ? screen.width / (16 / 9) + 24 : 0) : 0
  return locations.reduce((sum, location, at) => {
    const parts = [whereHeight(location, screen, width), detailsHeight(location, screen, width)]
    const place = screen.isPhone ? stackHeight(16, parts) : Math.max(at === 0 && hasPicture ? 192 : 0, ...parts)
    return sum + 49 + place
  }, shown)
}

const table: Look = ({ locations }, screen) => {
  const width = screen.isPhone ? screen.width : 270
  const rows = locations.map((location) => {
    const { name, kind, lines, map, phone, email, hours, timeZone } = location
    const cells = [
      stackHeight(0, [screen.text(name, { size: 'title-3', width }), kind && kind !== 'other' ? 20 : 0]),
      stackHeight(0, [screen.text(lines, { width }), map ? 28 : 0]),
      stackHeight(0, [phone ? 26 : 0, email ? 26 : 0]),
      stackHeight(0, [screen.text(hours, { width }), screen.text(timeZone, { size: 'small', width })]),
    ]
    return screen.isPhone ? 41 + stackHeight(12, cells) : 37 + Math.max(...cells)
  })
  return (screen.isPhone ? 0 : 45) + stackHeight(0, rows)
}

const looks = { cards, list, table } satisfies Record<AddressProps['look'], Look>

const whereHeight = ({ kind, name, lines, map }: Location, screen: Screen, width: number) =>
  stackHeight(8, [
    kind && kind !== 'other' ? 20 : 0,
    screen.text(name, { size: 'title-3', width }),
    screen.text(lines, { width }),
    map ? 28 : 0,
  ])

const detailsHeight = ({ phone, email, hours, timeZone }: Location, screen: Screen, width: number) =>
  stackHeight(12, [
    phone ? 26 : 0,
    email ? 26 : 0,
    screen.text(hours, { width: width - 30 }) + screen.text(timeZone, { size: 'small', width: width - 30 }),
  ])
