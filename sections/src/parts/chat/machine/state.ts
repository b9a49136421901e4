import type { SelectionData } from '../../selection/selection-data.ts'

/** What is asked, in this order; product, selection and more once for each product. */
export const questions = [
  'start',
  'product',
  'selection',
  'more',
  'message',
  'images',
  'name',
  'email',
  'phone',
  'country',
] as const
export type Question = (typeof questions)[number]

/** Where a conversation stands: at a question, or at its end. */
export const steps = [...questions, 'review', 'sending', 'failed', 'offline', 'sent'] as const
export type Step = (typeof steps)[number]

/** A product as the conversation knows it: its card, and what its quantities are chosen from. */
export interface ChatProduct {
  readonly id: string
  readonly name: string
  /** The language of the name and its direction, where that is not the page's. */
  readonly lang?: string | undefined
  readonly dir?: string | undefined
  readonly model?: string | undefined
  /** The address of its picture. */
  readonly picture?: string | undefined
  readonly selection: Pick<SelectionData, 'look' | 'kinds' | 'terms' | 'decimals' | 'unit'>
}

export interface ChatItem {
  readonly product: ChatProduct
  /** What was chosen of it, as it stands in addresses; empty when it is asked about without a quantity. */
  readonly s: string
}

/** An image that has arrived at the service. */
export interface ChatImage {
  readonly id: string
  readonly name: string
  /** A small copy as a `data:` address, which outlives a reload. */
  readonly preview: string
}

/** All that a visitor has said so far, whether a question was answered with it or not. */
export interface Values {
  readonly items: readonly ChatItem[]
  /** What was typed to find a product. */
  readonly search: string
  readonly message: string
  readonly images: readonly ChatImage[]
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly country: string
}

export type Choice = 'product' | 'other' | 'yes' | 'no'

/** A question that was answered; `item` is the place of the product that it was about. */
export interface Answered {
  readonly question: Question
  readonly item?: number | undefined
  readonly choice?: Choice | undefined
  /** Milliseconds. */
  readonly at: number
}

/** What is wrong with an answer: the key of a text, or a text of the service. */
export type Problem = { readonly key: string; readonly count?: number | undefined } | { readonly text: string }

/** An answer that is being changed: where that began, and what stood there before. */
interface Edit {
  readonly from: Step
  readonly before: Values
  /** A product is added. */
  readonly isNew?: boolean | undefined
}

export interface ChatState {
  readonly step: Step
  /** Whether the ways to reach a person are shown in front of it. */
  readonly isPerson: boolean
  readonly past: readonly Answered[]
  readonly values: Values
  /** The place of the product that is being chosen. */
  readonly current: number
  readonly edit?: Edit | undefined
  readonly problem?: Problem | undefined
  /** When it began, signed by the service (R197): a reload begins nothing anew. */
  readonly startedAt?: string | undefined
  /** The product and the selection that the visitor came with: they are taken in once. */
  readonly begun?: string | undefined
  /** Names the submission from the first try on, so that a second one stores nothing twice (R196). */
  readonly key: string
  /** The number under which the inquiry was stored. */
  readonly reference?: string | undefined
}

const noValues: Values = {
  items: [],
  search: '',
  message: '',
  images: [],
  name: '',
  email: '',
  phone: '',
  country: '',
}

export const initialState = (country = ''): ChatState => ({
  step: 'start',
  isPerson: false,
  past: [],
  values: { ...noValues, country },
  current: 0,
  key: '',
})

/** How many products were asked about: they are the first of `values.items`. */
export const countOf = ({ past }: Pick<ChatState, 'past'>): number =>
  past.filter(({ question }) => question === 'selection').length

/** The products that will be sent. */
export const askedItems = (state: Pick<ChatState, 'past' | 'values'>): readonly ChatItem[] =>
  state.values.items.slice(0, countOf(state))
