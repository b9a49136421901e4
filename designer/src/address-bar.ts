/** Takes the ticket of a frame out of the address, so that it is neither copied nor sent along. */
export function takeTicket({ location, history }: Pick<Window, 'location' | 'history'> = window): string | undefined {
  const address = new URL(location.href)
  const ticket = address.searchParams.get('ticket') ?? undefined
  if (ticket === undefined) return undefined
  address.searchParams.delete('ticket')
  history.replaceState(history.state, '', address)
  return ticket
}
