import type { Database } from '../../../platform/database/tables.ts'
import { secretOf } from '../../../platform/signing/secret.queries.ts'
import { isSignature, signature, signed } from '../../../platform/signing/signing.ts'

/**
 * The hidden field `startedAt` of a form: when it was opened, which a program cannot make up (R197).
 *
 * `<input type="hidden" name="startedAt" value={await signedStart(storage.db)} />`
 */
export const signedStart = async (db: Database, now = Date.now()): Promise<string> =>
  signed(await secretOf(db), 'start', String(now))

/** What says in an address that a form was sent, and the number under which it was stored. */
export interface SentForm {
  /** The site that it was sent to; empty for forms of the system itself. */
  readonly tenantId: string
  /** The component or the name of the form. */
  readonly component: string
  readonly reference?: string | undefined
}

const sentForm = /^([A-Za-z0-9_-]{1,64})(?:\.([A-Z0-9]{4,20}))?$/

/**
 * The parameter `sent` of the address that follows a form, which nobody else can make up:
 * `mainAAA1.7KQ2M4XP.` and a signature. It holds on all instances with the same database, for good.
 *
 * @returns nothing for a component that could be read as something else.
 */
export async function signedSent(db: Database, { tenantId, component, reference }: SentForm) {
  const text = reference === undefined ? component : `${component}.${reference}`
  const [, read, number] = sentForm.exec(text) ?? []
  if (read !== component || number !== reference) return undefined
  return `${text}.${signature(await secretOf(db), 'sent', `${tenantId}\n${text}`)}`
}

/** What such a parameter says; nothing when it was not made here, or for another site. */
export async function readSent(db: Database, tenantId: string, value: string): Promise<SentForm | undefined> {
  const at = value.lastIndexOf('.')
  const text = value.slice(0, Math.max(at, 0))
  const [, component, reference] = sentForm.exec(text) ?? []
  if (component === undefined) return undefined
  const isOurs = isSignature(await secretOf(db), 'sent', `${tenantId}\n${text}`, value.slice(at + 1))
  return isOurs ? { tenantId, component, reference } : undefined
}
