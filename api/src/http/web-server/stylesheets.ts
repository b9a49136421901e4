import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { asRecord } from '../../platform/as-record.ts'
import { encodingOf } from '../server/encoding.ts'
import { FOREVER } from './files.ts'
import { type CachedPage, cachePage, sizeInCache } from './page-cache.ts'

/** What the build made for one name (`base`, `font-sans`, `banner`), in the order in which it counts. */
type SheetFiles = ReadonlyMap<string, readonly { readonly name: string; readonly css: string }[]>

/** The answer to the address of a stylesheet; `isCurrent` unless the address is of another build. */
export type Stylesheet = CachedPage<{ readonly isCurrent: boolean }>

interface Stylesheets {
  /** The address of one stylesheet that holds all that these names need, and nothing else. */
  readonly hrefOf: (names: Iterable<string>) => string
  /**
   * What stands behind the last part of such an address; nothing where a name is not known.
   *
   * @param without names whose files a document has already, with dots between them: those are left out.
   */
  readonly find: (file: string, without?: string) => Stylesheet | undefined
}

const STYLES = '/builds/styles/'

const MAX_BYTES = 16 * 1024 * 1024
/** 10 takes a third of the time of 11 and is 2 % larger: the first visitor waits less, and none pay much. */
const QUALITY = 10

/**
 * One stylesheet for each set of names that pages need (decision 007), put together from the files of
 * the build and kept in bounded memory: `/builds/styles/base.font-sans.banner.header.3f09c2a417d8.css`.
 * A set has one order and so one address, which changes with its content.
 */
export function createStylesheets(files: SheetFiles): Stylesheets {
  const order = [...files.keys()]
  // What several names share stands where it comes first of all: in one order on every page.
  const all = new Map([...files.values()].flat().map(({ name, css }) => [name, css]))
  const sheets = new LRUCache<
    string,
    { readonly hash: string; readonly sheet: ReturnType<typeof cachePage<undefined>> }
  >({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ sheet }) => sizeInCache(sheet),
  })

  const filesOf = (names: readonly string[]) =>
    new Set(names.flatMap((name) => files.get(name) ?? []).map(({ name }) => name))

  function sheetOf(names: readonly string[], without: readonly string[] = []) {
    const key = `${names.join('.')} ${without.join('.')}`
    const known = sheets.get(key)
    if (known) return known
    const [needed, had] = [filesOf(names), filesOf(without)]
    const css = [...all].flatMap(([name, css]) => (needed.has(name) && !had.has(name) ? [css] : [])).join('\n')
    const made = {
      hash: createHash('sha256').update(css).digest('hex').slice(0, 12),
      sheet: cachePage(css, undefined, QUALITY),
    }
    sheets.set(key, made)
    return made
  }

  const inOrder = (names: ReadonlySet<string>) => order.filter((name) => names.has(name))
  return {
    hrefOf(names) {
      const sorted = inOrder(new Set(names))
      return `${STYLES}${sorted.join('.')}.${sheetOf(sorted).hash}.css`
    },
    find(file, without = '') {
      const [, key = '', asked] = /^(.+)\.([0-9a-f]{12})\.css$/.exec(file) ?? []
      const names = key.split('.')
      if (key === '' || key !== inOrder(new Set(names)).join('.')) return undefined
      const { hash, sheet } = sheetOf(names)
      const isCurrent = hash === asked
      const had = inOrder(new Set(without.split('.')))
      // What a document has of another build is not the same.
      return { ...(isCurrent && had.length > 0 ? sheetOf(names, had).sheet : sheet), meta: { isCurrent } }
    },
  }
}

/** Serves the stylesheets of pages (decision 007). */
export function serveStylesheets(
  app: FastifyInstance,
  stylesheet: (file: string, without?: string) => Stylesheet | undefined | Promise<Stylesheet | undefined>,
): void {
  // A star, because parameters with a name may not be as long as the names of many sections.
  app.get<{ Params: { '*': string } }>(`${STYLES}*`, async ({ params, query, headers }, reply) => {
    const { without } = asRecord(query)
    const sheet = await stylesheet(params['*'], typeof without === 'string' ? without : undefined)
    if (!sheet) return reply.callNotFound()
    const encoding = encodingOf(headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return (
      reply
        .type('text/css; charset=utf-8')
        .header('x-content-type-options', 'nosniff')
        .header('vary', 'Accept-Encoding')
        // A page of another build is better off with our stylesheet than with none, for this once.
        .header('cache-control', sheet.meta.isCurrent ? FOREVER : 'no-store')
        .send(await sheet.body(encoding))
    )
  })
}
