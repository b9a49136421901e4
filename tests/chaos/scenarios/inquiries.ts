import { randomUUID } from 'node:crypto'
import { killAgainAndAgain } from '../kills.ts'
import { judged, type Scenario } from '../results.ts'
import type { Client } from '../world.ts'

/** An inquiry whose message ends with its key. */
export const inquiry = (submissionKey: string) => ({
  name: 'Ann Example',
  email: 'ann@chaos.example',
  whatsappPhone: '+49 30 1234567',
  message: `Please send an offer. ${submissionKey}`,
  submissionKey,
})

/** Every inquiry that the inbox holds: its reference by the key that its message ends with. */
export async function stored(client: Client): Promise<readonly { readonly key: string; readonly reference: string }[]> {
  const found: { key: string; reference: string }[] = []
  for (let page = 1; ; page++) {
    const { body } = await client.ask('GET', `v1/site/inquiries?page=${page}&pageSize=100`)
    for (const { message, reference } of body.data.items) found.push({ key: message.split(' ').at(-1), reference })
    if (found.length >= body.data.total) return found
  }
}

/** Criterion 3: an inquiry is stored once, however often it is sent. */
export const inquiries: Scenario = {
  name: 'inquiries',
  short: 2,
  long: 200,
  async run(runs) {
    const references = new Map<string, string>()
    let pending: string | undefined
    let [lost, doubled, retried, refused, rows] = [0, 0, 0, 0, 0]
    const send = async (client: Client, key: string) => {
      const { status, body } = await client.ask('POST', 'v1/site/inquiry', inquiry(key))
      if (status !== 0 && status !== 200) refused += 1
      if (status === 200) references.set(key, body.data.reference)
      return status
    }
    await killAgainAndAgain(runs, () => ({
      async look(client) {
        if (pending !== undefined) {
          retried += 1
          if ((await send(client, pending)) === 200) pending = undefined
        }
        const found = await stored(client)
        rows = found.length
        doubled += rows - new Set(found.map(({ key }) => key)).size
        const byKey = new Map(found.map(({ key, reference }) => [key, reference]))
        for (const [key, reference] of references) if (byKey.get(key) !== reference) lost += 1
      },
      async go(client) {
        const key = randomUUID()
        const status = await send(client, key)
        if (status !== 200) pending = key
        return status === 200
      },
    }))
    return [
      judged(
        { criterion: '3', what: 'kill -9 during inquiries, each retried with its key', runs },
        {
          'none lost': lost === 0,
          'one row each': doubled === 0,
          'none refused': refused === 0,
          'as many rows as keys': rows === references.size,
        },
        `${references.size} acknowledged (${retried} after a retry), ${rows} rows, ${lost} lost, ${doubled} double`,
      ),
    ]
  },
}
