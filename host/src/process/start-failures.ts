import { StorageError } from '@vitrine/api'
import type { Config } from '../config.ts'

interface Failure {
  readonly code?: string
  readonly syscall?: string
  readonly hostname?: string
}

type Known = Pick<Config, 'host' | 'port'>

/** What a failure to start means, and what to do; what is not known keeps its own words. */
export function explained(error: unknown, config: Known): string {
  if (error instanceof StorageError) return error.message
  const known = ofListening((error ?? {}) as Failure, config)
  if (known !== undefined) return known
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

function ofListening({ code, syscall, hostname }: Failure, { host, port }: Known): string | undefined {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use. Stop what runs there, or set PORT to another port.`
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} on ${host} may not be used by this user. Set PORT to one above 1023.`
  const isNoAddress = code === 'EADDRNOTAVAIL' || (syscall === 'getaddrinfo' && hostname === host)
  return isNoAddress ? `There is no address ${host} on this machine. Set HOST to one of its own.` : undefined
}
