import { randomUUID } from 'node:crypto'
import { killAgainAndAgain } from '../kills.ts'
import { judged, type Scenario } from '../results.ts'
import type { Client } from '../world.ts'
import { inquiry, stored } from './inquiries.ts'

/** The one conversation of the site; its inquiry is sent when there is none yet. */
async function conversationId(client: Client): Promise<string> {
  if ((await stored(client)).length === 0) await client.ask('POST', 'v1/site/inquiry', inquiry(randomUUID()))
  const { body } = await client.ask('GET', 'v1/site/conversations?folder=all')
  return body.data.items[0].id
}

/** The keys that the replies of a conversation end with, and those that the mails of the outbox are about. */
async function answered(client: Client, id: string) {
  const { body } = await client.ask('GET', `v1/site/conversations/${id}`)
  const replies = (body.data.entries as readonly { kind: string; text: string; mail?: object }[]).filter(
    ({ kind }) => kind === 'out',
  )
  const mails = await client.ask('GET', 'v1/site/outbox?pageSize=1')
  return {
    keys: replies.map(({ text }) => text.split(' ').at(-1) ?? ''),
    unmailed: replies.filter(({ mail }) => !mail).length,
    mails: mails.body.data.total as number,
    status: body.data.status as string,
    revision: body.data.revision as number,
  }
}

/** A reply is an entry, a status and a mail: all three or none, and once, however often it is sent. */
export const replies: Scenario = {
  name: 'replies',
  short: 2,
  long: 200,
  async run(runs) {
    const acknowledged = new Set<string>()
    let id: string | undefined
    let pending: string | undefined
    let [revision, mailsBefore] = [0, 0]
    let [lost, doubled, half, retried, refused, rows] = [0, 0, 0, 0, 0, 0]
    const send = async (client: Client, key: string) => {
      const entry = { kind: 'reply', text: `We can deliver. ${key}`, key, revision }
      const { status, body } = await client.ask('POST', `v1/site/conversations/${id}/entries`, entry)
      if (status === 201) {
        acknowledged.add(key)
        revision = body.data.revision
      } else if (status !== 0) refused += 1
      return status
    }
    await killAgainAndAgain(runs, () => ({
      async look(client) {
        if (id === undefined) {
          id = await conversationId(client)
          const before = await answered(client, id)
          ;[revision, mailsBefore] = [before.revision, before.mails]
          return
        }
        ;({ revision } = await answered(client, id))
        if (pending !== undefined) {
          retried += 1
          if ((await send(client, pending)) === 201) pending = undefined
        }
        const found = await answered(client, id)
        rows = found.keys.length
        doubled += rows - new Set(found.keys).size
        lost += [...acknowledged].filter((key) => !found.keys.includes(key)).length
        if (found.unmailed > 0 || found.mails - mailsBefore !== rows || found.status !== 'replied') half += 1
        ;({ revision } = found)
      },
      async go(client) {
        const key = randomUUID()
        const status = await send(client, key)
        if (status !== 201) pending = key
        return status === 201
      },
    }))
    return [
      judged(
        { criterion: 'replies', what: 'kill -9 during replies, each retried with its key', runs },
        {
          'none lost': lost === 0,
          'one entry each': doubled === 0,
          'an entry, a status and a mail, or nothing': half === 0,
          'none refused': refused === 0,
          'as many entries as keys': rows === acknowledged.size,
          'some acknowledged': acknowledged.size > 0,
        },
        `${acknowledged.size} acknowledged (${retried} after a retry), ${rows} entries, ${lost} lost, ${doubled} double, ${half} half`,
      ),
    ]
  },
}
