import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from '../database/tables.ts'
import { secretOf } from '../signing/secret.queries.ts'

/** What is sealed is named, so that nothing sealed for one use opens for another. */
type SealedUse = 'mail-password' | 'translation-engine' | 'two-factor' | 'webhook'

/** Keeps texts that must be read again, such as passwords of mail servers, encrypted in the database. */
export interface Sealing {
  /** Whether the operator has a key of their own: without it, who has the database can read what is sealed in it. */
  readonly hasOperatorKey: boolean
  /**
   * Encrypts a text by AES-256-GCM.
   *
   * @param about whose it is, such as the id of a site: it opens for nobody else.
   */
  seal(use: SealedUse, about: string, text: string): Promise<string>
  /** The text again; nothing when it was sealed with another secret, for somebody else, or was changed. */
  open(use: SealedUse, about: string, sealed: string): Promise<string | undefined>
}

const VERSION = 'v1'
const [NONCE, TAG] = [12, 16]

/**
 * The keys are derived (HKDF-SHA256) from the secret of the instance that stands in its database, and from a key of
 * its operator where there is one: then who has only the database can read nothing. When either changes, what was
 * sealed before does not open any more; it has to be entered again.
 *
 * @param operatorKey the setting SECRET_KEY.
 */
export function createSealing(db: Database, operatorKey = ''): Sealing {
  const keyOf = async (use: SealedUse): Promise<Uint8Array> =>
    new Uint8Array(hkdfSync('sha256', `${operatorKey}\n${await secretOf(db)}`, '', `vitrine ${VERSION} ${use}`, 32))
  const bound = (use: SealedUse, about: string): Buffer => Buffer.from(`${VERSION}\n${use}\n${about}`)
  return {
    hasOperatorKey: operatorKey !== '',
    async seal(use, about, text) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', await keyOf(use), nonce).setAAD(bound(use, about))
      const body = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${VERSION}.${body.toString('base64url')}`
    },
    async open(use, about, sealed) {
      const [version, rest = ''] = sealed.split('.')
      const body = Buffer.from(rest, 'base64url')
      if (version !== VERSION || body.length < NONCE + TAG) return undefined
      const decipher = createDecipheriv('aes-256-gcm', await keyOf(use), body.subarray(0, NONCE), {
        authTagLength: TAG,
      })
      decipher.setAAD(bound(use, about)).setAuthTag(body.subarray(-TAG))
      try {
        return Buffer.concat([decipher.update(body.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}
