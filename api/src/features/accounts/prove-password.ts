import { CallError } from '@vitrine/schemas'
import type { Context } from '../../http/endpoint/context.ts'
import { accountByEmail, normalEmail, type StoredAccount } from './accounts.queries.ts'
import { knownDeviceOf } from './known-devices.ts'
import { isPassword } from './passwords.ts'
import { proveCode } from './two-factor/prove-code.ts'

type Tried = Pick<Context, 'storage' | 'parts' | 'limits' | 'peer' | 'knownDevice'>

/** What is known of a try: the account, where there is one, and whether this is its password. */
export interface Proof {
  readonly account: StoredAccount | undefined
  readonly isRight: boolean
  /** Whether it was proved by a recovery code: there is one less then. */
  readonly usedRecoveryCode: boolean
}

/**
 * Tries a password. Of tries only those that failed count: from a browser that the account knows by that
 * browser alone; from elsewhere by the place, so that one place cannot try many accounts, and by the
 * account, so that many places cannot try one. Unknown addresses are counted and answered alike. A code of two-factor
 * sign-in is tried, and counted, like a password.
 *
 * @throws CallError `too_many_requests`; `code_needed` or `wrong_code` where the password is right
 */
export async function provePassword(
  { email, password, code }: { readonly email: string; readonly password: string; readonly code?: string | undefined },
  { storage, parts, limits, peer, knownDevice }: Tried,
): Promise<Proof> {
  const account = await accountByEmail(storage.db, email)
  const device = await knownDeviceOf(storage.db, account, knownDevice)
  const counted =
    device === undefined
      ? ([
          ['sign-in', peer],
          ['account-sign-in', normalEmail(email)],
        ] as const)
      : ([['sign-in', `device ${device}`]] as const)
  for (const [limit, caller] of counted) await limits.take(limit, caller)
  const isRight = (await isPassword(password, account?.password)) && account !== undefined
  if (!isRight) return { account, isRight, usedRecoveryCode: false }
  const proof = await proveCode(storage.db, parts.sealing, account.id, code)
  if (proof === 'wrong') throw new CallError('wrong_code')
  for (const [limit, caller] of counted) await limits.giveBack(limit, caller)
  if (proof === 'needed') throw new CallError('code_needed')
  return { account, isRight, usedRecoveryCode: proof === 'right-recovery' }
}
