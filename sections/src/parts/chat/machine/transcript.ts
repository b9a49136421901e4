import type { Answered, ChatItem, ChatState, Question } from './state.ts'

/** How questions and answers are put into words, in the language of the page. */
export interface Phrases {
  readonly question: (question: Question) => string
  readonly start: (choice: Answered['choice']) => string
  readonly product: (item: ChatItem | undefined) => string
  readonly selection: (item: ChatItem | undefined) => string
  readonly more: (choice: Answered['choice']) => string
  readonly images: (names: readonly string[]) => string
  readonly country: (code: string) => string
}

/** What was said, by the site (`out`) or the visitor (`in`), and to which question. */
export interface Entry {
  readonly kind: 'in' | 'out'
  readonly question: Question
  readonly item?: number | undefined
  readonly text: string
  /** Milliseconds. */
  readonly at: number
}

function textOf({ question, item, choice }: Answered, { values }: Pick<ChatState, 'values'>, phrases: Phrases): string {
  const chosen = item === undefined ? undefined : values.items[item]
  switch (question) {
    case 'start':
    case 'more':
      return phrases[question](choice)
    case 'product':
    case 'selection':
      return phrases[question](chosen)
    case 'images':
      return phrases.images(values.images.map(({ name }) => name))
    case 'country':
      return phrases.country(values.country)
    default:
      return values[question].trim()
  }
}

/**
 * The conversation as it can be read: each question that was answered, and its answer as it stands now. It is made from
 * the answers, so that what is stored, shown and sent cannot differ.
 */
export const transcript = (state: Pick<ChatState, 'past' | 'values'>, phrases: Phrases): readonly Entry[] =>
  state.past.flatMap((answered) => {
    const { question, item, at } = answered
    const said = { question, item, at }
    return [
      { kind: 'out', ...said, text: phrases.question(question) },
      { kind: 'in', ...said, text: textOf(answered, state, phrases) },
    ] as const
  })
