import type { Database } from '../../../platform/database/tables.ts'
import { secretOf } from '../../../platform/signing/secret.queries.ts'
import { isSignature, signature } from '../../../platform/signing/signing.ts'

/** What says in an address that a form was sent, and the number under which it was stored. */
export interface SentForm {
  /** The site that it was sent to; empty for forms of the system itself. */
  readonly tenantId: string
  /** The component or the name of the form. */
  readonly component: string
  readonly reference?: string | undefined
}

const DAY = 24 * 60 * 60 * 1000

/** How long a browser can see what it sent, in milliseconds. */
export const receiptLife = 60 * 60 * 1000

/** Component, number, and the time in milliseconds. */
const sentForm = /^([A-Za-z0-9_-]{1,64})(?:\.([A-Z0-9]{4,20}))?\.([0-9]{1,15})$/

const isWithin = (life: number, time: string | undefined, now: number): boolean => {
  const age = now - Number(time)
  return age >= 0 && age <= life
}

/**
 * The parameter `sent` of the address that follows a form, which nobody else can make up:
 * `mainAAA1.7KQ2M4XP.1790000000000.` and a signature. It holds on all instances with the same database, for a day.
 *
 * @returns nothing for a component that could be read as something else.
 */
export async function signedSent(db: Database, { tenantId, component, reference }: SentForm, now = Date.now()) {
  const text = [component, reference, now].filter((part) => part !== undefined).join('.')
  const [, read, number, time] = sentForm.exec(text) ?? []
  if (read !== component || number !== reference || time !== String(now)) return undefined
  return `${text}.${signature(await secretOf(db), 'sent', `${tenantId}\n${text}`)}`
}

/** What such a parameter says; nothing when it was not made here, for another site, or more than a day ago. */
export async function readSent(
  db: Database,
  tenantId: string,
  value: string,
  now = Date.now(),
): Promise<SentForm | undefined> {
  const at = value.lastIndexOf('.')
  const text = value.slice(0, Math.max(at, 0))
  const [, component, reference, time] = sentForm.exec(text) ?? []
  if (component === undefined || !isWithin(DAY, time, now)) return undefined
  const isOurs = isSignature(await secretOf(db), 'sent', `${tenantId}\n${text}`, value.slice(at + 1))
  return isOurs ? { tenantId, component, reference } : undefined
}

const receipt = /^([A-Z0-9]{4,20})\.([0-9]{1,15})$/

/**
 * The cookie of the browser that sent a message: with it the page shows what was sent, so that an address that is
 * handed on shows nothing personal. `7KQ2M4XP.1790000000000.` and a signature.
 */
export async function signedReceipt(db: Database, tenantId: string, reference: string, now = Date.now()) {
  const text = `${reference}.${now}`
  return `${text}.${signature(await secretOf(db), 'receipt', `${tenantId}\n${text}`)}`
}

/** The number of the message that such a cookie shows; nothing when it was not made here, or is an hour old. */
export async function readReceipt(
  db: Database,
  tenantId: string,
  value: string,
  now = Date.now(),
): Promise<string | undefined> {
  const at = value.lastIndexOf('.')
  const text = value.slice(0, Math.max(at, 0))
  const [, reference, time] = receipt.exec(text) ?? []
  if (reference === undefined || !isWithin(receiptLife, time, now)) return undefined
  const isOurs = isSignature(await secretOf(db), 'receipt', `${tenantId}\n${text}`, value.slice(at + 1))
  return isOurs ? reference : undefined
}
