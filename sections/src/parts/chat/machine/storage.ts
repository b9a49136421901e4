import { type Answered, type ChatItem, type ChatState, initialState, questions, steps, type Values } from './state.ts'

/**
 * What the chat keeps in the session storage of a browser, by the clientId: where the conversation stands and what was
 * said, for 24 hours or until it was sent. To be declared with the cookies of a site.
 */
export const CHAT_STORAGE = 'vitrine:chat:'

/** Raised when what is stored changes its shape: what is older is not read. */
const VERSION = 1
const LONGEST = 24 * 60 * 60 * 1000

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string'
const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value)
const isPlace = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

function isItem(value: unknown): value is ChatItem {
  if (!isObject(value) || !isText(value.s) || !isObject(value.product)) return false
  const { id, name, selection } = value.product
  return (
    isText(id) && isText(name) && isObject(selection) && Array.isArray(selection.kinds) && isObject(selection.terms)
  )
}

const isImage = (value: unknown): boolean =>
  isObject(value) && isText(value.id) && isText(value.name) && isText(value.preview)

function isValues(value: unknown): value is Values {
  if (!isObject(value) || !Array.isArray(value.items) || !Array.isArray(value.images)) return false
  const texts = [value.search, value.message, value.name, value.email, value.phone, value.country]
  return texts.every(isText) && value.items.every(isItem) && value.images.every(isImage)
}

const isAnswered =
  (items: number) =>
  (value: unknown): value is Answered =>
    isObject(value) &&
    isOneOf(questions, value.question) &&
    Number.isFinite(value.at) &&
    (value.item === undefined || (isPlace(value.item) && value.item < items))

/** What is stored of a conversation; a change that was begun is begun anew, and what was being sent is looked at again. */
export const storedText = (state: ChatState, now: number): string => {
  const { edit, past, values, current, key, begun, startedAt } = state
  const isSending = ['sending', 'failed', 'offline'].includes(state.step)
  const step = edit ? edit.from : isSending ? 'review' : state.step
  const answers = edit ? edit.before : values
  const place = Math.min(current, answers.items.length)
  return JSON.stringify({ v: VERSION, state: { step, past, current: place, key, begun, startedAt }, answers, at: now })
}

/** Reads it again; nothing where it is too old, or cannot be read. */
export function readStored(text: string | null, now: number): ChatState | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isObject(stored) || stored.v !== VERSION || !isObject(stored.state) || !isValues(stored.answers))
      return undefined
    const age = now - Number(stored.at)
    const { step, past, current, key, begun, startedAt } = stored.state
    const { answers } = stored
    if (!(age >= 0 && age < LONGEST) || step === 'sent' || !isOneOf(steps, step) || !isText(key)) return undefined
    if (!Array.isArray(past) || !past.every(isAnswered(answers.items.length))) return undefined
    if (!isPlace(current) || current > answers.items.length) return undefined
    if (step === 'selection' && !answers.items[current]) return undefined
    return {
      ...initialState(),
      step,
      past,
      current,
      key,
      values: answers,
      ...(isText(begun) && { begun }),
      ...(isText(startedAt) && { startedAt }),
    }
  } catch {
    return undefined
  }
}
