import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { entities, fromCsvCell, joinRows, spreadsheetColumn } from '@vitrine/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { jobKinds } from '../../job-kinds.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { createJobs } from '../../platform/jobs/create-jobs.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { sweepContentImports } from './sweep-content-imports.queries.ts'

const jobProcess = fileURLToPath(new URL('../../testing/job-process.ts', import.meta.url))

onBothEngines('Contents from a spreadsheet', (engine) => {
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

  const begin = async (keys: readonly (string | null)[], options: object = {}, who = editor, kind = 'product') => {
    const columns = keys.map((to, at) => ({ header: to ?? `Column ${at}`, to }))
    const answer = await who.post('v1/content/imports', { kind, name: 'bolts.xlsx', columns, options })
    expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()])
    return answer.json().data.id as string
  }
  const put = (id: string, rows: readonly (readonly string[])[], who = editor, first = 2) =>
    who.ask('PUT', `v1/content/imports/${id}/rows`, {
      rows: rows.map((cells, at) => ({ row: first + at, cells })),
    })
  const state = (id: string, query = '', who = editor) => who.data(`v1/content/imports/${id}${query}`)
  const job = (id: string, who = editor) => who.data(`v1/jobs/${id}`)
  const ended = async (
    answer: { json: () => { data: { job: string } }; statusCode: number; body: string },
    who = editor,
  ) => {
    expect([answer.statusCode, answer.body]).toEqual([202, expect.anything()])
    const { job: id } = answer.json().data
    await vi.waitFor(async () => expect(['waiting', 'running']).not.toContain((await job(id, who)).state), {
      timeout: 60_000,
    })
    return job(id, who)
  }
  const apply = async (id: string, who = editor) => ended(await who.post(`v1/content/imports/${id}/apply`, {}), who)
  const undo = async (id: string, who = editor) => ended(await who.post(`v1/content/imports/${id}/undo`, {}), who)
  const product = (slug: string) => editor.data(`v1/content/product/${slug}`)
  const revision = async () => (await editor.data('v1/content/operations')).revision
  const exported = async (query = '', kind = 'product') => {
    const { columns, rows } = (await editor.get(`v1/content/${kind}/export?format=json${query}`)).json()
    return { columns, rows } as { columns: string[]; rows: string[][] }
  }

  it('says what rows would change before anything counts, then changes it, then takes it back', async () => {
    const before = await product('desk-lamp')
    const id = await begin([
      'model',
      'name',
      'name@de',
      'priceTiers[500]',
      'importantAttributes[Material]',
      null,
      'collections',
    ])
    const answer = await put(id, [
      ['DL-7', 'Desk light', 'Tischlicht', '0.91', 'Steel', 'ignored', ''],
      ['DL-7', 'Again', '', '', '', '', ''],
      ['HB-8', 'Hex bolt M8', 'Sechskantschraube', '1,2,0', '', '', ''],
      ['HB-9', 'Hex bolt M9', '', '$ 1,234.50', 'Brass', '', 'Indoor, outdoor'],
      ['', 'Hex bolt M9', '', '', '', '', 'Nowhere'],
      ['TT-1', '', '', '', '', '', ''],
    ])
    expect(answer.json().data.counts).toMatchObject({ new: 1, changed: 1, same: 0, refused: 4 })
    const checked = await state(id)
    expect(checked).toMatchObject({
      state: 'checking',
      kind: 'product',
      name: 'bolts.xlsx',
      by: 'editor',
      mayUndo: false,
    })
    const [changed, twice, number, added, nowhere, nameless] = checked.rows.items
    expect(changed).toMatchObject({
      row: 2,
      outcome: 'changed',
      record: { id: before.id, name: 'Desk light' },
      changes: [
        { column: 'name', before: 'Desk lamp', after: 'Desk light' },
        { column: 'name@de', after: 'Tischlicht' },
        { column: 'priceTiers[500]', after: '0.91' },
        { column: 'importantAttributes[Material]', after: 'Steel' },
      ].map((change) => expect.objectContaining(change)),
    })
    expect(twice.problems).toEqual([{ message: 'Row 2 is about the same record.' }])
    expect(number.problems).toEqual([{ column: 'priceTiers[500]', message: '“1,2,0” is not a number.' }])
    expect(added).toMatchObject({ outcome: 'new', record: { name: 'Hex bolt M9' } })
    expect(nowhere.problems).toEqual([
      { column: 'collections', message: 'There is no “Nowhere”. Add it first, or correct the name.' },
    ])
    expect(nameless.problems).toEqual([{ column: 'name', message: '“name” is missing.' }])
    expect((await state(id, '?outcome=refused&pageSize=2')).rows).toMatchObject({
      total: 4,
      items: [{ row: 3 }, { row: 4 }],
    })
    expect(await product('desk-lamp')).toEqual(before)

    const mended = await editor.ask('PUT', `v1/content/imports/${id}/rows/4`, {
      cells: ['HB-8', 'Hex bolt M8', 'Sechskantschraube', '1.20', '', '', ''],
    })
    expect(mended.json().data).toMatchObject({ row: { outcome: 'new', problems: [] }, counts: { new: 2, refused: 3 } })

    expect(await apply(id)).toMatchObject({ state: 'done', result: { counts: { applied: 3, refused: 3 } } })
    expect(await state(id)).toMatchObject({ state: 'done', mayUndo: true })
    const after = await product('desk-lamp')
    expect(after.settings.props).toMatchObject({
      name: 'Desk light',
      importantAttributes: expect.arrayContaining([{ id: expect.any(String), name: 'Material', value: 'Steel' }]),
    })
    expect(after.settings.editPropsByLangEnvMap.de.name).toBe('Tischlicht')
    const bolt = await product('hex-bolt-m9')
    expect(bolt).toMatchObject({
      status: 'draft',
      settings: { props: { model: 'HB-9', collections: ['indoor', 'outdoor'] } },
    })
    expect(bolt.settings.props.priceTiers).toMatchObject([{ from: 500, price: 123_450 }])
    const log = (await editor.data(`v1/content/product/${after.id}/operations`)).items
    expect(log.every((one: { by: string }) => one.by === 'editor')).toBe(true)
    // Applied once, it is not applied again.
    expect((await editor.post(`v1/content/imports/${id}/apply`, {})).statusCode).toBe(409)

    expect(await undo(id)).toMatchObject({ state: 'done', result: { counts: { undone: 3, kept: 0 } } })
    expect((await product('desk-lamp')).settings).toEqual(before.settings)
    expect((await editor.get('v1/content/product/hex-bolt-m9')).statusCode).toBe(404)
    expect(await state(id)).toMatchObject({ state: 'undone', mayUndo: false })
  })

  it('gives new products the usual currency and unit of the site, where their rows name none', async () => {
    const owner = await served.memberOf(tenantId, { role: 'owner' })
    const { name, revision } = await owner.data('v1/site/settings')
    const settings = { name, revision, systemPages: false, currencies: ['JPY', 'USD'], units: ['set', 'piece'] }
    expect((await owner.ask('PUT', 'v1/site/settings', settings)).statusCode).toBe(200)
    const lamp = await product('desk-lamp')
    const id = await begin(['model', 'name', 'priceTiers[1]', 'currency'])
    await put(id, [
      ['HB-8', 'Hex bolt M8', '91', ''],
      ['HB-9', 'Hex bolt M9', '0.91', 'USD'],
      ['HB-10', 'Hex bolt M10', '0.91', ''],
      [lamp.settings.props.model, lamp.settings.props.name, '', ''],
    ])
    const [yen, dollars, wrong, known] = (await state(id)).rows.items
    expect([yen.outcome, dollars.outcome, wrong.outcome, known.outcome]).toEqual(['new', 'new', 'refused', 'same'])
    await apply(id)
    const props = async (slug: string) => (await product(slug)).settings.props
    // No yen has hundredths: the usual currency counts while prices are read.
    expect(await props('hex-bolt-m8')).toMatchObject({ currency: 'JPY', unit: 'set', priceTiers: [{ price: 91 }] })
    expect(await props('hex-bolt-m9')).toMatchObject({ currency: 'USD', unit: 'set', priceTiers: [{ price: 91 }] })
    expect((await product('desk-lamp')).settings).toEqual(lamp.settings)
  })

  it('gives back what it takes: an export that is imported again changes nothing', async () => {
    for (const kind of ['product', 'case', 'info', 'collection', 'policy'])
      for (const lists of ['lines', 'columns'])
        for (const emptyCells of ['keep', 'clear']) {
          const { columns, rows } = await exported(`&lists=${lists}`, kind)
          expect(rows.length).toBeGreaterThan(0)
          const id = await begin(columns, { emptyCells }, editor, kind)
          const { counts } = (await put(id, rows)).json().data
          expect({ kind, counts }).toMatchObject({
            kind,
            counts: { same: rows.length, new: 0, changed: 0, refused: 0 },
          })
        }
  })

  it('exports CSV that no program runs, and which comes back as it was', async () => {
    const lamp = await product('desk-lamp')
    const name = '=HYPERLINK("http://evil.example")'
    await editor.ask('PUT', `v1/content/product/${lamp.id}`, {
      revision: lamp.revision,
      settings: { ...lamp.settings, props: { ...lamp.settings.props, name } },
    })
    const answer = await editor.get(`v1/content/product/export?columns=id,name&languages=&ids=${lamp.id}`)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="lamps-product.csv"',
    })
    expect(answer.body).toBe(`\uFEFFid,name\r\n${lamp.id},"'=HYPERLINK(""http://evil.example"")"\r\n`)
    expect(fromCsvCell(`'${name}`)).toBe(name)
    const lines = await editor.get(`v1/content/product/export?format=lines&columns=id,name&languages=&ids=${lamp.id}`)
    expect(lines.headers['content-type']).toBe('application/x-ndjson; charset=utf-8')
    expect(lines.body).toBe(`["id","name"]\n${JSON.stringify([lamp.id, name])}\n`)
    const asked = (query: string) =>
      editor.get(`v1/content/product/export?${query}`).then((one) => one.json().error?.fields)
    expect(await asked('columns=nothing')).toEqual({ columns: 'There is no column “nothing”.' })
    expect(await asked('languages=it')).toEqual({ languages: expect.stringContaining('it') })
    expect((await exported('&filter={"state":["draft"]}')).rows.map((row) => row[1])).toEqual(['secret'])
  })

  it('takes a row for each price as one record', async () => {
    const keys = ['slug', 'name', 'priceTiers[].from', 'priceTiers[].price']
    const columns = keys.map((key) => spreadsheetColumn(entities.product, key))
    const rows = joinRows(
      [
        { row: 2, cells: ['hex', 'Hex', '1', '2'] },
        { row: 3, cells: ['', '', '500', 'pending'] },
        { row: 4, cells: ['hex', 'Hex', '1000', '1.5'] },
        { row: 5, cells: ['other', 'Other', '', ''] },
      ],
      columns,
    )
    expect(rows.map(({ row }) => row)).toEqual([2, 5])
    const id = await begin(keys)
    await editor.ask('PUT', `v1/content/imports/${id}/rows`, { rows })
    await apply(id)
    expect((await product('hex')).settings.props.priceTiers).toMatchObject([
      { from: 1, price: 200 },
      { from: 500, price: 'pending' },
      { from: 1000, price: 150 },
    ])
  })

  it('sets aside what somebody edited since the check, and undoes only what nobody touched since', async () => {
    const [lamp, torch] = [await product('desk-lamp'), await product('torch')]
    const set = (of: string, path: string, value: string) => ({
      ...{ id: Math.random().toString(36).slice(2, 10).padEnd(8, 'x'), type: 'set-setting', path, value },
      of: { content: `product/${of}` },
    })
    const save = async (operations: readonly object[]) =>
      editor.post('v1/content/save', { baseRevision: await revision(), operations })
    const id = await begin(['id', 'name', 'summary'])
    await put(id, [
      [lamp.id, 'Desk light', 'Bright'],
      [torch.id, 'Flashlight', 'Dark'],
      ['', 'Third', 'New'],
      ['', 'Fourth', 'New'],
    ])
    await save([set(torch.id, 'summary', 'Mine')])
    expect(await apply(id)).toMatchObject({ result: { counts: { applied: 3, edited: 1 } } })
    expect((await product('torch')).settings.props).toMatchObject({ summary: 'Mine', name: torch.settings.props.name })
    expect((await state(id, '?outcome=edited')).rows.items).toMatchObject([
      { row: 3, problems: [{ message: 'Somebody edited this since it was checked.' }] },
    ])
    const third = await product('third')
    await save([set(lamp.id, 'name', 'Hers'), set(third.id, 'summary', 'Hers')])
    expect(await undo(id)).toMatchObject({ result: { counts: { undone: 1, kept: 2 } } })
    const { name, summary } = (await product('desk-lamp')).settings.props
    expect([name, summary]).toEqual(['Hers', lamp.settings.props.summary])
    expect((await product('third')).settings.props.summary).toBe('Hers')
    expect((await editor.get('v1/content/product/fourth')).statusCode).toBe(404)
    const kept = (await state(id, '?outcome=kept')).rows.items
    expect(kept[0].changes).toEqual([
      { column: 'name', before: 'Desk lamp', after: 'Desk light', isKept: true },
      expect.not.objectContaining({ isKept: true }),
    ])
  })

  it('lets nobody import what they may not write, and shows imports to their site alone', async () => {
    const cases = [
      [{ role: 'viewer' }, 403, undefined],
      [{ role: 'translator', languages: ['de'] }, 201, { changed: 1, refused: 2 }],
      [{ role: 'content-editor' }, 201, { changed: 1, new: 1, refused: 1 }],
    ] as const
    const columns = ['slug', 'name@de', 'status'].map((to) => ({ header: to, to }))
    for (const [member, status, counts] of cases) {
      const who = await served.memberOf(tenantId, member as never)
      const begun = await who.post('v1/content/imports', {
        kind: 'product',
        name: 'x',
        columns: [...columns, { header: 'name', to: 'name' }],
      })
      expect(begun.statusCode).toBe(status)
      if (status !== 201) continue
      const id = begun.json().data.id
      const answer = await put(
        id,
        [
          ['desk-lamp', 'Licht', '', ''],
          ['torch', '', 'archived', ''],
          ['new-one', '', '', 'New one'],
        ],
        who,
      )
      expect(answer.json().data.counts).toMatchObject(counts ?? {})
    }
    const id = await begin(['slug', 'name'])
    await put(id, [['a', 'A']])
    const { tenantId: other } = await importSiteFiles(storage, specs, exampleSite('bolts', 'Bolts'), { publish: true })
    const stranger = await served.memberOf(other, { role: 'owner' })
    const asks: readonly (readonly ['GET' | 'PUT' | 'POST' | 'DELETE', string, object?])[] = [
      ['GET', ''],
      ['PUT', '/rows', { rows: [{ row: 2, cells: ['b', 'B'] }] }],
      ['PUT', '/rows/2', { cells: ['b', 'B'] }],
      ['POST', '/apply', {}],
      ['POST', '/undo', {}],
      ['DELETE', ''],
    ]
    for (const [method, path, body] of asks) {
      expect((await stranger.ask(method, `v1/content/imports/${id}${path}`, body)).statusCode).toBe(404)
      expect(
        (await served.ask(method, `v1/content/imports/${id}${path}`, body, { 'client-id': 'lamps' })).statusCode,
      ).toBe(401)
    }
    expect((await stranger.data('v1/content/imports')).items).toEqual([])
    expect(await stranger.data('v1/content/imports/matching?kind=product')).toEqual([])
    const seen = await editor.data('v1/content/imports?kind=product')
    expect(seen.items.map((one: { id: string }) => one.id)).toContain(id)
  })

  it('refuses columns that are not there or stand for the same, and remembers where the others went', async () => {
    const columns = [
      { header: 'A', to: 'nme' },
      { header: 'B', to: 'name' },
      { header: 'C', to: 'name' },
      { header: 'D', to: 'name@it' },
      { header: 'E', to: 'priceTiers[500]' },
      { header: 'F', to: 'priceTiers[].price' },
    ]
    const refused = await editor.post('v1/content/imports', { kind: 'product', name: 'x', columns })
    expect([refused.statusCode, refused.json().error.fields]).toEqual([
      422,
      {
        'columns[0].to': 'There is no column “nme”.',
        'columns[2].to': 'Two columns are set to “name”. Choose one.',
        'columns[3].to': 'The site does not have the language “it”.',
        'columns[5].to': 'Two columns are set to “priceTiers”. Choose one.',
      },
    ])
    for (const to of ['name', 'summary'])
      await editor.post('v1/content/imports', {
        kind: 'product',
        name: 'x',
        columns: [
          { header: 'Bezeichnung', to },
          { header: 'Lager', to: null },
        ],
      })
    const remembered = await editor.data('v1/content/imports/matching?kind=product')
    expect(remembered).toEqual([
      { header: 'Bezeichnung', to: 'summary' },
      { header: 'Lager', to: null },
    ])
    expect(await editor.data('v1/content/imports/matching?kind=case')).toEqual([])
    const id = await begin(['name'])
    const rows = [1, 1].map((row) => ({ row, cells: ['x'] }))
    expect((await editor.ask('PUT', `v1/content/imports/${id}/rows`, { rows })).statusCode).toBe(422)
    expect(
      (
        await editor.ask('PUT', `v1/content/imports/${id}/rows`, {
          rows: Array.from({ length: 501 }, (_, at) => ({ row: at + 1, cells: [] })),
        })
      ).statusCode,
    ).toBe(422)
    expect(
      (await editor.ask('PUT', `v1/content/imports/${id}/rows`, { rows: [{ row: 1, cells: ['x'.repeat(32_768)] }] }))
        .statusCode,
    ).toBe(422)
    expect((await editor.ask('PUT', `v1/content/imports/${id}/rows/9`, { cells: ['x'] })).statusCode).toBe(404)
  })

  it('names pictures of the library, and fetches nothing', async () => {
    const { src } = (await editor.data('v1/media?pageSize=1')).items[0]
    const { name } = (await editor.data('v1/media?pageSize=1')).items[0]
    const id = await begin(['name', 'images[].image', 'images[].image.alt'])
    await put(id, [
      ['By name', name, 'Hall'],
      ['By address', src, ''],
      ['Missing', 'nothing.webp', ''],
      ['Foreign', 'https://cdn.example/x.webp', ''],
    ])
    expect(await apply(id)).toMatchObject({ result: { counts: { applied: 2, refused: 2 } } })
    for (const slug of ['by-name', 'by-address'])
      expect((await product(slug)).settings.props.images[0].image.src).toBe(src)
    const problems = (await state(id, '?outcome=refused')).rows.items.map(
      (row: { problems: { message: string }[] }) => row.problems[0]?.message,
    )
    expect(problems).toEqual([
      'There is no file “nothing.webp” in the media library. Upload it first.',
      'Files are not fetched from cdn.example. Upload the file and enter its name.',
    ])
  })

  const many = (count: number) => Array.from({ length: count }, (_, at) => [`bolt-${at}`, `Bolt ${at}`, String(at)])

  it('keeps what a cancelled import applied, offers to take it back, and drops one that was never applied', async () => {
    const id = await begin(['slug', 'name', 'model'])
    await put(id, many(200))
    const { job: started } = (await editor.post(`v1/content/imports/${id}/apply`, {})).json().data
    await vi.waitFor(async () => expect((await state(id)).counts.applied).toBeGreaterThan(0), {
      interval: 5,
      timeout: 60_000,
    })
    const cancelled = await editor.ask('DELETE', `v1/content/imports/${id}`)
    expect(cancelled.json().data).toEqual({ state: 'cancelled' })
    await vi.waitFor(async () => expect((await job(started)).state).toBe('cancelled'))
    await sleep(100)
    const { counts, mayUndo } = await state(id)
    expect(counts.applied).toBeGreaterThan(0)
    expect(counts.applied).toBeLessThan(200)
    expect(mayUndo).toBe(true)
    await undo(id)
    expect((await state(id)).counts).toMatchObject({ applied: 0, undone: counts.applied })
    expect((await editor.get('v1/content/product/bolt-0')).statusCode).toBe(404)

    const unused = await begin(['name'])
    await put(unused, [['x']])
    await editor.ask('DELETE', `v1/content/imports/${unused}`)
    expect((await editor.get(`v1/content/imports/${unused}`)).statusCode).toBe(404)
  }, 180_000)

  it('does each row once when it is killed in the middle and done by another instance', async () => {
    const id = await begin(['slug', 'name', 'model'])
    await put(id, many(250))
    // Nobody here takes it.
    await served.app.close()
    const { importById, changeState } = await import('./imports.queries.ts')
    const { addJob } = await import('../../platform/jobs/jobs.queries.ts')
    const given = await importById(storage.db, tenantId, id)
    await changeState(storage.db, given, ['checking'], { state: 'applying' })
    const { account_id: accountId } = await storage.db
      .selectFrom('content_imports')
      .select('account_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const input = { importId: id, accountId, systemOrigin: 'http://localhost:3000' }
    const killed = await addJob(storage, { kind: 'apply-content-import', tenantId, dedupe: id, input })
    const child = spawn(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      jobProcess,
      JSON.stringify(storage.place),
    ])
    const exit = new Promise((resolve) => child.once('exit', (_code, signal) => resolve(signal)))
    const count = async (outcome: string) =>
      (
        await storage.db
          .selectFrom('content_import_rows')
          .select('row')
          .where('outcome', '=', outcome as 'applied')
          .execute()
      ).length
    while ((await count('applied')) === 0) await sleep(2)
    child.kill('SIGKILL')
    expect(await exit).toBe('SIGKILL')
    expect(await count('new')).toBeGreaterThan(0)

    await storage.db.updateTable('jobs').set({ leased_until: 1 }).where('id', '=', killed).execute()
    const other = createJobs(storage, { kinds: jobKinds(storage, specs), every: 20 })
    other.start()
    expect(await other.ended(tenantId, killed)).toMatchObject({
      state: 'done',
      result: { counts: { applied: 250, edited: 0 } },
    })
    await other.close()
    const log = await storage.db.selectFrom('content_operations').select(['content', 'id']).execute()
    expect(log.length).toBe(250)
    expect(new Set(log.map(({ content }) => content)).size).toBe(250)
    const records = await storage.db
      .selectFrom('contents')
      .select(['revision'])
      .where('slug', 'like', 'bolt-%')
      .execute()
    expect([records.length, new Set(records.map(({ revision: one }) => one))]).toEqual([250, new Set([1])])
    served = await serve({ storage })
  }, 180_000)

  it('takes away what nobody finished after a week', async () => {
    const [old, fresh] = [await begin(['name']), await begin(['name'])]
    await put(old, [['x']])
    const week = 7 * 24 * 60 * 60 * 1000
    await storage.db
      .updateTable('content_imports')
      .set({ updated_at: new Date(Date.now() - week - 1000).toISOString() })
      .where('id', '=', old)
      .execute()
    expect(await sweepContentImports(storage, Date.now())).toBe(1)
    expect((await editor.get(`v1/content/imports/${old}`)).statusCode).toBe(404)
    expect((await state(fresh)).state).toBe('checking')
    expect(await storage.db.selectFrom('content_import_rows').selectAll().execute()).toEqual([])
  })
})
