import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { asRecord } from '../../platform/as-record.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { createCircuit } from '../../platform/files/circuit.ts'
import { putStream } from '../../platform/files/file-store.ts'
import { countKeptPages, type DrawnRelease, keptPageRow, noteKeptPage } from './kept-pages.queries.ts'
import { createBuildPrerender } from './prerender-for-build.ts'

/** So long somebody who wants to see a page waits for the store, in milliseconds: to draw it takes no longer. */
const PATIENCE = 100
/** So many pages of one release are stored, as one build draws them. */
export const MOST_PAGES = 20_000
/** So long the number of pages of a release is taken for true, in milliseconds. */
const COUNTED_FOR = 60_000

/** Which page it is. */
export interface KeptPagePlace extends DrawnRelease {
  /** What names it, whatever is in it: its address, language, release and build. */
  readonly slot: string
  /** All that it depends on. */
  readonly key: string
  readonly path: string
  readonly language: string
}

export interface KeptPage {
  /** What is known of the page beside its body; JSON. */
  readonly meta: object
  readonly etag: string
  /** Of the body as it is read. */
  readonly bytes: number
  /** The body, packed with Brotli. */
  readonly packed: Buffer
}

/** Pages as they were drawn, so that a restart need not draw them again. Neither of the two ever rejects. */
export interface KeptPages {
  /** The page as it was stored, within 100 ms; nothing where it was not, or the store does not answer. */
  find(place: KeptPagePlace): Promise<KeptPage | undefined>
  /** Stores a page. @returns whether it is there now. */
  keep(place: KeptPagePlace, page: KeptPage): Promise<boolean>
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')

/** The first line of a file; behind it stands the packed body. */
interface FileHead extends Omit<KeptPage, 'packed'> {
  readonly key: string
  /** Of the packed body. */
  readonly sha256: string
}

function readFile(file: Buffer, key: string): KeptPage | undefined {
  const end = file.indexOf('\n')
  const head = asRecord(JSON.parse(file.subarray(0, Math.max(end, 0)).toString())) as Partial<FileHead>
  const packed = file.subarray(end + 1)
  const { meta, etag, bytes } = head
  const isWhole = head.key === key && head.sha256 === sha256(packed)
  return isWhole && meta && etag !== undefined && bytes !== undefined ? { meta, etag, bytes, packed } : undefined
}

/** @param within so long is waited for a page, in milliseconds. */
export function createKeptPages(
  { db, engine, files }: Pick<Storage, 'db' | 'engine' | 'files'>,
  logger?: Pick<Logger, 'warn'> | undefined,
  within: number = PATIENCE,
): KeptPages {
  const store = files.keptPages
  const circuit = createCircuit((err) => logger?.warn({ err }, 'Stored pages are not read for a while.'))
  const prerenderForBuild = createBuildPrerender({ db, engine })
  const counts = new LRUCache<string, { count: number }>({ max: 1000, ttl: COUNTED_FOR })

  /** Whether there is room for one more page of a release, drawn by a build. */
  async function hasRoom(place: KeptPagePlace): Promise<boolean> {
    const of = `${place.release} ${place.build}`
    const known = counts.get(of) ?? { count: await countKeptPages(db, place) }
    known.count += 1
    counts.set(of, known, { noUpdateTTL: true })
    return known.count <= MOST_PAGES
  }

  async function read(name: string, key: string, signal: AbortSignal): Promise<KeptPage | undefined> {
    const found = await store.read(name)
    if (!found) return undefined
    const stream: Readable = found.stream
    const cut = () => stream.destroy()
    if (signal.aborted) cut()
    signal.addEventListener('abort', cut)
    return readFile(await buffer(stream), key)
  }

  return {
    async find({ tenantId, slot, key }) {
      const stop = new AbortController()
      let timer: NodeJS.Timeout | undefined
      try {
        circuit.assertClosed()
        const late = new Promise<never>((_resolve, reject) => {
          const refuse = () => reject(new Error('The store of pages takes too long.'))
          // Where we were busy ourselves, what came meanwhile is looked at first.
          timer = setTimeout(() => setImmediate(refuse), within)
        })
        const name = sha256(slot)
        const looking = (async () => {
          const row = await keptPageRow(db, tenantId, name)
          // Without a row nobody asks the store, which may be far away.
          return row?.key === sha256(key) ? read(`${tenantId}/${name}`, sha256(key), stop.signal) : undefined
        })()
        looking.catch(() => undefined)
        const page = await Promise.race([looking, late])
        circuit.worked()
        return page
      } catch (error) {
        // While the circuit is open, that is no new failure.
        if (asRecord(error).code !== 'unavailable') circuit.failed(error)
        return undefined
      } finally {
        clearTimeout(timer)
        stop.abort()
      }
    },

    async keep(place, { meta, etag, bytes, packed }) {
      const { tenantId, slot, release, build, path, language } = place
      const [name, key] = [sha256(slot), sha256(place.key)]
      try {
        const known = await keptPageRow(db, tenantId, name)
        if (!known && !(await hasRoom(place))) return false
        // Before its file: what has no row would never be found again, to be taken away.
        await noteKeptPage(db, { tenant_id: tenantId, name, key, release, build, path, language, etag, bytes })
        const head: FileHead = { key, meta, etag, bytes, sha256: sha256(packed) }
        await putStream(store, `${tenantId}/${name}`, piecesOf([Buffer.from(`${JSON.stringify(head)}\n`), packed]))
        if (!known) await prerenderForBuild(place)
        return true
      } catch (err) {
        logger?.warn({ err, tenant: tenantId, path }, 'A page could not be stored.')
        return false
      }
    },
  }
}

async function* piecesOf(pieces: readonly Buffer[]) {
  yield* pieces
}
