import { StorageError } from '@vitrine/api'
import type { Config } from './config.ts'

interface Failure {
  readonly code?: string
  readonly syscall?: string
  readonly hostname?: string
  readonly path?: string
  readonly message?: string
}

type Known = Pick<Config, 'host' | 'port' | 'dataDir' | 'databaseUrl'>

/** What a failure to start means, and what to do; what is not known keeps its own words. */
export function explained(error: unknown, config: Known): string {
  if (error instanceof StorageError) return error.message
  const failure = (error ?? {}) as Failure
  const known = ofListening(failure, config) ?? ofFolder(failure, config) ?? ofDatabase(failure, config)
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

const folderTroubles: Readonly<Record<string, string>> = {
  EACCES: 'may not be used by this user',
  EPERM: 'may not be used by this user',
  EROFS: 'is on a disk that can only be read',
  EEXIST: 'is a file, or holds one where a folder should be',
  ENOTDIR: 'is a file, or stands below one',
  ENOSPC: 'is on a disk that is full',
}

function ofFolder({ code = '', path }: Failure, { dataDir }: Known): string | undefined {
  const isOfData = path === undefined || `${path}/`.startsWith(`${dataDir}/`) || dataDir.startsWith(`${path}/`)
  const trouble = isOfData ? folderTroubles[code] : undefined
  return trouble && `The data folder ${dataDir} ${trouble} (${code}). Set DATA_DIR to a folder that can be written.`
}

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])

/** What the storage did not put into words itself. */
function ofDatabase({ code = '', message = '' }: Failure, { dataDir, databaseUrl }: Known): string | undefined {
  if (databaseUrl === undefined)
    return /unable to open database file|readonly database|file is not a database|malformed/.test(message)
      ? `The database in ${dataDir} cannot be used: ${message}. Put a backup in its place, or set DATA_DIR to another folder.`
      : undefined
  // The address without its name and password: this line may land in a log.
  return unreachable.has(code)
    ? `The database at ${URL.parse(databaseUrl)?.host} cannot be reached (${code}). Start it, or correct DATABASE_URL.`
    : undefined
}
