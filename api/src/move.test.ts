import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { move } from './backup.ts'
import { importSiteFiles } from './features/site-import/site-import.ts'
import { openStorage } from './open-storage.ts'
import type { StoragePlace } from './platform/database/connect.ts'
import { onBothEngines } from './testing/engines.ts'
import { allRows, fillTables } from './testing/fill-tables.ts'
import { serve } from './testing/serve.ts'
import { exampleSite, png } from './testing/site.ts'
import { specs } from './testing/specs.ts'

/** Everything that visitors of the example are told. */
async function toldAt(place: StoragePlace) {
  const storage = await openStorage(place)
  try {
    const served = await serve({ storage })
    const headers = { 'client-id': 'lamps', lang: 'de' }
    const paths = [
      'v1/site/info',
      'v1/language/list-languages',
      'v1/page/pages/config-by-path?path=/',
      'v1/page/pages/config-by-path?path=/pages/about-us',
      'v1/page/product/list?q=lamp&sort=name',
      'v1/page/product/detail?slug=desk-lamp',
      'v1/page/case/list',
    ]
    const told = []
    for (const path of paths) told.push([path, await served.data(path, headers)])
    return told
  } finally {
    await storage.close()
  }
}

const rowsAt = async (place: StoragePlace) => {
  const storage = await openStorage(place)
  const rows = await allRows(storage)
  await storage.close()
  return rows
}

onBothEngines('Moving', (engine) => {
  it('to an empty SQLite keeps every row of every table', async () => {
    const [from, to] = [await engine.fresh(), { dataDir: join((await engine.fresh()).dataDir as string, 'moved') }]
    const storage = await openStorage(from)
    await fillTables(storage)
    const before = await allRows(storage)
    await storage.close()
    await move(from, to)
    expect(await rowsAt(to)).toEqual(before)
  })

  it('from SQLite and back keeps every row of every table', async () => {
    const start = { dataDir: join((await engine.fresh()).dataDir as string, 'start') }
    const [there, back] = [await engine.fresh(), { dataDir: join(start.dataDir, '../back') }]
    const storage = await openStorage(start)
    await fillTables(storage)
    const before = await allRows(storage)
    await storage.close()
    await move(start, there)
    expect(await rowsAt(there)).toEqual(before)
    await move(there, back)
    expect(await rowsAt(back)).toEqual(before)
  })

  it('changes nothing of what visitors are told, and brings the pictures along', async () => {
    const from = { dataDir: join((await engine.fresh()).dataDir as string, 'from') }
    const storage = await openStorage(from)
    const { tenantId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true })
    await storage.close()
    const to = await engine.fresh()
    await move(from, to)
    expect(await toldAt(to)).toEqual(await toldAt(from))
    const picture = join('media', tenantId, 'hall.png')
    expect(await readFile(join(to.dataDir as string, picture))).toEqual(png)
  })
})
