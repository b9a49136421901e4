import type { DesignerBoot } from '@vitrine/designer'
import { CallError, openFrame } from '@vitrine/schemas'
import type { Asker } from './request.ts'
import { createSend } from './send.ts'

/** The key to one draft that the designer has in somebody's frame, instead of a session. */
export interface FrameKey {
  readonly token: () => string | undefined
  /**
   * Exchanges a ticket for a token that lasts an hour. The frame cannot ask for another ticket itself:
   * when the token is over, the parent brings one. @throws CallError
   */
  readonly enter: (ticket: string) => Promise<{ readonly expiresAt: string }>
}

/** Keeps the token in memory alone: it is gone with the page. */
export function createFrameKey(
  { clientId, draftsId }: Pick<DesignerBoot, 'clientId' | 'draftsId'>,
  asker: Omit<Asker, 'token'>,
  ask?: (request: Request) => Promise<Response>,
): FrameKey {
  const send = createSend({ ...asker, token: () => undefined }, ask)
  let token: string | undefined
  return {
    token: () => token,
    async enter(ticket) {
      const opened = await send(openFrame, { ticket })
      // A ticket for another draft would show one in the address of the other.
      if (opened.clientId !== clientId || opened.draftsId !== draftsId) throw new CallError('not_found')
      token = opened.token
      return { expiresAt: opened.expiresAt }
    },
  }
}

/** Takes the ticket out of the address, so that it is neither copied nor sent along. */
export function takeTicket({ location, history }: Pick<Window, 'location' | 'history'> = window): string | undefined {
  const address = new URL(location.href)
  const ticket = address.searchParams.get('ticket') ?? undefined
  if (ticket === undefined) return undefined
  address.searchParams.delete('ticket')
  history.replaceState(history.state, '', address)
  return ticket
}
