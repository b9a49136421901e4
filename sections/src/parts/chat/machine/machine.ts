import { problemOf, required } from './problems.ts'
import {
  type Answered,
  type ChatImage,
  type ChatProduct,
  type ChatState,
  type Choice,
  countOf,
  initialState,
  type Problem,
  type Question,
  questions,
  type Step,
  type Values,
} from './state.ts'

type AfterProducts = Exclude<Question, 'start' | 'product' | 'selection' | 'more'>

/** What may happen in a conversation; `at` is the time, in milliseconds. */
export type ChatEvent =
  | { readonly type: 'choose'; readonly choice: Choice; readonly at: number }
  | { readonly type: 'set'; readonly values: Partial<Omit<Values, 'items' | 'images'>> }
  | { readonly type: 'pick'; readonly product: ChatProduct; readonly at: number }
  /** Quantities of the product that is being chosen. */
  | { readonly type: 'select'; readonly s: string }
  | { readonly type: 'add-image'; readonly image: ChatImage }
  | { readonly type: 'remove-image'; readonly id: string }
  /** `without`: the product is asked about without a quantity. */
  | { readonly type: 'answer'; readonly at: number; readonly without?: boolean }
  | { readonly type: 'back' | 'person' | 'add' | 'retry' | 'offline' | 'restart' }
  | { readonly type: 'edit'; readonly question: Question; readonly item?: number }
  | { readonly type: 'remove'; readonly item: number }
  | { readonly type: 'send'; readonly key: string }
  | { readonly type: 'sent'; readonly reference: string }
  /** What the service refused, and why; `gone` are images that it keeps no more. */
  | {
      readonly type: 'failed'
      readonly problem: Problem
      readonly question?: AfterProducts | undefined
      readonly gone?: readonly string[] | undefined
    }
  /** When it began, signed by the service (R197). */
  | { readonly type: 'start'; readonly startedAt: string }
  /** The visitor came from a page of a product, with what was chosen of it there. */
  | { readonly type: 'begin'; readonly product: ChatProduct; readonly s: string; readonly at: number }

const isQuestion = (step: Step): step is Question => questions.some((one) => one === step)

/** The question after one that was answered. */
function after(question: Question): Step {
  return questions[questions.indexOf(question) + 1] ?? 'review'
}

const withItem = ({ values, current }: ChatState, product: ChatProduct, s: string): Values => ({
  ...values,
  items: [...values.items.slice(0, current), { product, s }, ...values.items.slice(current + 1)],
})

/** Where the answers about one more product stand: before those that are about all of them. */
function placeForProduct(past: readonly Answered[]): number {
  const message = past.findIndex(({ question }) => question === 'message')
  const end = message < 0 ? past.length : message
  return past[end - 1]?.choice === 'no' ? end - 1 : end
}

function withProductAnswers(past: readonly Answered[], item: number, at: number): readonly Answered[] {
  const place = placeForProduct(past)
  const added = (['product', 'selection'] as const).map((question) => ({ question, item, at }))
  return [...past.slice(0, place), ...added, ...past.slice(place)]
}

/** Goes on after the question that stands open. */
function answered(state: ChatState, given: Omit<Answered, 'question'>, next: Step): ChatState {
  const { step, past, edit } = state
  if (!isQuestion(step)) return state
  const rest = { ...state, problem: undefined, edit: undefined }
  if (!edit) return { ...rest, past: [...past, { question: step, ...given }], step: next }
  const added = edit.isNew && step === 'selection' ? withProductAnswers(past, state.current, given.at) : past
  return { ...rest, past: added, step: edit.from }
}

function choose(state: ChatState, choice: Choice, at: number): ChatState {
  const { step, current } = state
  if (step === 'start' && (choice === 'product' || choice === 'other'))
    return answered({ ...state, current: 0 }, { choice, at }, choice === 'product' ? 'product' : 'message')
  if (step !== 'more' || (choice !== 'yes' && choice !== 'no')) return state
  const next = answered(state, { choice, item: current, at }, choice === 'yes' ? 'product' : 'message')
  return { ...next, current: choice === 'yes' ? countOf(state) : current }
}

