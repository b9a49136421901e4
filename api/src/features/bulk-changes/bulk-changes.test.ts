import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { jobKinds } from '../../job-kinds.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

onBothEngines('Many contents changed alike', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  let editor: Client

  beforeEach(async () => {
    storage = await engine.open()
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    served = await serve({ storage })
    editor = await served.memberOf(tenantId, { role: 'editor' })
  })
  afterEach(() => served.app.close())

  const all = { matching: {} }
  const preview = (change: object, selection: object = all, who = editor) =>
    who.post('v1/content/product/bulk/preview', { selection, change })
  const ended = async (answer: { statusCode: number; body: string; json: () => { data: { job: string } } }) => {
    expect([answer.statusCode, answer.body]).toEqual([202, expect.anything()])
    const { job } = answer.json().data
    await vi.waitFor(
      async () => expect(['waiting', 'running']).not.toContain((await editor.data(`v1/jobs/${job}`)).state),
      { timeout: 8000 },
    )
    return (await editor.data(`v1/jobs/${job}`)) as { id: string; state: string; result: Record<string, unknown> }
  }
  const bulk = async (change: object, selection: object = all, who = editor) =>
    ended(await who.post('v1/content/product/bulk', { selection, change }))
  const undo = async (id: string) => ended(await editor.post(`v1/content/bulk/${id}/undo`, {}))
  const products = async () => {
    const { items } = await editor.data('v1/content/product?pageSize=100')
    return items as { id: string; slug: string; status: string; revision: number; settings: { props: object } }[]
  }
  const texts = async () => (await products()).map(({ slug, status, settings }) => ({ slug, status, settings }))

  it('says of each what it would become, does it, and takes it back', async () => {
    const before = await texts()
    const [first] = await products()
    await bulk({ type: 'set', path: 'batch', value: 7 }, { ids: [first?.id] })
    const answer = await preview({ type: 'set', path: 'batch', value: 7 })
    const { items, total } = answer.json().data as {
      items: { id: string; outcome: string; before: { values: object }; after: { values: object } }[]
      total: number
    }
    expect(total).toBe(before.length)
    expect(items.find(({ id }) => id === first?.id)).toMatchObject({ outcome: 'same' })
    for (const item of items.filter(({ id }) => id !== first?.id))
      expect(item).toMatchObject({ outcome: 'changed', after: { values: { batch: 7 } } })
    // Nothing has changed by looking.
    expect((await texts()).filter(({ settings }) => (settings.props as { batch?: number }).batch === 7)).toHaveLength(1)

    const done = await bulk({ type: 'set', path: 'batch', value: 7 })
    expect(done.result).toEqual({ changed: before.length - 1, same: 1, refused: 0, refusals: [] })
    for (const { settings } of await texts()) expect(settings.props).toMatchObject({ batch: 7 })
    expect((await undo(done.id)).result).toMatchObject({ changed: before.length - 1, refused: 0 })
    expect((await texts()).filter(({ settings }) => (settings.props as { batch?: number }).batch === 7)).toHaveLength(1)
  })

  it('changes what fits a filter, but for some, and in one language', async () => {
    const [first, second] = await products()
    await bulk({ type: 'status', status: 'draft' }, { ids: [first?.id, second?.id] })
    const drafts = { matching: { filter: JSON.stringify({ state: ['draft'] }) } }
    const change = { type: 'set', path: 'name', language: 'de', value: 'Leuchte' }
    const found = (await preview(change, drafts)).json().data
    expect(found.items.map(({ id }: { id: string }) => id).toSorted()).toEqual([first?.id, second?.id].toSorted())
    expect(found.items[0].after).toEqual({ values: { title: 'Leuchte' }, origins: { title: 'de' } })
    const done = await bulk(change, { ...drafts, except: [second?.id] })
    expect(done.result).toMatchObject({ changed: 1 })
    const after = await editor.data(`v1/content/product/${first?.id}`)
    expect(after.settings.editPropsByLangEnvMap.de.name).toBe('Leuchte')
    expect(after.settings.props.name).not.toBe('Leuchte')
  })

  it('refuses what may not be so, with its reason, and changes the others', async () => {
    const [first] = await products()
    // A published product needs its name; a draft does not.
    await bulk({ type: 'status', status: 'draft' }, { ids: [first?.id] })
    const { items } = (await preview({ type: 'set', path: 'batch', value: -1 })).json().data
    for (const item of items) expect(item).toMatchObject({ outcome: 'refused', message: expect.any(String) })
    const done = await bulk({ type: 'set', path: 'batch', value: -1 })
    expect(done.result).toMatchObject({ changed: 0, refused: items.length })
    expect((done.result.refusals as object[])[0]).toMatchObject({
      name: expect.any(String),
      message: expect.any(String),
    })
    const unknown = await preview({ type: 'set', path: 'nothing', value: 1 })
    expect(unknown.statusCode).toBe(422)
    expect(
      (await editor.post('v1/content/product/bulk', { selection: { ids: [] }, change: { type: 'remove' } })).statusCode,
    ).toBe(422)
  })

  it('deletes, and leaves in place what somebody edited when it is taken back', async () => {
    const before = await texts()
    const done = await bulk({ type: 'remove' })
    expect(done.result).toMatchObject({ changed: before.length })
    expect(await products()).toEqual([])
    const gone = await editor.data('v1/content/product/deleted?pageSize=100')
    expect(gone.total).toBe(before.length)
    expect(gone.items[0]).toMatchObject({ name: expect.any(String), by: 'editor' })
    await undo(done.id)
    expect(await texts()).toEqual(before)
    expect((await editor.data('v1/content/product/deleted')).total).toBe(0)

    const set = await bulk({ type: 'set', path: 'batch', value: 9 })
    const [mine] = await products()
    await bulk({ type: 'set', path: 'batch', value: 10 }, { ids: [mine?.id] })
    expect((await undo(set.id)).result).toMatchObject({ changed: before.length - 1, refused: 1 })
    expect((await editor.data(`v1/content/product/${mine?.id}`)).settings.props.batch).toBe(10)
  })

  it('is refused to who may not: translators keep to their languages, viewers to reading', async () => {
    const translator = await served.memberOf(tenantId, { role: 'translator', languages: ['de'] })
    const { items } = (await preview({ type: 'set', path: 'batch', value: 7 }, all, translator)).json().data
    for (const item of items) expect(item.outcome).toBe('refused')
    const done = await bulk({ type: 'remove' }, all, translator)
    expect(done.result).toMatchObject({ changed: 0, refused: items.length })
    const viewer = await served.memberOf(tenantId, { role: 'viewer' })
    expect((await preview({ type: 'remove' }, all, viewer)).statusCode).toBe(403)
    expect((await viewer.get('v1/content/product/deleted')).statusCode).toBe(403)
  })

  it('does nothing twice when its job runs again after a kill', async () => {
    const [kind] = jobKinds(storage, specs).filter(({ name }) => name === 'change-contents')
    if (!kind) throw new Error('No job')
    const account = (
      await storage.db.selectFrom('accounts').select('id').where('name', '=', 'editor').executeTakeFirstOrThrow()
    ).id
    const ids = (await products()).map(({ id }) => id)
    const input = {
      ...{ accountId: account, systemOrigin: 'https://example.com', kind: 'product', ids, seed: 'seedAAAA' },
      change: { type: 'set', path: 'batch', value: 3 },
    }
    let calls = 0
    const run = { id: 'j', token: 1, tenantId, finish: async () => undefined }
    const killed = kind.run(input, {
      ...run,
      progress() {
        calls += 1
        if (calls > 1) throw new Error('killed')
      },
    })
    await expect(killed).rejects.toThrow('killed')
    const revisions = new Map((await products()).map(({ id, revision }) => [id, revision]))
    const result = await kind.run(input, { ...run, token: 2, progress: () => undefined })
    expect(result).toMatchObject({ changed: ids.length, same: 0 })
    const changedBefore = ids.slice(0, 5)
    for (const { id, revision } of await products())
      expect(revision - (revisions.get(id) ?? 0)).toBe(changedBefore.includes(id) || ids.length <= 5 ? 0 : 1)
    const logged = await storage.db
      .selectFrom('content_operations')
      .select('content')
      .where('tenant_id', '=', tenantId)
      .execute()
    expect(logged.length).toBe(new Set(logged.map(({ content }) => content)).size)
  })
})
