import { MOST_PROPOSALS, newId } from '@vitrine/schemas'
import { beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { allRows } from '../../testing/fill-tables.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'

onBothEngines('Proposals', (engine) => {
  let storage: Storage
  let served: Served
  let editor: Client & { readonly accountId: string }
  let site: Awaited<ReturnType<typeof importSiteFiles>>

  beforeEach(async () => {
    storage = await engine.open()
    site = await importSiteFiles(storage, specs, exampleSite(), { publish: true })
    served = await serve({ storage })
    editor = await served.memberOf(site.tenantId, { role: 'editor' })
  })

  const set = (path: string, value: unknown, more: object = {}) => ({
    ...{ id: newId(), type: 'set-setting', of: { page: 'home', component: 'posterA1' }, path, value },
    ...more,
  })
  const propose = (operations: readonly object[], baseRevision = 1, who: Client = editor) =>
    who.post('v1/page/proposals', { draftsId: site.draftsId, baseRevision, operations })
  const proposed = async (operations: readonly object[], baseRevision = 1) =>
    (await propose(operations, baseRevision)).json().data
  const apply = (id: string, who: Client = editor) => who.ask('POST', `v1/page/proposals/${id}/apply`)
  const revision = async () => (await editor.data('v1/page/drafts'))[0].revision

  it('do what a save does and take it back: nothing else is stored', async () => {
    const before = await allRows(storage)
    const answer = await proposed([
      set('title', 'New'),
      { id: newId(), type: 'remove-page', page: 'about' },
      { id: newId(), type: 'duplicate-component', page: 'home', component: 'posterA1', ids: { posterA1: 'posterZ9' } },
    ])
    expect(answer).toMatchObject({ revision: 1, more: 0, proposal: expect.stringMatching(/^[A-Za-z0-9]{24}$/) })
    expect(answer.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ component: 'posterA1', path: 'title', after: 'New' }),
        { page: 'about', kind: 'removed', path: '' },
        expect.objectContaining({ component: 'posterZ9', kind: 'added' }),
      ]),
    )
    const { proposals, ...after } = await allRows(storage)
    const { proposals: none, ...was } = before
    expect([none, proposals?.length]).toEqual([[], 1])
    expect(after).toEqual(was)
    // A link to the page that went is what is wrong because of it.
    expect(answer.problems).toContainEqual(expect.objectContaining({ menu: 'main', level: 'error' }))
    expect((await apply(answer.proposal)).json().data).toEqual({ revision: 2 })
    expect((await editor.get(`v1/page/drafts/${site.draftsId}/pages/about`)).statusCode).toBe(404)
  })

  it('of a large draft tell the problems of what they touch', async () => {
    const inserts = Array.from({ length: 700 }, () => {
      const root = newId()
      const components = { [root]: { type: 'poster', version: 2 } }
      const at = { page: 'product-page', parent: null, after: null }
      return { id: newId(), type: 'insert-component', ...at, root, components, settings: {} }
    })
    const body = { draftsId: site.draftsId, baseRevision: 1, operations: inserts }
    expect((await editor.post('v1/page/component/save-draft', body)).statusCode).toBe(200)
    const { problems, changes } = await proposed(
      [
        set('link', { type: 'page', pageType: 'pages', id: 'nowhere' }),
        set('picture', { src: '/media/x.webp', alt: '' }),
        { id: newId(), type: 'remove-page', page: 'about' },
      ],
      2,
    )
    expect(problems).toContainEqual(expect.objectContaining({ page: 'home', component: 'posterA1', level: 'error' }))
    expect(problems).toContainEqual(expect.objectContaining({ menu: 'main', level: 'error' }))
    const touched = (one: { page?: string }) => one.page === 'home' || one.page === undefined
    expect(problems.filter((one: object) => !touched(one))).toEqual([])
    expect(changes.some(({ page }: { page?: string }) => page === 'product-page')).toBe(false)
  })

  it('are refused as saves are, in the same words', async () => {
    const refused = [
      [set('title', 7), 422],
      [set('title', 'x', { of: { content: 'product/aaaaaaaa' } }), 422],
      [{ id: newId(), type: 'remove-page', page: 'home' }, 409],
      [set('title', 'x', { language: 'ja' }), 422],
    ] as const
    for (const [operation, status] of refused) {
      const [tried, saved] = [
        await propose([operation]),
        await editor.post('v1/page/component/save-draft', {
          draftsId: site.draftsId,
          baseRevision: 1,
          operations: [operation],
        }),
      ]
      expect([tried.statusCode, tried.json().error.message]).toEqual([status, saved.json().error.message])
      expect(tried.json().error.details).toEqual(saved.json().error.details)
    }
    const translator = await served.memberOf(site.tenantId, { role: 'translator', languages: ['de'] })
    expect((await propose([set('title', 'x')], 1, translator)).statusCode).toBe(403)
    expect((await propose([set('title', 'x', { language: 'de' })], 1, translator)).statusCode).toBe(201)
    const viewer = await served.memberOf(site.tenantId, { role: 'viewer' })
    expect((await propose([set('title', 'x', { language: 'de' })], 1, viewer)).statusCode).toBe(403)
    expect((await propose([set('title', 'x')], 9)).json().error.details).toMatchObject({ reason: 'unknown-base' })
    expect(await revision()).toBe(1)
    expect((await storage.db.selectFrom('proposals').selectAll().execute()).length).toBe(1)
  })

  it('are asked once more who may, and what others did, when they are applied', async () => {
    const [mine, other] = [await proposed([set('title', 'Mine')]), await proposed([set('subtitle', 'Beside')])]
    const ben = await served.memberOf(site.tenantId, { role: 'editor' })
    const body = { draftsId: site.draftsId, baseRevision: 1, operations: [set('title', 'Theirs')] }
    expect((await ben.post('v1/page/component/save-draft', body)).statusCode).toBe(200)
    const conflict = await apply(mine.proposal)
    expect([conflict.statusCode, conflict.json().error.details.clashes.length]).toEqual([409, 1])
    expect((await apply(other.proposal, ben)).statusCode).toBe(404)
    expect((await apply(other.proposal)).json().data).toEqual({ revision: 3 })
    expect((await apply(other.proposal)).json().data).toEqual({ revision: 3 })
    const last = await proposed([set('title', 'Last')], 3)
    await storage.db.updateTable('members').set({ role: 'viewer' }).where('account_id', '=', editor.accountId).execute()
    expect((await apply(last.proposal)).statusCode).toBe(403)
  })

  it('at the same moment are applied once', async () => {
    const { proposal } = await proposed([set('title', 'Once')])
    const answers = await Promise.all(Array.from({ length: 5 }, () => apply(proposal)))
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(await revision()).toBe(2)
    expect((await apply(proposal)).json().data).toEqual({ revision: 2 })
  })

  it('of contents tell what would be seen, and what is missing', async () => {
    const { id } = await editor.data('v1/content/product/desk-lamp')
    const content = `product/${newId()}`
    const record = { slug: 'lantern', status: 'draft', order: 0, settings: { props: {} } }
    const body = {
      baseRevision: 0,
      operations: [
        {
          id: newId(),
          type: 'set-setting',
          of: { content: `product/${id}` },
          path: 'name',
          value: 'Lampe',
          language: 'de',
        },
        { id: newId(), type: 'add-content', content, record },
      ],
    }
    const before = await allRows(storage)
    const { data } = (await editor.post('v1/content/proposals', body)).json()
    expect(data.changes).toContainEqual(
      expect.objectContaining({ content: `product/${id}`, language: 'de', after: 'Lampe' }),
    )
    expect(data.problems).toMatchObject([{ content, level: 'warning', path: 'settings.props.name' }])
    const [{ proposals: _is, ...after }, { proposals: _was, ...was }] = [await allRows(storage), before]
    expect(after).toEqual(was)
    expect((await editor.ask('POST', `v1/page/proposals/${data.proposal}/apply`)).statusCode).toBe(404)
    expect((await editor.ask('POST', `v1/content/proposals/${data.proposal}/apply`)).json().data).toEqual({
      revision: 1,
    })
    const taken = {
      ...body,
      baseRevision: 1,
      operations: [{ id: newId(), type: 'add-content', content: `product/${newId()}`, record }],
    }
    expect((await editor.post('v1/content/proposals', taken)).statusCode).toBe(409)
  })

  it('go after a day, and the oldest of somebody who makes too many', async () => {
    const first = await proposed([set('title', 'First')])
    const rows = Array.from({ length: MOST_PROPOSALS - 1 }, (_, at) => ({
      ...{ id: `made${at}`, tenant_id: site.tenantId, account_id: editor.accountId, key_id: null, draft_id: null },
      ...{
        base_revision: 0,
        operations: '[]' as never,
        created_at: Date.now() + at + 1,
        expires_at: Date.now() + 60_000,
        applied_revision: null,
      },
    }))
    await storage.db.insertInto('proposals').values(rows).execute()
    await proposed([set('title', 'One more')])
    expect((await storage.db.selectFrom('proposals').select('id').execute()).length).toBe(MOST_PROPOSALS)
    expect((await apply(first.proposal)).statusCode).toBe(404)
    await storage.db.updateTable('proposals').set({ expires_at: 1 }).execute()
    await proposed([set('title', 'Next day')])
    expect((await storage.db.selectFrom('proposals').select('id').execute()).length).toBe(1)
  })
})
