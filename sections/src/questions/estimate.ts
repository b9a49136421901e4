import type { Estimate, Screen } from '@vitrine/renderer'
import { frameHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import { headHeight } from '../parts/head/head-height.ts'
import { itemsHeight } from '../parts/items/items-height.ts'
import type { QuestionsProps } from './spec.ts'

export const estimate: Estimate<QuestionsProps, unknown> = ({ props }, screen) => {
  const isBeside = props.headPlace === 'beside' && !screen.isPhone
  const side = 431
  const width = isBeside ? screen.width - 64 - side : screen.width
  const head = headHeight(props, screen, { width: isBeside ? side : width, stacked: isBeside })
  const list = stackHeight(32, [topicsHeight(props, screen, width), contactHeight(props, screen, width)])
  return frameHeight(props, screen, isBeside ? [Math.max(head, list)] : [head, list])
}

function topicsHeight({ items, look, size, firstOpen }: QuestionsProps, screen: Screen, room: number): number {
  const shown = items.filter(({ question, answer }) => question.trim() && answer)
  const topics = shown.flatMap(({ topic }) => (topic?.trim() ? [topic] : []))
  const isTopicBeside = look === 'lines' && topics.length > 0 && !screen.isPhone
  const columns = look === 'columns' ? 2 : 1
  const width = isTopicBeside ? (room - 24) * 0.7 : columns === 2 ? room : Math.min(room, 864)
  const inner = look === 'cards' ? (screen.isPhone ? 18 : 24) : 0
  const questions = itemsHeight(
    shown,
    screen,
    { columns, least: 320, gap: screen.isPhone ? 32 : 64, rowGap: look === 'cards' ? 12 : 0, width, own: true },
    (item, wide) =>
      37 +
      screen.text(item.question, { size: size === 'large' ? 'title-3' : 'title-4', width: wide - 2 * inner - 36 }) +
      (firstOpen && item === shown[0] ? 24 + screen.text(item.answer, { width: Math.min(wide, 704) - 36 - inner }) : 0),
  )
  const gaps = Math.max(0, topics.length - 1) * 32
  const titles = isTopicBeside ? [] : topics.map((topic) => 16 + screen.text(topic, { size: 'title-3', width }))
  return questions + gaps + stackHeight(0, titles)
}

function contactHeight({ contactText, contactButton }: QuestionsProps, screen: Screen, width: number): number {
  const button = contactButton?.label ? 48 : 0
  const text = screen.text(contactText, { width: Math.min(width, 864) - (screen.isPhone ? 40 : button > 0 ? 256 : 56) })
  const content = screen.isPhone ? stackHeight(14, [text, button]) : Math.max(text, button)
  return content > 0 ? 40 + content : 0
}
