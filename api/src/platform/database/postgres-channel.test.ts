import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import { loseConnections } from '../../testing/lose-connections.ts'
import type { Change } from './changes.ts'
import type { Storage } from './storage.ts'

/** All that one storage heard, and what waits for the next. */
function listenerOf(storage: Storage) {
  const heard: (Change | undefined)[] = []
  let wake = () => {}
  storage.changes.onChange((change) => {
    heard.push(change)
    wake()
  })
  return {
    heard,
    async until(isThere: () => boolean) {
      while (!isThere())
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    },
  }
}

onBothEngines('What changes', (engine) => {
  it('is told to this process at once, and on PostgreSQL to others, also after their connection was lost', async () => {
    const place = await engine.fresh()
    const lost: Error[] = []
    const [one, two] = [
      await engine.open(place),
      await engine.open(Object.assign({ onLost: (error: Error) => lost.push(error) }, place)),
    ]
    const [own, other] = [listenerOf(one), listenerOf(two)]
    const site = { kind: 'site', id: '7' } as const
    one.listen()
    two.listen()
    if (engine.name === 'sqlite') {
      one.changes.tell(site)
      expect([own.heard, other.heard]).toEqual([[site], []])
      return
    }
    // With each new connection: something may have been missed.
    await Promise.all([own.until(() => own.heard.length > 0), other.until(() => other.heard.length > 0)])
    for (let time = 0; time < 3; time++) one.changes.tell(site)
    expect(own.heard).toEqual([undefined, site, site, site])
    await other.until(() => other.heard.length > 1)
    one.changes.tell({ kind: 'job', id: 'j' })
    await other.until(() => other.heard.length > 2)
    // Once, since they came together; and their own nobody hears again.
    expect(other.heard).toEqual([undefined, site, { kind: 'job', id: 'j' }])
    expect(own.heard).toHaveLength(5)

    await loseConnections(one.db)
    await Promise.all([own.until(() => own.heard.length > 5), other.until(() => other.heard.length > 3)])
    expect([own.heard.at(-1), other.heard.at(-1)]).toEqual([undefined, undefined])
    expect(lost).not.toEqual([])
    one.changes.tell(site)
    await other.until(() => other.heard.length > 4)
    expect(other.heard.at(-1)).toEqual(site)
  })

  it('is not heard from what is none of ours', async () => {
    if (engine.name === 'sqlite') return
    const place = await engine.fresh()
    const [one, two] = [await engine.open(place), await engine.open(place)]
    const { heard, until } = listenerOf(one)
    one.listen()
    await until(() => heard.length > 0)
    for (const payload of ['', 'no json', '[]', 'null', '{"kind":"site"}', '{"kind":"all","id":"1"}'])
      await sql`select pg_notify('vitrine', ${payload})`.execute(two.db)
    await sql`select pg_notify('vitrine', '{"kind":"site","id":"8"}')`.execute(two.db)
    await until(() => heard.length > 1)
    expect(heard).toEqual([undefined, { kind: 'site', id: '8' }])
  })
})
