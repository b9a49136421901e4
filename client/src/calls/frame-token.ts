import { CallError, openFrame } from '@vitrine/schemas'
import type { ApiClientOptions, Fetch } from '../wire/request.ts'
import { createSend } from './send.ts'

/** The token for one draft that an editor has in somebody's frame, instead of a session. */
export interface FrameToken {
  readonly token: () => string | undefined
  /**
   * Exchanges a ticket for a token that lasts an hour. The frame cannot ask for another ticket itself:
   * when the token is over, the parent brings one. @throws CallError
   */
  readonly enter: (ticket: string) => Promise<{ readonly expiresAt: string }>
}

/** Keeps the token in memory alone: it is gone with the page. */
export function createFrameToken(
  draft: { readonly clientId: string; readonly draftsId: string },
  client: Omit<ApiClientOptions, 'token'>,
  send?: Fetch,
): FrameToken {
  const sendCall = createSend({ ...client, token: () => undefined }, send)
  let token: string | undefined
  return {
    token: () => token,
    async enter(ticket) {
      const opened = await sendCall(openFrame, { ticket })
      // A ticket for another draft would show one in the address of the other.
      if (opened.clientId !== draft.clientId || opened.draftsId !== draft.draftsId) throw new CallError('not_found')
      token = opened.token
      return { expiresAt: opened.expiresAt }
    },
  }
}
