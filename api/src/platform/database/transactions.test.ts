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
