import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withOwnMounts } from '../needs.ts'
import { judged, ms, type Scenario } from '../results.ts'
import { startServer } from '../server.ts'
import { type Client, clientOf, makeWorld, signIn, temporaryFolder } from '../world.ts'

/** Fills the disk to its last byte. */
function fill(file: string): void {
  for (const size of [4 * 1024 * 1024, 64 * 1024, 4096])
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
}

async function upload(client: Client) {
  const picture = readFileSync(new URL('../../../sites/demo/media/products/hex-bolt-320.webp', import.meta.url))
  const form = new FormData()
  form.set('file', new Blob([picture], { type: 'image/webp' }), 'packing.webp')
  return client.ask('POST', 'v1/media', form)
}

/** Criterion 9: a full disk is told, and forgotten as soon as there is room again. */
export const diskFull: Scenario = {
  name: 'disk-full',
  short: 1,
  long: 10,
  needs: 'mounts',
  async run(runs) {
    const folder = temporaryFolder()
    const [origin, mounted] = [join(folder, 'origin'), join(folder, 'mounted')]
    const world = await makeWorld({ dataDir: origin })
    mkdirSync(mounted)
    // A disk of its own, that only the server sees; we reach it through /proc.
    const script = `mount -t tmpfs -o size=96m tmpfs "$0" && cp -a "$1/." "$0" && shift && exec "$@"`
    const server = await startServer(
      { dataDir: mounted },
      { within: [...withOwnMounts, 'sh', '-c', script, mounted, origin] },
    )
    const disk = join('/proc', String(server.process.pid), 'root', mounted)
    const client = clientOf(world, server.url, await signIn(server.url))
    const refusals = new Set<number>()
    const uploads = new Set<number>()
    let [number, acknowledged, lost, down] = [0, 0, 0, 0]
    let [slowest, unnoticed] = [0, 0]
    try {
      for (let run = 0; run < runs; run++) {
        fill(join(disk, 'filler'))
        let revision = await client.revision()
        // What is free inside the files of the database is used up first.
        for (let tries = 0; tries < 200; tries++) {
          number += 1
          const { status, body } = await client.save(number, revision)
          if (status === 200) {
            acknowledged = number
            revision = body.data.revision
            continue
          }
          refusals.add(status)
          break
        }
        refusals.add((await upload(client)).status)
        if ((await client.ask('GET', 'ready')).status !== 503) unnoticed += 1
        if (new Set(await client.shown()).size !== 1) down += 1
        if ((await client.ask('GET', 'health')).status !== 200) down += 1
        const drafted = await client.drafted()
        if (drafted.some((one) => one !== acknowledged)) lost += 1

        rmSync(join(disk, 'filler'))
        const since = performance.now()
        for (;;) {
          number += 1
          const { status } = await client.save(number, await client.revision())
          if (status === 200 || performance.now() - since > 20_000) break
          await sleep(50)
        }
        acknowledged = number
        slowest = Math.max(slowest, performance.now() - since)
        uploads.add((await upload(client)).status)
      }
    } finally {
      await server.stop()
    }
    const told = [...refusals].toSorted().join(', ')
    return [
      judged(
        { criterion: '9', what: 'disk full', runs },
        {
          'refused as 507 or 503':
            [...refusals].every((status) => status === 507 || status === 503) && refusals.size > 0,
          'no save lost': lost === 0,
          'uploads work again': [...uploads].join() === '201',
          'reads go on': down === 0,
          'not ready meanwhile': unnoticed === 0,
          'writes again within 10 s': slowest <= 10_000,
        },
        `answers ${told}; works ${ms(slowest)} after there is room, uploads then ${[...uploads].join(', ')}`,
      ),
    ]
  },
}
