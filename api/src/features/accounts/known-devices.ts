import { knownDeviceLife } from '../../http/server/cookies.ts'
import type { Database } from '../../platform/database/tables.ts'
import { secretOf } from '../../platform/signing/secret.queries.ts'
import { isSignature, signature } from '../../platform/signing/signing.ts'
import type { StoredAccount } from './accounts.queries.ts'
import { newToken } from './tokens.ts'

/** So many people may share one browser. */
const MOST_ACCOUNTS = 5

/** `{when}-{random}.{signature}`, one for each account that signed in with the browser. */
const MARK = /^([0-9]{1,15})-[A-Za-z0-9_-]{1,60}$/

type Known = Pick<StoredAccount, 'id' | 'password'>

/** What is signed names the stored password, so that a new password makes all browsers strange again. */
const textOf = ({ id, password }: Known, mark: string): string => `${id}\n${password}\n${mark}`

async function isOf(db: Database, account: Known, one: string): Promise<boolean> {
  const [mark = '', given = ''] = one.split('.')
  const [, when] = MARK.exec(mark) ?? []
  if (when === undefined || Number(when) < Date.now() - knownDeviceLife) return false
  return isSignature(await secretOf(db), 'device', textOf(account, mark), given)
}

const marksIn = (cookie: string | undefined): readonly string[] =>
  cookie === undefined || cookie.length > 1000 ? [] : cookie.split('~').slice(0, MOST_ACCOUNTS)

/**
 * Whether this account has signed in with the browser before. Such a browser is held to limits of its
 * own, so that strangers who guess passwords do not lock anybody out.
 *
 * @returns the mark by which its tries are counted.
 */
export async function knownDeviceOf(
  db: Database,
  account: Known | undefined,
  cookie: string | undefined,
): Promise<string | undefined> {
  if (!account) return undefined
  for (const one of marksIn(cookie)) if (await isOf(db, account, one)) return one
  return undefined
}

/** The cookie of a browser with which this account has just signed in; it keeps those of others. */
export async function rememberDevice(db: Database, account: Known, cookie: string | undefined): Promise<string> {
  const known = await knownDeviceOf(db, account, cookie)
  const others = marksIn(cookie).filter((one) => one !== known)
  const mark = `${Date.now()}-${newToken().token}`
  const own = `${mark}.${signature(await secretOf(db), 'device', textOf(account, mark))}`
  return [own, ...others].slice(0, MOST_ACCOUNTS).join('~')
}
