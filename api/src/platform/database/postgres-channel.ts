import pg from 'pg'
import type { Change, ChangeChannel, ChangeListener } from './changes.ts'
import { APPLICATION_NAME } from './postgres.ts'

/** The channel of NOTIFY. Its payloads are changes as JSON, far below the 8,000 bytes that PostgreSQL takes. */
const CHANNEL = 'vitrine'
/** So long changes are gathered, in milliseconds: a NOTIFY holds a lock of the whole server while it commits. */
const GATHER = 50
/** So long is waited before the next try to connect, in milliseconds; twice as long after each that failed. */
const FIRST_WAIT = 100
const LONGEST_WAIT = 5000

/** The connection of a process on which it tells and hears what changed. */
export interface PostgresChannel extends ChangeChannel {
  close(): Promise<void>
}

/**
 * Listens on a connection of its own. What is told while that is away is lost, so whoever listens is told
 * `undefined` with each new one. Behind a transaction pooler nothing is heard, and nothing fails.
 *
 * @param onLost is told when the connection breaks off, not again until there is a new one.
 */
export function openPostgresChannel(
  databaseUrl: string,
  heard: ChangeListener,
  onLost: (error: Error) => void,
): PostgresChannel {
  let client: pg.Client | undefined
  let isClosed = false
  let wait = FIRST_WAIT
  let retry: NodeJS.Timeout | undefined
  let gathering: NodeJS.Timeout | undefined
  let gathered = new Set<string>()
  let sending: Promise<unknown> = Promise.resolve()

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: APPLICATION_NAME,
      connectionTimeoutMillis: 900,
      query_timeout: 5000,
      keepAlive: true,
    })
    let isGone = false
    const gone = (error: Error) => {
      if (isGone) return
      isGone = true
      if (client === next) {
        client = undefined
        if (!isClosed) onLost(error)
      }
      void next.end().catch(() => undefined)
      if (isClosed) return
      retry = setTimeout(connect, wait).unref()
      wait = Math.min(wait * 2, LONGEST_WAIT)
    }
    next.on('error', gone)
    next.on('end', () => gone(new Error('The connection was closed.')))
    next.on('notification', ({ processId, payload }) => {
      // Here it is known already.
      if (processId === processIdOf(next)) return
      const change = changeIn(payload)
      if (change) heard(change)
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      return gone(error as Error)
    }
    if (isClosed) return next.end()
    client = next
    wait = FIRST_WAIT
    heard(undefined)
  }

  function flush(): void {
    gathering = undefined
    const payloads = [...gathered]
    gathered = new Set()
    // Others find it out by themselves, a little later.
    sending = client
      ? client
          .query('select pg_notify($1, payload) from unnest($2::text[]) payload', [CHANNEL, payloads])
          .catch(() => undefined)
      : Promise.resolve()
  }

  const connecting = connect()
  return {
    send(change) {
      if (isClosed) return
      gathered.add(JSON.stringify(change))
      gathering ??= setTimeout(flush, GATHER).unref()
    },
    async close() {
      isClosed = true
      clearTimeout(retry)
      clearTimeout(gathering)
      if (gathered.size > 0) flush()
      await connecting
      await sending
      await client?.end().catch(() => undefined)
    },
  }
}

/** Our number in the server, which the types of pg leave out. */
const processIdOf = (client: pg.Client): number => (client as unknown as { readonly processID: number }).processID

/** Anybody who may connect may send: what is no change of ours is not heard. */
function changeIn(payload: string | undefined): Change | undefined {
  try {
    const { kind, id } = JSON.parse(payload ?? '') as Record<string, unknown>
    return (kind === 'site' || kind === 'job') && typeof id === 'string' ? { kind, id } : undefined
  } catch {
    return undefined
  }
}
