import type { SentFile } from '../question/sent-file.ts'
import type { ShownCredentials } from './identity.ts'

/** Who asks: what the headers of a request say, or what the host knows without one. */
export interface Caller {
  /** A tenant id or a clientId; it selects a site and grants nothing (R245). */
  readonly client?: string | undefined
  readonly host?: string | undefined
  readonly language?: string | undefined
  readonly shown?: ShownCredentials | undefined
  /** The address it came from; nothing inside this process. */
  readonly peer?: string | undefined
  readonly device?: string | undefined
  /** The last event that a client of a stream has, when it comes again. */
  readonly lastEvent?: string | undefined
  readonly files?: AsyncIterable<SentFile> | undefined
  /** What another program shows as `Authorization: Bearer …`. */
  readonly bearer?: string | undefined
  readonly requestId?: string | undefined
}
