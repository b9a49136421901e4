import { StorageError } from '../storage-error.ts'

/** Where a server was to listen. */
interface ListenAddress {
  readonly host: string
  readonly port: number
}

/** What a failure to start means, and what to do; what is not known keeps its own words. */
export function explainStartFailure(error: unknown, address: ListenAddress): string {
  if (error instanceof StorageError) return error.message
  if (!(error instanceof Error)) return String(error)
  return listenFailure(error, address) ?? error.stack ?? error.message
}

function listenFailure(error: NodeJS.ErrnoException, { host, port }: ListenAddress): string | undefined {
  const { code, syscall } = error
  const hostname = 'hostname' in error ? error.hostname : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use. Stop what runs there, or set PORT to another port.`
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} on ${host} may not be used by this user. Set PORT to one above 1023.`
  const isNoAddress = code === 'EADDRNOTAVAIL' || (syscall === 'getaddrinfo' && hostname === host)
  return isNoAddress ? `There is no address ${host} on this machine. Set HOST to one of its own.` : undefined
}
