import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createStylesheets, type EarlierBuilds, SHEETS, type Stylesheet } from '@vitrine/api'
import { LRUCache } from 'lru-cache'
import type { Assets } from './assets.ts'

type Find = ReturnType<typeof createStylesheets>['find']

/** As many builds as are kept, and one that is being swept. */
const MOST_BUILDS = 4

/**
 * Finds the stylesheet of a page, also of one that an earlier build drew: it is put together from the files of the build
 * whose hash its address names (R98).
 *
 * @param builds the other builds; nothing while developing.
 */
export function keptStylesheets(
  { buildId, stylesheet }: Pick<Assets, 'buildId' | 'stylesheet'>,
  builds: Pick<EarlierBuilds, 'folder' | 'complete'> | undefined,
): (file: string, without?: string) => Promise<Stylesheet | undefined> {
  const earlier = new LRUCache<string, Promise<Find>>({ max: MOST_BUILDS })
  const findIn = (name: string, from: string): Promise<Find> => {
    const known = earlier.get(name)
    if (known) return known
    const reading = readSheets(from, name).then((files) => createStylesheets(files).find)
    earlier.set(name, reading)
    reading.catch(() => earlier.delete(name))
    return reading
  }
  const findEarlier = async (folder: string, file: string, without?: string): Promise<Stylesheet | undefined> => {
    const names = await readdir(join(folder, SHEETS)).catch(() => [])
    for (const name of names) {
      if (!name.endsWith('.json') || name === `${buildId}.json`) continue
      // A build that was swept away meanwhile has nothing to offer.
      const find = await findIn(name, folder).catch(() => undefined)
      const found = find?.(file, without)
      if (found?.meta.isCurrent) return found
    }
    return undefined
  }
  return async (file, without) => {
    const own = stylesheet(file, without)
    if (own?.meta.isCurrent || !builds) return own
    const found = await findEarlier(builds.folder, file, without)
    // Another instance may serve a build that is not here yet.
    return found ?? ((await builds.complete()) ? await findEarlier(builds.folder, file, without) : undefined) ?? own
  }
}

/** What `scripts/build.mjs` wrote: the files of each name, in the order in which they count. */
async function readSheets(folder: string, name: string): Promise<Parameters<typeof createStylesheets>[0]> {
  const listed: readonly (readonly [name: string, files: readonly string[]])[] = JSON.parse(
    await readFile(join(folder, SHEETS, name), 'utf8'),
  )
  const files = [...new Set(listed.flatMap(([, names]) => names))]
  const texts = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const)),
  )
  return new Map(listed.map(([key, names]) => [key, names.map((file) => ({ name: file, css: texts.get(file) ?? '' }))]))
}
