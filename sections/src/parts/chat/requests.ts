import type { Product } from '../product-facts/product-of.ts'
import type { ChatData } from './chat-data.ts'

/** What the chat asks the service for, without its client, which would bring along all schemas. */
interface Asking extends Pick<ChatData, 'client'> {
  readonly language: string
}

const headersOf = ({ client, language }: Asking) => ({ 'client-id': client, lang: language })

/** A product by its id or slug (`productDetail`). @throws when the service does not answer. */
export async function productFor(id: string, asking: Asking): Promise<Product> {
  const answer = await fetch(`/api/site/v1/page/product/detail?${new URLSearchParams({ id })}`, {
    headers: headersOf(asking),
  })
  if (!answer.ok) throw new Error(`${answer.status}`)
  const { data }: { readonly data: Product } = await answer.json()
  return data
}

/** When a conversation begins, signed (`startForm`); nothing when the service does not answer. */
export async function askForStart(asking: Asking): Promise<string | undefined> {
  try {
    const answer = await fetch('/api/site/v1/form/start', { method: 'POST', headers: headersOf(asking) })
    const { data }: { readonly data?: { readonly startedAt?: string } } = await answer.json()
    return data?.startedAt
  } catch {
    return undefined
  }
}

/** What became of an inquiry. */
export type Outcome =
  | { readonly kind: 'sent'; readonly reference: string }
  /** It did not arrive: there is no connection. */
  | { readonly kind: 'offline' }
  | { readonly kind: 'too-many' | 'failed' }
  /** What the service refuses, by the names of its fields; `gone` are images that it keeps no more. */
  | { readonly kind: 'refused'; readonly fields: Readonly<Record<string, string>>; readonly gone: readonly string[] }

interface Answered {
  readonly data?: { readonly reference?: string }
  readonly error?: {
    readonly fields?: Readonly<Record<string, string>>
    readonly details?: { readonly images?: readonly string[] }
  }
}

/** Sends an inquiry (`sendInquiry`). A second time under the same key, it is stored once. */
export async function sendInquiry(question: object, asking: Asking): Promise<Outcome> {
  let answer: Response
  try {
    answer = await fetch('/api/site/v1/site/inquiry', {
      method: 'POST',
      headers: { ...headersOf(asking), 'content-type': 'application/json' },
      body: JSON.stringify(question),
    })
  } catch {
    return { kind: 'offline' }
  }
  const { data, error }: Answered = await answer.json().catch(() => ({}))
  if (answer.ok && data?.reference !== undefined) return { kind: 'sent', reference: data.reference }
  if (answer.status === 429) return { kind: 'too-many' }
  if (error?.fields) return { kind: 'refused', fields: error.fields, gone: error.details?.images ?? [] }
  return { kind: 'failed' }
}