function pick(state: ChatState, product: ChatProduct, at: number): ChatState {
  const { step, values, current, past, edit } = state
  if (step !== 'product') return state
  const known = values.items.slice(0, countOf(state)).findIndex((item) => item.product.id === product.id)
  // Asked about already: its quantities are changed, and it is there once.
  if (known >= 0) {
    const asked = past.at(-1)?.choice === 'yes' ? past.slice(0, -1) : past
    const from = edit ? edit.from : 'more'
    return { ...state, past: edit ? past : asked, step: 'selection', current: known, edit: { from, before: values } }
  }
  const before = values.items[current]
  const chosen = { ...state, values: withItem(state, product, before?.product.id === product.id ? before.s : '') }
  if (edit) return { ...chosen, step: 'selection', problem: undefined }
  return answered(chosen, { item: current, at }, 'selection')
}

/** Answers the question that stands open with what was typed or chosen for it. */
function answer(state: ChatState, at: number, without: boolean): ChatState {
  const { step, values, current, edit } = state
  if (!isQuestion(step) || step === 'start' || step === 'more') return state
  if (step === 'product') {
    // It was not found: what was typed to find it is what they want to say.
    const message = values.message === '' ? values.search.trim() : values.message
    return answered(edit ? state : { ...state, values: { ...values, message } }, { choice: 'other', at }, 'message')
  }
  if (step === 'selection') {
    const item = values.items[current]
    if (!item) return { ...state, step: 'product' }
    if (item.s === '' && !without) return { ...state, problem: { key: 'selection.selectFirst' } }
    const chosen = without ? { ...state, values: withItem(state, item.product, '') } : state
    return answered(chosen, { item: current, at }, 'more')
  }
  const problem = problemOf(step, values)
  return problem ? { ...state, problem } : answered(state, { at }, after(step))
}

function back(state: ChatState): ChatState {
  const { step, past, edit } = state
  if (state.isPerson) return { ...state, isPerson: false }
  const rest = { ...state, problem: undefined }
  if (edit?.isNew && step === 'selection') return { ...rest, step: 'product' }
  // Nothing is changed after all: what stood there before stands there again.
  if (edit) return { ...rest, step: edit.from, values: edit.before, edit: undefined }
  if (step === 'sent') return initialState(state.values.country)
  if (!isQuestion(step) && step !== 'review') return { ...rest, step: 'review' }
  const last = past.at(-1)
  if (!last) return { ...rest, step: 'start' }
  return { ...rest, past: past.slice(0, -1), step: last.question, current: last.item ?? state.current }
}

/** Changes an answer from the last look at all of them. */
function edited(state: ChatState, question: Question, item = 0): ChatState {
  const { values } = state
  if (state.step !== 'review' || question === 'start' || question === 'more' || question === 'product') return state
  if (question === 'selection' && item >= countOf(state)) return state
  return { ...state, step: question, current: item, edit: { from: 'review', before: values } }
}

function remove(state: ChatState, item: number): ChatState {
  if (state.step !== 'review' || item < 0 || item >= countOf(state)) return state
  const past = state.past
    .filter((one) => one.item !== item)
    .map((one) => (one.item !== undefined && one.item > item ? { ...one, item: one.item - 1 } : one))
  return { ...state, past, values: { ...state.values, items: state.values.items.filter((_, at) => at !== item) } }
}

/** Sends what was said; what is missing or wrong is asked for again first. */
function send(state: ChatState, key: string): ChatState {
  if (!['review', 'failed', 'offline'].includes(state.step)) return state
  const wrong = required.find((question) => problemOf(question, state.values))
  if (wrong)
    return {
      ...state,
      step: wrong,
      edit: { from: 'review', before: state.values },
      problem: problemOf(wrong, state.values),
    }
  return { ...state, step: 'sending', problem: undefined, key: state.key || key }
}

function failed(state: ChatState, { problem, question, gone = [] }: ChatEvent & { type: 'failed' }): ChatState {
  if (state.step !== 'sending') return state
  const values = { ...state.values, images: state.values.images.filter(({ id }) => !gone.includes(id)) }
  if (question === undefined) return { ...state, values, step: 'failed', problem }
  return { ...state, values, step: question, edit: { from: 'review', before: values }, problem }
}

