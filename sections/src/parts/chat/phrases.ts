import type { Stage } from '@vitrine/renderer'
import { calculate, parseSelection } from '@vitrine/schemas/selection'
import { nameOf } from '../selection/selection-data.ts'
import { figuresOf } from '../selection/words.ts'
import type { ChatData } from './chat-data.ts'
import type { ChatItem, Problem, Question } from './machine/state.ts'
import type { Phrases } from './machine/transcript.ts'

type Say = Pick<Stage, 'language' | 'words'>

const asked = {
  start: 'chat.ask.start',
  product: 'chat.ask.product',
  selection: 'chat.ask.selection',
  more: 'chat.ask.more',
  message: 'chat.ask.message',
  images: 'chat.ask.images',
  name: 'chat.ask.name',
  email: 'chat.ask.email',
  phone: 'chat.ask.phone',
  country: 'chat.ask.country',
} as const satisfies Readonly<Record<Question, string>>

/** What was chosen of a product, a line each, and what it comes to. */
export function linesOf({ product: { selection }, s }: ChatItem, say: Say): readonly string[] {
  const { lines, total } = calculate({ ...selection.terms, kinds: selection.kinds }, parseSelection(s))
  if (lines.length === 0) return [say.words('chat.selection.none')]
  const figures = figuresOf(selection, say)
  const sum = `${say.words('productDetail.terms.productTotal')}: ${total === undefined ? '\u2068' : '\u2066'}${figures.money(total)}\u2069`
  const chosen = lines.map(({ options, quantity }) => {
    const name = nameOf(selection, options)
    return name === '' ? figures.counted(quantity) : `\u2068${name}\u2069: ${figures.counted(quantity)}`
  })
  return [...chosen, sum]
}

/** The conversation in the words of the page. */
export const phrasesIn = (say: Say, countries: ChatData['countries']): Phrases => ({
  question: (question) => say.words(asked[question]),
  start: (choice) => say.words(choice === 'product' ? 'chat.start.product' : 'chat.start.other'),
  product: (item) => item?.product.name ?? say.words('chat.product.describe'),
  selection: (item) => (item ? linesOf(item, say) : []).join('\n'),
  more: (choice) => say.words(choice === 'yes' ? 'chat.more.yes' : 'chat.more.no'),
  images: (names) => (names.length > 0 ? names.join('\n') : say.words('chat.images.none')),
  country: (code) => countries.find((country) => country.code === code)?.name ?? say.words('chat.country.none'),
})

/** What is wrong with an answer. */
export function problemText(problem: Problem, { words }: Say, tooLong: ChatData['tooLong']): string {
  if ('text' in problem) return problem.text
  return (problem.count !== undefined && tooLong[problem.count]) || words(problem.key)
}
