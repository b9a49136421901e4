import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'

onBothEngines('A transaction that only reads', (engine) => {
  it('keeps nobody from writing, and sees one moment', async () => {
    const place = await engine.fresh()
    const [reader, writer] = [await engine.open(place), await engine.open(place)]
    const drafts = async ({ db }: Pick<typeof reader, 'db'>) =>
      (await db.selectFrom('counters').select('value').where('name', '=', 'drafts').executeTakeFirstOrThrow()).value
    const before = await drafts(reader)
    await reader.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (read) => {
        expect(await drafts({ db: read })).toBe(before)
        await writer.db
          .updateTable('counters')
          .set({ value: before + 1 })
          .where('name', '=', 'drafts')
          .execute()
        expect(await drafts({ db: read })).toBe(before)
      })
    expect(await drafts(reader)).toBe(before + 1)
  })
})

onBothEngines('A transaction that writes', (engine) => {
  const drafts = async ({ db }: Pick<Awaited<ReturnType<typeof engine.open>>, 'db'>) =>
    (await db.selectFrom('counters').select('value').where('name', '=', 'drafts').executeTakeFirstOrThrow()).value

  it('keeps nobody of the same process from reading what was there before it', async () => {
    const storage = await engine.open(await engine.fresh())
    const before = await drafts(storage)
    await storage.db.transaction().execute(async (write) => {
      await write
        .updateTable('counters')
        .set({ value: before + 1 })
        .where('name', '=', 'drafts')
        .execute()
      expect(await drafts(storage)).toBe(before)
      expect(await drafts({ db: write })).toBe(before + 1)
    })
    expect(await drafts(storage)).toBe(before + 1)
  })

  it('has its turn after the one before it, and none is lost', async () => {
    const storage = await engine.open(await engine.fresh())
    const before = await drafts(storage)
    const count = () =>
      storage.db
        .updateTable('counters')
        .set(({ eb }) => ({ value: eb('value', '+', 1) }))
        .where('name', '=', 'drafts')
    const inTransaction = (fails: boolean) =>
      storage.db.transaction().execute(async (write) => {
        await write
          .updateTable('counters')
          .set(({ eb }) => ({ value: eb('value', '+', 1) }))
          .where('name', '=', 'drafts')
          .execute()
        if (fails) throw new Error('taken back')
      })
    const done = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => (index % 3 === 0 ? count().execute() : inTransaction(index % 3 === 1))),
    )
    expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(10)
    expect(await drafts(storage)).toBe(before + 20)
  })

  it('waits for one of another connection, and everything else of its thread goes on', async () => {
    const place = await engine.fresh()
    const [one, other] = [await engine.open(place), await engine.open(place)]
    const before = await drafts(one)
    const count = ({ db }: Pick<typeof one, 'db'>) =>
      db
        .updateTable('counters')
        .set(({ eb }) => ({ value: eb('value', '+', 1) }))
        .where('name', '=', 'drafts')
        .execute()
    const { promise: counted, resolve: hasCounted } = Promise.withResolvers<void>()
    const long = one.db.transaction().execute(async (write) => {
      await count({ db: write })
      hasCounted()
      // It ends only if those who wait for it let this thread go on.
      await sleep(100)
    })
    await counted
    await Promise.all([long, count(other), other.db.transaction().execute((write) => count({ db: write }))])
    expect(await drafts(one)).toBe(before + 3)
  })
})