/** Where a conversation stands when nothing is half done. */
function settled({ edit, ...state }: ChatState): ChatState {
  if (state.step === 'sent') return initialState(state.values.country)
  return { ...state, isPerson: false, ...(edit && { step: edit.from, values: edit.before, problem: undefined }) }
}

/** Begins with a product, or takes it into a conversation that has begun. */
function begin(before: ChatState, product: ChatProduct, s: string, at: number): ChatState {
  const begun = `${product.id}:${s}`
  // The page was loaded again: what was changed since stays.
  if (before.begun === begun) return before
  const state = { ...settled(before), begun }
  const count = countOf(state)
  const known = state.values.items.slice(0, count).findIndex((item) => item.product.id === product.id)
  const item = { ...state, current: known < 0 ? count : known }
  if (known >= 0) return s === '' ? state : { ...state, values: withItem(item, product, s) }
  const values = withItem(item, product, s)
  const past = state.past.filter((one) => one.item === undefined || one.item < count)
  const isEarly = ['start', 'product', 'selection', 'more'].includes(state.step)
  if (isEarly) {
    const start: readonly Answered[] = past.length > 0 ? past : [{ question: 'start', choice: 'product', at }]
    const asked = start.at(-1)?.question === 'selection' ? [...start, { ...again, item: count - 1, at }] : start
    const all = withProductAnswers(asked, count, at)
    return { ...item, values, past: s === '' ? all.slice(0, -1) : all, step: s === '' ? 'selection' : 'more' }
  }
  if (s !== '') return { ...state, values, past: withProductAnswers(past, count, at) }
  const from = state.step === 'sending' ? 'review' : state.step
  return { ...item, values, past, step: 'selection', edit: { from, before: state.values, isNew: true } }
}
const again = { question: 'more', choice: 'yes' } as const

const changes: ReadonlySet<ChatEvent['type']> = new Set(['set', 'add-image', 'remove-image'])

/**
 * The conversation of the chat: start, products with their quantities, message, images, who asks, and a last look at
 * all of it before it is sent. From everywhere one can go back, and to the ways to reach a person; what was said is
 * kept until it was sent. What does not fit the step changes nothing.
 */
export function reduce(state: ChatState, event: ChatEvent): ChatState {
  const { step, values } = state
  // What is on its way is not changed.
  if (step === 'sending' && changes.has(event.type)) return state
  switch (event.type) {
    case 'choose':
      return choose(state, event.choice, event.at)
    case 'set':
      return { ...state, values: { ...values, ...event.values } }
    case 'pick':
      return pick(state, event.product, event.at)
    case 'select': {
      const item = values.items[state.current]
      if (step !== 'selection' || !item || item.s === event.s) return state
      return { ...state, problem: undefined, values: withItem(state, item.product, event.s) }
    }
    case 'add-image':
      return { ...state, values: { ...values, images: [...values.images, event.image] } }
    case 'remove-image':
      return { ...state, values: { ...values, images: values.images.filter(({ id }) => id !== event.id) } }
    case 'answer':
      return answer(state, event.at, event.without ?? false)
    case 'edit':
      return edited(state, event.question, event.item)
    case 'add':
      if (step !== 'review') return state
      return { ...state, step: 'product', current: countOf(state), edit: { from: step, before: values, isNew: true } }
    case 'remove':
      return remove(state, event.item)
    case 'person':
      return { ...state, isPerson: true }
    case 'back':
      return back(state)
    case 'send':
      return send(state, event.key)
    case 'retry':
      return step === 'failed' || step === 'offline' ? send(state, state.key) : state
    case 'offline':
      return step === 'sending' ? { ...state, step: 'offline' } : state
    case 'failed':
      return failed(state, event)
    case 'sent':
      return step === 'sent' || state.key === ''
        ? state
        : { ...state, step: 'sent', edit: undefined, problem: undefined, reference: event.reference }
    case 'begin':
      return begin(state, event.product, event.s, event.at)
    case 'start':
      return step === 'sent' ? state : { ...state, startedAt: event.startedAt }
    case 'restart':
      return initialState(values.country)
  }
}
