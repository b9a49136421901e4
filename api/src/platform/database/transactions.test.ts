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
})
