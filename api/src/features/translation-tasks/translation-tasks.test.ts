import { setTimeout as sleep } from 'node:timers/promises'
import { EngineError, newId, type TextToTranslate } from '@vitrine/schemas'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { createSealing } from '../../platform/sealing/sealing.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import type { TranslationEngine } from '../translation-engines/adapters/engine.ts'
import { createTranslationEngines } from '../translation-engines/translation-engines.ts'

const PATH = 'v1/language/translation-tasks'

onBothEngines('A translation task', (database) => {
  let storage: Storage
  let served: Served
  let tenantId = ''
  let draftsId = ''
  let owner: Client
  /** What was sent to the engine, call by call. */
  let asked: { readonly to: string; readonly texts: readonly TextToTranslate[] }[]
  /** What goes wrong with the next calls. */
  let faults: EngineError[]
  /** Done before the engine answers. */
  let meanwhile: () => Promise<unknown>

  const shouting: TranslationEngine = {
    id: 'loud',
    name: 'Loud',
    languages: async () => [{ from: 'en', to: ['de', 'fr', 'zh'] }],
    async translate({ to, texts }) {
      asked.push({ to, texts })
      const fault = faults.shift()
      if (fault) throw fault
      await meanwhile()
      return texts.map(({ text }) => (text.includes('poison') ? { error: 'no' } : { text: text.toUpperCase() }))
    },
  }

  beforeEach(async () => {
    ;[asked, faults, meanwhile] = [[], [], async () => undefined]
    storage = await database.open()
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite(), {}))
    const sealing = createSealing(storage.db)
    const instance = [{ ...shouting, charactersPerMonth: 100_000 }]
    served = await serve({ storage, translationEngines: createTranslationEngines(storage.db, { sealing, instance }) })
    served.api.jobs.start()
    owner = await served.memberOf(tenantId, { role: 'owner' })
  })
  afterEach(() => served.app.close())

  const create = (body: object = {}, client: Client = owner) =>
    client.post(PATH, { engine: 'loud', languages: ['fr'], scope: { type: 'site', draftsId }, ...body })
  const act = (id: string, what: string, client: Client = owner) => client.post(`${PATH}/${id}/${what}`, {})
  const until = async (id: string, ...states: readonly string[]) => {
    for (let tries = 0; tries < 400; tries += 1) {
      const task = await owner.data(`${PATH}/${id}`)
      if (states.includes(task.state)) return task
      await sleep(25)
    }
    throw new Error(`It is ${(await owner.data(`${PATH}/${id}`)).state}.`)
  }
  const ready = async (body: object = {}) => {
    const answer = await create(body)
    if (answer.statusCode !== 201) throw new Error(answer.body)
    const { id } = answer.json().data
    return until(id, 'ready')
  }
  const translated = async (body: object = {}, ...states: readonly string[]) => {
    const { id } = await ready(body)
    await act(id, 'start')
    return until(id, ...(states.length > 0 ? states : ['done', 'partial']))
  }
  const untranslated = async (language: string) =>
    (await owner.data(`v1/language/untranslated?draftsId=${draftsId}&language=${language}&pageSize=100`)).items
  const saveDraft = async (operations: readonly object[]) => {
    const { revision: baseRevision } = await owner.data(`v1/page/website-draft/${draftsId}`)
    const body = { draftsId, baseRevision, operations: operations.map((one) => ({ id: newId(), ...one })) }
    const answer = await owner.post('v1/page/component/save-draft', body)
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const settingsOf = async (content: string) => {
    const row = await storage.db
      .selectFrom('contents')
      .select('settings')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', content)
      .executeTakeFirstOrThrow()
    return JSON.parse(row.settings)
  }

  it('counts what it would send before anything is sent, against what the month allows', async () => {
    const missing = await untranslated('fr')
    const task = await ready()
    expect(task).toMatchObject({ state: 'ready', engineName: 'Loud', by: 'owner', charactersLeft: 100_000 })
    const [fr] = task.progress
    expect(fr.texts).toBeGreaterThan(missing.length)
    expect(fr.characters).toBeGreaterThan(fr.texts)
    expect(fr.waiting).toBe(fr.texts)
    expect(asked).toEqual([])
  })

  it('translates a whole site, each text once, and notes that an engine did', async () => {
    const task = await translated({ languages: ['fr', 'de'] })
    expect(task.state).toBe('done')
    for (const one of task.progress) expect(one).toMatchObject({ applied: one.texts, waiting: 0, failed: 0 })
    expect(await untranslated('fr')).toEqual([])
    const sent = asked.flatMap(({ to, texts }) => texts.map(({ text }) => `${to} ${text}`))
    expect(sent.length).toBeGreaterThan(0)
    const lamp = await owner.data('v1/content/product/desk-lamp')
    const { editPropsByLangEnvMap: maps, translationMeta: notes, props } = await settingsOf(lamp.id)
    expect(maps.fr.name).toBe(props.name.toUpperCase())
    expect(notes.fr.name).toMatchObject({ status: expect.stringMatching(/machine|needs-review/), engine: 'loud' })
    const { items } = await owner.data('v1/site/translation-engines').then(({ instance }) => ({ items: instance }))
    expect(items[0].usedThisMonth).toBe(
      task.progress.reduce((sum: number, one: { characters: number }) => sum + one.characters, 0),
    )
  })

  it('touches nothing of people without the tick, and the tick is for editors', async () => {
    const page = (await owner.data(`v1/page/drafts/${draftsId}/pages`))[0].id
    const own = { of: { pageRecord: page }, path: 'name', language: 'fr' }
    await saveDraft([{ type: 'set-setting', ...own, value: 'À moi' }])
    await translated({ options: { outdated: true, machine: true } })
    const nameNow = async () => {
      const draft = await owner.data(`v1/page/website-draft/${draftsId}`)
      const record = draft.pagesList.find(({ id }: { id: string }) => id === page)
      return record.settings.editPropsByLangEnvMap.fr.name
    }
    expect(await nameNow()).toBe('À moi')
    const translator = await served.memberOf(tenantId, { role: 'translator', languages: ['fr'] })
    const scope = { type: 'page', draftsId, pageId: page }
    const options = { machine: true, reviewed: true }
    expect((await create({ scope, options }, translator)).statusCode).toBe(403)
    expect((await create({ scope, languages: ['de'] }, translator)).statusCode).toBe(403)
    expect((await create({ scope }, translator)).statusCode).toBe(201)
    await translated({ scope, options })
    expect(await nameNow()).toMatch(/^[^a-z]+$/)
  })

  it('leaves alone what somebody changed while it ran', async () => {
    const page = (await owner.data(`v1/page/drafts/${draftsId}/pages`))[0].id
    let isDone = false
    meanwhile = async () => {
      if (isDone) return
      isDone = true
      const of = { pageRecord: page }
      await saveDraft([{ type: 'set-setting', of, path: 'name', language: 'fr', value: 'De quelqu’un' }])
    }
    const { progress } = await translated()
    expect(progress[0].reasons).toEqual([{ reason: 'changed', count: 1 }])
    const draft = await owner.data(`v1/page/website-draft/${draftsId}`)
    const record = draft.pagesList.find(({ id }: { id: string }) => id === page)
    expect(record.settings.editPropsByLangEnvMap.fr.name).toBe('De quelqu’un')
  })

  it('is paused and goes on, is cancelled, and is taken back but for what somebody touched', async () => {
    const before = (await untranslated('fr')).length
    let isPaused = false
    const { id } = await ready()
    meanwhile = async () => {
      if (isPaused) return
      isPaused = true
      expect((await act(id, 'pause')).statusCode).toBe(200)
    }
    await act(id, 'start')
    const paused = await until(id, 'paused')
    expect(paused.pausedBy).toBe('member')
    await act(id, 'resume')
    const done = await until(id, 'done', 'partial')
    expect((await untranslated('fr')).length).toBe(0)
    const page = (await owner.data(`v1/page/drafts/${draftsId}/pages`))[0].id
    await saveDraft([{ type: 'set-setting', of: { pageRecord: page }, path: 'name', language: 'fr', value: 'Lu' }])
    expect((await act(id, 'undo')).statusCode).toBe(200)
    const undone = await until(id, 'undone')
    expect(undone.progress[0]).toMatchObject({ kept: 1, undone: done.progress[0].applied - 1 })
    expect((await untranslated('fr')).length).toBe(before - 1)
    const lamp = await owner.data('v1/content/product/desk-lamp')
    expect((await settingsOf(lamp.id)).editPropsByLangEnvMap?.fr).toBeUndefined()
    expect((await act(id, 'resume')).statusCode).toBe(409)
  })

  it('gives back what stood there before', async () => {
    const first = await translated()
    const again = await translated({ options: { machine: true } })
    expect(again.progress[0].applied).toBe(first.progress[0].applied)
    await act(again.id, 'undo')
    await until(again.id, 'undone')
    expect(await untranslated('fr')).toEqual([])
    await act(first.id, 'cancel').then(({ statusCode }) => expect(statusCode).toBe(409))
  })

  it('waits as long as the engine asks, and is paused when it has nothing left or is not there five times', async () => {
    faults = [new EngineError('rate', 'slow down', 300)]
    const since = performance.now()
    await translated()
    expect(performance.now() - since).toBeGreaterThan(300)
    faults = [new EngineError('quota', 'nothing left')]
    const task = await translated({ options: { machine: true } }, 'paused')
    expect(task).toMatchObject({ pausedBy: 'quota', said: 'nothing left' })
    const { items } = await owner.data('v1/site/today').then(({ items }) => ({ items }))
    expect(items).toContainEqual(expect.objectContaining({ kind: 'translation-paused', count: 1 }))
    await act(task.id, 'resume')
    expect((await until(task.id, 'done')).progress[0].waiting).toBe(0)
  })

  it('is paused where the month allows no more, and says which texts failed and why', async () => {
    await saveDraft([{ type: 'set-setting', of: { menu: 'main' }, path: 'items[menuItm1].label', value: 'poison' }])
    const task = await translated({ languages: ['zh'], options: { outdated: true, reviewed: true } })
    expect(task.state).toBe('partial')
    expect(task.progress[0].reasons).toEqual([{ reason: 'refused', count: 1, said: 'no' }])
    await saveDraft([{ type: 'set-setting', of: { menu: 'main' }, path: 'items[menuItm1].label', value: 'poison' }])
    expect((await act(task.id, 'retry')).statusCode).toBe(200)
    expect((await until(task.id, 'partial', 'done')).progress[0].failed).toBe(1)
    await storage.db.updateTable('translation_usage').set({ used: 99_999 }).execute()
    expect(await translated({}, 'paused')).toMatchObject({ pausedBy: 'budget', charactersLeft: 1 })
  })

  it('is refused for languages that the site or the engine does not have', async () => {
    expect((await create({ languages: ['es'] })).json().error.fields).toHaveProperty('languages')
    expect((await create({ languages: ['en'] })).statusCode).toBe(422)
    expect((await create({ engine: 'none' })).statusCode).toBe(404)
    const viewer = await served.memberOf(tenantId, { role: 'viewer' })
    expect((await create({}, viewer)).statusCode).toBe(403)
    expect((await viewer.get(PATH)).statusCode).toBe(200)
  })
})
