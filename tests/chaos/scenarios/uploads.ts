import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { killAgainAndAgain } from '../kills.ts'
import { judged, type Scenario } from '../results.ts'
import type { Client } from '../world.ts'

interface Upload {
  readonly src: string
  readonly widths?: readonly number[]
}

/** Every file that the uploads of the site name: the plain one, and its copies. */
async function named(client: Client): Promise<readonly string[]> {
  const files: string[] = []
  let items = 0
  for (let page = 1; ; page++) {
    const { body } = await client.ask('GET', `v1/media?page=${page}&pageSize=100`)
    for (const { src, widths = [] } of body.data.items as readonly Upload[]) {
      const plain = src.replace(/^\/(?:media|preview)\//, '')
      files.push(plain, ...widths.map((width) => plain.replace(/(\.\w+)$/, `-${width}$1`)))
      items += 1
    }
    if (items >= body.data.total) return files
  }
}

const filesIn = (folder: string): number => (existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0)

/** Criterion 4: no row without its files. What a kill leaves behind is swept away later. */
export const uploads: Scenario = {
  name: 'uploads',
  short: 2,
  long: 100,
  async run(runs) {
    const picture = readFileSync(new URL('../../../sites/demo/media/products/hex-bolt-320.webp', import.meta.url))
    let [accepted, lost, rowsWithoutFile, refused, files] = [0, 0, 0, 0, 0]
    await killAgainAndAgain(runs, ({ place }) => {
      const folder = join(place.dataDir as string, 'uploads')
      return {
        patience: 3000,
        async look(client) {
          const all = await named(client)
          rowsWithoutFile += all.filter((name) => !existsSync(join(folder, name))).length
          const { body } = await client.ask('GET', 'v1/media')
          if (body.data.total < accepted) lost += 1
          files = filesIn(folder)
        },
        async go(client) {
          const form = new FormData()
          form.set('file', new Blob([picture], { type: 'image/webp' }), 'hall.webp')
          const { status } = await client.ask('POST', 'v1/media', form)
          if (status === 201) accepted += 1
          if (status !== 201 && status !== 0) refused += 1
          return status === 201
        },
      }
    })
    return [
      judged(
        { criterion: '4', what: 'kill -9 during uploads', runs },
        {
          'no row without a file': rowsWithoutFile === 0,
          'no acknowledged upload lost': lost === 0,
          'none refused': refused === 0,
        },
        `${accepted} accepted, ${rowsWithoutFile} rows without a file, ${lost} lost, ${files} files and folders`,
      ),
    ]
  },
}
