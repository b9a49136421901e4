import { newId } from '@vitrine/schemas'
import { killAgainAndAgain } from '../kills.ts'
import { judged, type Scenario } from '../results.ts'
import type { Client } from '../world.ts'

const PRODUCTS = 200
const keys = Array.from({ length: PRODUCTS }, (_, at) => `product/bulk${String(at).padStart(4, '0')}`)

const save = (client: Client, baseRevision: number, operations: readonly object[]) =>
  client.ask('POST', 'v1/content/save', { baseRevision, operations })

const revisionNow = async (client: Client): Promise<number> =>
  (await client.ask('GET', 'v1/content/operations?pageSize=1')).body.data.revision

const addAll = (client: Client) =>
  save(
    client,
    0,
    keys.map((content, order) => ({
      id: newId(),
      type: 'add-content',
      content,
      record: {
        slug: `bolt-${order}`,
        status: 'draft',
        order,
        settings: { props: { name: `Bolt ${order}`, batch: 1 } },
      },
    })),
  )

/** The pack sizes of all products; one number while no edit is half done. */
async function packSizes(client: Client): Promise<readonly number[]> {
  const found: number[] = []
  for (let page = 1; found.length < PRODUCTS; page++) {
    const { body } = await client.ask('GET', `v1/content/product?page=${page}&pageSize=100`)
    if (body.data.items.length === 0) break
    for (const { settings } of body.data.items) found.push(settings.props.batch)
  }
  return found
}

/** One field of many contents is set in one step: for all of them or for none, and it is there once acknowledged. */
export const bulkEdits: Scenario = {
  name: 'bulk-edits',
  short: 2,
  long: 200,
  async run(runs) {
    let [size, sent, revision, count] = [1, 1, 0, 0]
    let [lost, half, refused, missing] = [0, 0, 0, 0]
    await killAgainAndAgain(runs, () => ({
      patience: 2000,
      async look(client) {
        if (revision === 0) await addAll(client)
        const sizes = await packSizes(client)
        if (sizes.length !== PRODUCTS) missing += 1
        if (new Set(sizes).size > 1) half += 1
        const [now = -1] = sizes
        // What was on its way may have arrived or not.
        if (now !== size && now !== sent) lost += 1
        ;[size, sent] = [now, now]
        revision = await revisionNow(client)
      },
      async go(client) {
        sent = size + 1
        const operations = keys.map((content) => ({
          id: newId(),
          type: 'set-setting',
          of: { content },
          path: 'batch',
          value: sent,
        }))
        const { status, body } = await save(client, revision, operations)
        if (status !== 200) {
          if (status !== 0) refused += 1
          return false
        }
        revision = body.data.revision
        size = sent
        count += 1
        return true
      },
    }))
    return [
      judged(
        { criterion: 'bulk-edits', what: `kill -9 while one field of ${PRODUCTS} products is set in one step`, runs },
        {
          'no acknowledged edit lost': lost === 0,
          'no half edit': half === 0,
          'no product lost': missing === 0,
          'none refused': refused === 0,
          'some acknowledged': count > 0,
        },
        `${count} acknowledged, ${lost} lost, ${half} half`,
      ),
    ]
  },
}
