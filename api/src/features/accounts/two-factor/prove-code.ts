import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../../platform/database/tables.ts'
import type { Sealing } from '../../../platform/sealing/sealing.ts'
import { base32, matchingStep } from './totp.ts'
import { takeRecoveryCode, takeStep, twoFactorOf } from './two-factor.queries.ts'

/** How many recovery codes there are at first. */
const RECOVERY_CODES = 10

/** 80 random bits each, so that a hash without salt is enough to keep. */
export function newRecoveryCodes() {
  const codes = Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(10)))
  const written = codes.map((code) => code.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1-'))
  return { codes: written, hashes: codes.map(hashOf) }
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex')

/** What became of a code. */
type CodeProof = 'off' | 'needed' | 'wrong' | 'right' | 'right-recovery'

/**
 * Tries the code of an authenticator app, or a recovery code, of an account. What was right is used up: the same code
 * is wrong from then on.
 */
export async function proveCode(
  db: Database,
  sealing: Sealing,
  accountId: string,
  given: string | undefined,
): Promise<CodeProof> {
  const known = await twoFactorOf(db, accountId)
  if (!known?.isConfirmed) return 'off'
  // People copy codes with blanks and hyphens in them.
  const code = (given ?? '').replaceAll(/[\s-]/g, '').toUpperCase()
  if (code === '') return 'needed'
  if (/^[A-Z2-7]{16}$/.test(code))
    return (await takeRecoveryCode(db, accountId, hashOf(code))) ? 'right-recovery' : 'wrong'
  return (await proveAppCode(db, sealing, accountId, { secret: known.secret, code })) ? 'right' : 'wrong'
}

/** Tries a code of an authenticator app. */
export async function proveAppCode(
  db: Database,
  sealing: Sealing,
  accountId: string,
  { secret, code }: { readonly secret: string; readonly code: string },
): Promise<boolean> {
  const opened = await sealing.open('two-factor', accountId, secret)
  const step = opened === undefined ? undefined : matchingStep(opened, code, Date.now())
  return step !== undefined && takeStep(db, accountId, step)
}
