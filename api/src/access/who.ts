import type { Action } from '@vitrine/schemas'
import type { Database } from '../storage/tables.ts'
import { type Account, accountById } from './accounts.store.ts'
import { keyOf } from './keys.store.ts'
import { accountOfSession } from './sessions.store.ts'

/** What somebody shows to be let in. */
export interface Shown {
  /** The token of the session cookie. */
  readonly session?: string | undefined
  /** The token of the cookie that a link to a preview sets. */
  readonly preview?: string | undefined
  /** The token of a frame, from the header `Authorization: Bearer`. */
  readonly frame?: string | undefined
  /** The cookie of a browser that somebody has signed in with before; it lets nobody in by itself. */
  readonly knownDevice?: string | undefined
}

/** Somebody who is signed in; inside a frame only for one draft of one site. */
export interface Who {
  readonly account: Account
  readonly frame?: { readonly tenantId: string; readonly draftsId: string }
}

/** Who shows these; nobody when nothing of it counts. A frame's token wins: it can do less. */
export async function whoShows(db: Database, { session, frame }: Shown): Promise<Who | undefined> {
  if (frame !== undefined) {
    const key = await keyOf(db, 'frame', frame)
    const account = key?.accountId === undefined ? undefined : await accountById(db, key.accountId)
    if (!key || !account) return undefined
    const { password: _password, ...rest } = account
    return { account: rest, frame: { tenantId: key.tenantId, draftsId: key.draftsId } }
  }
  const account = await accountOfSession(db, session)
  return account && { account }
}

const inFrames: ReadonlySet<Action> = new Set([
  'draft.read',
  'draft.write',
  'draft.arrange',
  'content.read',
  'media.read',
  'media.write',
  'settings.read',
  // Publishing is the last step of editing; who may not publish may not in a frame either.
  'site.publish',
])

/** Whether the designer in somebody's frame may do this: what editing one draft needs. */
export const isForFrames = (action: Action): boolean => inFrames.has(action)
