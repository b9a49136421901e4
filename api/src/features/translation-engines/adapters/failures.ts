import { EngineError, type EngineErrorKind, type EngineTranslation } from '@vitrine/schemas'
import { asRecord } from '../../../platform/as-record.ts'
import type { EngineAnswer } from './ask.ts'

/** What an answer says that went wrong, for the log: the services call it differently. */
export function messageOf({ status, body }: EngineAnswer): string {
  const { message, error, explanation } = asRecord(body)
  const found = [message, typeof error === 'string' ? error : asRecord(error).message, explanation]
  const text = found.find((one) => typeof one === 'string')
  return `${status}${text === undefined ? '' : ` ${String(text).slice(0, 200)}`}`
}

/**
 * @param kinds what a service means by a status; 429 is `rate`, and what is not named here is `down`.
 * @throws EngineError for an answer that is no success
 */
export function checkStatus(answer: EngineAnswer, kinds: Readonly<Record<number, EngineErrorKind>>): void {
  const { status, retryAfter } = answer
  if (status >= 200 && status < 300) return
  throw new EngineError(kinds[status] ?? (status === 429 ? 'rate' : 'down'), messageOf(answer), retryAfter)
}

/** Texts in the order in which they were asked for. @throws EngineError `down` for anything else */
export function textsOf(texts: unknown, count: number): readonly EngineTranslation[] {
  if (!Array.isArray(texts) || texts.length !== count || !texts.every((text) => typeof text === 'string'))
    throw new EngineError('down', 'not as many texts as were asked for')
  return texts.map((text) => ({ text }))
}
