import type { Context } from '../../http/endpoint/context.ts'
import { accountByEmail, normalEmail, type StoredAccount } from './accounts.queries.ts'
import { knownDeviceOf } from './known-devices.ts'
import { isPassword } from './passwords.ts'

type Tried = Pick<Context, 'storage' | 'limits' | 'peer' | 'knownDevice'>

/** What is known of a try: the account, where there is one, and whether this is its password. */
export interface Proof {
  readonly account: StoredAccount | undefined
  readonly isRight: boolean
}

/**
 * Tries a password. Of tries only those that failed count: from a browser that the account knows by that
 * browser alone; from elsewhere by the place, so that one place cannot try many accounts, and by the
 * account, so that many places cannot try one. Unknown addresses are counted and answered alike.
 *
 * @throws CallError `too_many_requests`
 */
export async function provePassword(
  { email, password }: { readonly email: string; readonly password: string },
  { storage, limits, peer, knownDevice }: Tried,
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
  if (isRight) for (const [limit, caller] of counted) await limits.giveBack(limit, caller)
  return { account, isRight }
}
