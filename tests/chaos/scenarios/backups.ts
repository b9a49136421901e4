import { join } from 'node:path'
import { backUp, restore } from '@vitrine/api'
import { judged, ms, type Scenario } from '../results.ts'
import { startServer } from '../server.ts'
import { type Client, clientOf, makeWorld, signIn, temporaryFolder } from '../world.ts'

/** Criterion 27: a backup that is taken under load comes back whole. */
export const backups: Scenario = {
  name: 'backups',
  short: 2,
  long: 20,
  async run(runs) {
    const world = await makeWorld({ dataDir: temporaryFolder() }, 20)
    const server = await startServer(world.place)
    const cookie = await signIn(server.url)
    const client = clientOf(world, server.url, cookie)
    let [number, revision, writing, refused] = [0, await client.revision(), true, 0]
    const writer = (async () => {
      while (writing) {
        number += 1
        const { status, body } = await client.save(number, revision)
        if (status === 200) revision = body.data.revision
        else refused += 1
        if (number % 5 === 0) await client.publish()
      }
    })()
    const taken: { readonly folder: string; readonly from: number; readonly to: number; readonly ms: number }[] = []
    for (let run = 0; run < runs; run++) {
      const folder = join(temporaryFolder(), 'backup')
      const [from, since] = [number - 1, performance.now()]
      await backUp(world.place, folder)
      taken.push({ folder, from, to: number, ms: performance.now() - since })
    }
    writing = false
    await writer
    await server.stop()

    let [half, old, mixed] = [0, 0, 0]
    for (const { folder, from, to } of taken) {
      const dataDir = temporaryFolder()
      await restore(folder, { dataDir })
      const again = await startServer({ dataDir })
      const restored: Client = clientOf(world, again.url, cookie)
      const drafted = await restored.drafted()
      if (new Set(drafted).size > 1) half += 1
      if ((drafted[0] ?? -1) < from || (drafted[0] ?? 0) > to) old += 1
      if (new Set(await restored.shown()).size > 1) mixed += 1
      await again.kill()
    }
    const slowest = Math.max(...taken.map((one) => one.ms))
    return [
      judged(
        { criterion: '27', what: 'backup under load, restored', runs },
        {
          'no half document': half === 0,
          'of the moment it was taken': old === 0,
          'no mixed page': mixed === 0,
          'no save refused meanwhile': refused === 0,
        },
        `${number} saves meanwhile, ${refused} refused, ${half} half, a backup took at most ${ms(slowest)}`,
      ),
    ]
  },
}
