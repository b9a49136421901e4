import type { RequestOptions } from 'node:https'
import { isIP } from 'node:net'

/**
 * Options of a request that is connected to an address that was checked (`resolveHost`): over a connection of its own, and
 * nobody is asked for the name again.
 */
export function pinnedTo(ip: string): Pick<RequestOptions, 'agent' | 'family' | 'lookup'> {
  const family = isIP(ip)
  return {
    agent: false,
    family,
    lookup: (_host, { all }, done) => (all ? done(null, [{ address: ip, family }]) : done(null, ip, family)),
  }
}
