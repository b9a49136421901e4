import { useStage } from '@vitrine/renderer'
import { rememberedVisit } from '@vitrine/renderer/visit-fields'
import { parseSelection } from '@vitrine/schemas/selection'
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import type { ChatData } from './chat-data.ts'
import { type ChatEvent, reduce } from './machine/machine.ts'
import { askedItems, type ChatState, initialState } from './machine/state.ts'
import { CHAT_STORAGE, readStored, storedText } from './machine/storage.ts'
import { type Entry, type Phrases, transcript } from './machine/transcript.ts'
import { phrasesIn } from './phrases.ts'
import { askForStart, type Outcome, sendInquiry } from './requests.ts'

/** A conversation that lives, and what may happen in it. */
export interface Chat {
  readonly data: ChatData
  readonly state: ChatState
  readonly dispatch: (event: ChatEvent) => void
  readonly phrases: Phrases
  readonly entries: readonly Entry[]
}

/** Runs what needs storage; nothing where it is blocked or full. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}

/** The country of the browser's languages that is offered, while nobody has chosen one (R122). */
function regionIn(countries: ChatData['countries']): string {
  const offered = new Set(countries.map(({ code }) => code))
  const regions = navigator.languages.map((tag) => {
    try {
      return new Intl.Locale(tag).region ?? ''
    } catch {
      return ''
    }
  })
  return regions.find((code) => offered.has(code)) ?? ''
}

/** A little less than the day after which the service takes a start for a program's, in milliseconds. */
const OLD = 23 * 60 * 60 * 1000

/** Whether a conversation that began then may be sent; `startedAt` begins with the time in milliseconds. */
const isFresh = (startedAt = ''): boolean => Date.now() - Number.parseInt(startedAt, 10) < OLD

/** Goes on where the visitor was, with the product that they come from. */
function firstState(data: ChatData): ChatState {
  const { clientId, begin, to, countries } = data
  const now = Date.now()
  const stored = readStored(inStorage((storage) => storage.getItem(CHAT_STORAGE + clientId)) ?? null, now)
  const country = countries.some(({ code }) => code === to) ? to : regionIn(countries)
  const state = stored ?? initialState(country)
  return begin ? reduce(state, { type: 'begin', ...begin, at: now }) : state
}

/** The question of the machine about a field that the service refused. */
const questions = {
  message: 'message',
  uploadImages: 'images',
  name: 'name',
  email: 'email',
  whatsappPhone: 'phone',
  country: 'country',
} as const

/** What the service says, as the conversation takes it in. */
function eventOf(
  outcome: Outcome,
  { values }: ChatState,
  say: (key: string, values?: { name: string }) => string,
): ChatEvent {
  if (outcome.kind === 'sent') return { type: 'sent', reference: outcome.reference }
  if (outcome.kind === 'offline') return { type: 'offline' }
  if (outcome.kind === 'too-many') return { type: 'failed', problem: { key: 'form.message.tooMany' } }
  if (outcome.kind !== 'refused') return { type: 'failed', problem: { key: 'form.inquiry.failed' } }
  const { fields, gone } = outcome
  const field = Object.keys(questions).find((name): name is keyof typeof questions => fields[name] !== undefined)
  const expired = values.images.filter(({ id }) => gone.includes(id))
  const told = expired.map(({ name }) => say('form.message.imageExpired', { name: `\u2068${name}\u2069` })).join('\n')
  const [text = ''] = field === undefined ? Object.values(fields) : [told || fields[field]]
  return { type: 'failed', problem: { text }, question: field && questions[field], gone }
}

/** What is sent: the fields of the form, the products line by line, and the conversation. */
function questionOf({ state, data, entries }: Pick<Chat, 'state' | 'data' | 'entries'>, language: string): object {
  const { values, key } = state
  const { message, name, email, phone, country, images } = values
  const { referrer, campaign } = rememberedVisit()
  return {
    name,
    email,
    whatsappPhone: phone,
    message,
    country,
    uploadImages: images.map(({ id }) => id),
    lines: askedItems(state).flatMap(({ product: { id }, s }) => {
      const lines = parseSelection(s).map(({ options, quantity }) => ({ productId: id, options, quantity }))
      return lines.length > 0 ? lines : [{ productId: id }]
    }),
    entries: entries.map(({ kind, question, text, at }) => ({
      kind,
      key: question,
      text,
      at: new Date(at).toISOString(),
    })),
    page: data.page,
    ...(state.startedAt !== undefined && { startedAt: state.startedAt }),
    submissionKey: key,
    consent: { textVersion: data.consent.version, language },
    ...(typeof referrer === 'string' && { referrer }),
    ...(typeof campaign === 'string' && { campaign }),
  }
}

/** Keeps what was said while the tab lives; what was sent is forgotten. */
function useStored({ step }: ChatState, state: ChatState, clientId: string): void {
  useEffect(() => {
    const key = CHAT_STORAGE + clientId
    inStorage((storage) => {
      if (step === 'sent') storage.removeItem(key)
      else storage.setItem(key, storedText(state, Date.now()))
    })
  }, [state, step, clientId])
}

/** Asks when the conversation begins, again at the next step while nobody said so, and anew when that is a day ago. */
function useStart({
  state: { step, startedAt },
  data: { client },
  dispatch,
}: Pick<Chat, 'state' | 'data' | 'dispatch'>) {
  const { language } = useStage()
  const isAsking = useRef(false)
  useEffect(() => {
    if (['sending', 'sent'].includes(step) || isAsking.current || isFresh(startedAt)) return
    isAsking.current = true
    askForStart({ client, language }).then((begun) => {
      isAsking.current = false
      if (begun !== undefined) dispatch({ type: 'start', startedAt: begun })
    })
  }, [step, startedAt, client, language, dispatch])
}

/** Sends while the conversation waits for it, and again when there is a connection. */
function useSending({ state, data, entries, dispatch }: Omit<Chat, 'phrases'>): void {
  const { language, words } = useStage()
  const now = useRef({ state, data, entries })
  now.current = { state, data, entries }
  const { step } = state
  useEffect(() => {
    if (step === 'offline') {
      const retry = () => dispatch({ type: 'retry' })
      addEventListener('online', retry)
      return () => removeEventListener('online', retry)
    }
    if (step !== 'sending') return undefined
    const asked = now.current
    sendInquiry(questionOf(asked, language), { client: data.client, language }).then((outcome) =>
      dispatch(eventOf(outcome, asked.state, words)),
    )
    return undefined
  }, [step, data.client, language, words, dispatch])
}

/** The conversation with this site. To be drawn in a browser alone: it goes on where the visitor was. */
export function useChat(data: ChatData): Chat {
  const stage = useStage()
  const [state, dispatch] = useReducer(reduce, data, firstState)
  const phrases = useMemo(() => phrasesIn(stage, data.countries), [stage, data.countries])
  const entries = useMemo(() => transcript(state, phrases), [state, phrases])
  useStored(state, state, data.clientId)
  const send = useCallback((event: ChatEvent) => dispatch(event), [])
  useStart({ state, data, dispatch: send })
  useSending({ state, data, entries, dispatch: send })
  return { data, state, dispatch: send, phrases, entries }
}
