import type { Estimate, Screen } from '@vitrine/renderer'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import { headHeight } from '../parts/head/head-height.ts'
import { itemsHeight } from '../parts/items/items-height.ts'
import type { Person, TeamProps } from './spec.ts'

const leasts = { plain: { phone: 144, desk: 192 }, cards: { phone: 240, desk: 240 }, rows: { phone: 336, desk: 336 } }

export const estimate: Estimate<TeamProps, unknown> = ({ props }, screen) => {
  const { items, look, columns } = props
  const least = leasts[look][screen.isPhone ? 'phone' : 'desk']
  const rowGap = look === 'cards' ? (screen.isPhone ? 14 : 25.6) : screen.isPhone ? 24 : 36
  const people = itemsHeight(items, screen, { columns, least, rowGap }, (person, width) =>
    personHeight(person, props, screen, width),
  )
  return frameHeight(props, screen, [headHeight(props, screen), people])
}

function personHeight(person: Person, { look, shape }: TeamProps, screen: Screen, width: number): number {
  const inner = look === 'cards' ? (screen.isPhone ? 24 : 32) : 0
  const beside = look === 'rows' ? (screen.isPhone ? 80 : 104) : 0
  const photo = (look === 'cards' ? 136 : beside || width) * (shape === 'portrait' ? 1.25 : 1)
  const wide = width - 2 * inner - (beside > 0 ? beside + 20 : 0)
  const ways = (person.phone ? 32 : 0) + (person.email ? 32 : 0)
  const words = stackHeight(4, [
    screen.text(person.name, { size: 'title-4', width: wide }),
    screen.text(person.role, { width: wide }),
    person.text ? 8 + screen.text(person.text, { width: wide }) : 0,
    ways > 0 ? 8 + ways : 0,
    person.button?.label ? 56 : 0,
  ])
  return beside > 0 ? Math.max(photo, words) : 2 * inner + stackHeight(screen.isPhone ? 12 : 18, [photo, words])
}
