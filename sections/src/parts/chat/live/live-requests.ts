import { rememberedVisit } from '@vitrine/renderer/visit-fields'
import type { ChatData } from '../chat-data.ts'

/** What a chat asks the service for. */
export interface LiveAsking {
  readonly data: ChatData
  readonly language: string
}

/** What became of something that was sent. */
export type LiveOutcome<T = object> =
  | { readonly kind: 'done'; readonly data: T }
  /** It did not arrive, or nobody could answer: it is tried again. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'over' }
  | { readonly kind: 'refused'; readonly problem: string | undefined }

const headersOf = ({ data: { client }, language }: LiveAsking) => ({
  'client-id': client,
  lang: language,
  'content-type': 'application/json',
})

/** Sends one call of the chat. */
async function post<T>(path: string, question: object, asking: LiveAsking): Promise<LiveOutcome<T>> {
  try {
    const answer = await fetch(`/api/site/v1/site/chat/${path}`, {
      method: 'POST',
      headers: headersOf(asking),
      body: JSON.stringify(question),
    })
    const { data, error } = await answer.json()
    if (answer.ok) return { kind: 'done', data }
    if (answer.status === 410 || answer.status === 404) return { kind: 'over' }
    if (answer.status >= 500) return { kind: 'failed' }
    const [problem] = Object.values<string>(error?.fields ?? {})
    return { kind: 'refused', problem: problem ?? error?.message }
  } catch {
    return { kind: 'failed' }
  }
}

interface Opening {
  readonly key: string
  readonly text: string
  readonly startedAt: string | undefined
}

/** Begins a chat (`openChat`). A second time under the same key, it is stored once. */
export function openChat({ key, text, startedAt }: Opening, asking: LiveAsking) {
  const { begin, page, consent } = asking.data
  const { referrer, campaign } = rememberedVisit()
  const question = {
    key,
    text,
    page,
    consent: { textVersion: consent.version, language: asking.language },
    ...(begin && { productId: begin.product.id, productName: begin.product.name }),
    ...(startedAt !== undefined && { startedAt }),
    ...(typeof referrer === 'string' && { referrer }),
    ...(typeof campaign === 'string' && { campaign }),
  }
  return post<{ readonly token: string; readonly reference: string }>('open', question, asking)
}

/** Sends what the visitor writes (`addChatEntry`). */
export const sendEntry = (token: string, { key, text }: Omit<Opening, 'startedAt'>, asking: LiveAsking) =>
  post('entries', { token, key, text }, asking)

/** Leaves an address (`leaveChatAddress`). */
export const leaveAddress = (token: string, email: string, asking: LiveAsking) =>
  post('address', { token, email }, asking)

/** Ends the chat (`endChat`). */
export const endChat = (token: string, asking: LiveAsking) => post('end', { token }, asking)

/** Opens the stream of a chat (`chatEvents`), behind an event where one is known. @throws when there is no connection. */
export const openEvents = (
  token: string,
  asking: LiveAsking,
  { last, signal }: { readonly last: string | undefined; readonly signal: AbortSignal },
): Promise<Response> =>
  fetch('/api/site/v1/site/chat/events', {
    method: 'POST',
    headers: { ...headersOf(asking), ...(last !== undefined && { 'last-event-id': last }) },
    body: JSON.stringify({ token }),
    signal,
  })
