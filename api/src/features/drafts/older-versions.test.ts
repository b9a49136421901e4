import { newId, type SectionSpec } from '@vitrine/schemas'
import { beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Client, type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { migrateDrafts } from './migrate-drafts.ts'
import { readStoredDraft } from './store/drafts.queries.ts'

const poster = specs.find(({ type }) => type === 'poster') as SectionSpec
const { title, height, ...others } = poster.props.properties ?? {}

/** What a developer made of the poster: `title` is called `words`, and the height is a choice. */
const nextSpecs: readonly SectionSpec[] = [
  {
    ...poster,
    version: 3,
    props: {
      ...poster.props,
      required: ['words'],
      properties: {
        words: title,
        height: { enum: ['low', 'high'], default: 'low', responsive: true },
        label: { type: 'string', default: 'New' },
        ...others,
      },
    } as SectionSpec['props'],
    upgrades: {
      ...poster.upgrades,
      2: [
        { step: 'rename', from: 'title', to: 'words' },
        { step: 'change', path: 'height', change: (value) => (Number(value) > 500 ? 'high' : 'low') },
        { step: 'add', path: 'label', value: 'Kept' },
      ],
    },
  },
  ...specs.filter(({ type }) => type !== 'poster'),
]

onBothEngines('A section with a new version, from the deploy on', (engine) => {
  let storage: Storage
  let tenantId: string
  let draftsId: string
  let served: Served
  let ann: Client
  let ben: Client

  const of = { page: 'home', component: 'posterA1' }
  const set = (path: string, value: unknown, more: object = {}) => ({
    id: newId(),
    type: 'set-setting',
    of,
    path,
    value,
    ...more,
  })
  const save = (who: Client, baseRevision: number, operations: readonly object[]) =>
    who.post('v1/page/component/save-draft', { draftsId, baseRevision, operations })
  const draft = (who = ann) => who.data(`v1/page/website-draft/${draftsId}`)
  const revision = async () => (await draft()).revision
  const publish = () => ann.post('v1/site/publish', { draftsId, acceptWarnings: true })
  const shown = async (lang: string) =>
    (await served.data('v1/page/pages/config-by-path?path=/', { 'client-id': 'lamps', lang })).edition.components
      .posterA1

  async function deploy(next: readonly SectionSpec[]) {
    served = await serve({ storage, specs: next })
    ann = await served.memberOf(tenantId, { role: 'owner' })
    ben = await served.memberOf(tenantId, { role: 'editor' })
  }

  beforeEach(async () => {
    storage = await engine.open()
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    await deploy(specs)
    const heights = { pc: 400, mobile: 600 }
    const base = await revision()
    const before = [set('title', 'Hello'), set('title', 'Hallo', { language: 'de' }), set('height', heights)]
    expect((await save(ann, base, before)).statusCode).toBe(200)
    await publish()
  })

  it('shows what was published, in every language and on every device', async () => {
    const etag = async () =>
      (await served.get('v1/page/pages/config-by-path?path=/', { 'client-id': 'lamps', lang: 'en' })).headers.etag
    const tag = await etag()
    await deploy(nextSpecs)
    expect(await shown('en')).toMatchObject({
      version: 3,
      props: { words: 'Hello', height: 'low', label: 'Kept' },
      mobile: { height: 'high' },
    })
    expect((await shown('en')).props).not.toHaveProperty('title')
    expect(await shown('de')).toMatchObject({ version: 3, props: { words: 'Hallo', height: 'low' } })
    const { edition } = await served.data('v1/page/pages/config-by-path?path=/', { 'client-id': 'lamps', lang: 'de' })
    expect(edition.outline[0]).toMatchObject({ component: 'posterA1', path: 'words', text: 'Hallo' })
    expect(await etag()).not.toBe(tag)
  })

  it('is loaded, edited, merged, checked and published', async () => {
    const base = await revision()
    await deploy(nextSpecs)
    expect((await draft()).componentsSettingValues.posterA1).toMatchObject({
      props: { words: 'Hello', height: { pc: 'low', mobile: 'high' }, label: 'Kept' },
      editPropsByLangEnvMap: { de: { words: 'Hallo' } },
      translationMeta: { de: { words: { status: 'done' } } },
    })
    expect((await save(ann, base, [set('words', 'Hallo Welt', { language: 'de' })])).statusCode).toBe(200)
    // Somebody who opened the draft at the same moment, and edits something else.
    const merged = await save(ben, base, [set('height.mobile', 'low')])
    expect([merged.statusCode, merged.json().data?.operations.length]).toEqual([200, 1])
    // And somebody who edits the same.
    const conflict = await save(ben, base, [set('words', 'Guten Tag', { language: 'de' })])
    expect([conflict.statusCode, conflict.json().error.code]).toEqual([409, 'conflict'])
    expect((await ann.data(`v1/page/drafts/${draftsId}/checks`)).errors).toBe(0)
    expect((await publish()).json().data).toMatchObject({ changed: true, blocked: [] })
    expect(await shown('de')).toMatchObject({ props: { words: 'Hallo Welt' } })
    expect((await shown('de')).mobile).toBeUndefined()
  })

  it('takes what an editor that was open before still sends, and finds what clashes with it', async () => {
    const base = await revision()
    const old = { of: { ...of, version: 2 } }
    // Both were made before; one of them was saved before, too.
    expect((await save(ann, base, [set('title', 'Hi', old)])).statusCode).toBe(200)
    await deploy(nextSpecs)
    const conflict = await save(ben, base, [set('title', 'Good day', old)])
    expect([conflict.statusCode, conflict.json().error.details.clashes?.length]).toEqual([409, 1])
    const late = [set('title', 'Servus', { ...old, language: 'de' }), set('height.mobile', 300, old)]
    expect((await save(ben, base, late)).statusCode).toBe(200)
    expect((await draft()).componentsSettingValues.posterA1).toMatchObject({
      props: { words: 'Hi', height: { pc: 'low', mobile: 'low' } },
      editPropsByLangEnvMap: { de: { words: 'Servus' } },
    })
  })

  it('is saved in the shape of the specification, by who knows the older version', async () => {
    const page = await ann.data(`v1/page/drafts/${draftsId}/pages/home`)
    await deploy(nextSpecs)
    const settings = page.componentsSettingValues.posterA1
    const body = {
      draftsId,
      baseRevision: page.revision,
      pageId: 'home',
      pageSchema: page.pageSchema,
      componentsSettingValues: { posterA1: { ...settings, props: { ...settings.props, title: 'Changed' } } },
      editedIds: ['posterA1'],
    }
    expect((await ann.post('v1/page/component/save-draft', body)).statusCode).toBe(200)
    expect((await draft()).componentsSettingValues.posterA1.props).toMatchObject({ words: 'Changed', label: 'Kept' })
  })

  it('goes back to a release of the older version, and tells what differs', async () => {
    await deploy(nextSpecs)
    await save(ann, await revision(), [set('words', 'After the deploy')])
    await publish()
    const [now, before] = (await ann.data('v1/site/releases')).items
    const { changes } = await ann.data(`v1/site/releases/${now.id}/diff`)
    // Chinese says nothing of its own here, so it changes with English.
    const change = { component: 'posterA1', path: 'words', before: 'Hello', after: 'After the deploy' }
    expect(changes).toMatchObject(['en', 'zh'].map((language) => ({ ...change, language })))
    expect((await ann.post(`v1/site/releases/${before.id}/rollback`, {})).statusCode).toBe(200)
    expect(await shown('en')).toMatchObject({ props: { words: 'Hello' } })
    expect(await shown('de')).toMatchObject({ props: { words: 'Hallo' } })
  })

  it('is rewritten by a migration, which tells beforehand what it will change', async () => {
    await deploy(nextSpecs)
    const stored = async () => {
      const draft = await readStoredDraft(storage.db, tenantId, draftsId)
      return [draft?.revision, draft?.pageSchemaMap.home?.components.posterA1?.version]
    }
    const before = await stored()
    const [planned] = await migrateDrafts(storage, nextSpecs, { isDry: true })
    expect(planned).toMatchObject({ clientId: 'lamps', draftsId, pages: 4, failed: [] })
    expect(planned?.changed).toContain('home')
    expect(planned?.changed).toContain('header')
    expect(planned?.components['poster 2 → 3']).toBeGreaterThan(1)
    expect(await stored()).toEqual(before)
    expect(await migrateDrafts(storage, nextSpecs, { isDry: false })).toEqual([planned])
    expect(await stored()).toEqual([before[0], 3])
    expect(await migrateDrafts(storage, nextSpecs, { isDry: false })).toMatchObject([{ changed: [], components: {} }])
    expect((await draft()).componentsSettingValues.posterA1.props).toMatchObject({ words: 'Hello' })
  })

  it('keeps a component whose steps fail, and says so before a publish', async () => {
    const broken = nextSpecs.map((spec) =>
      spec.type === 'poster'
        ? {
            ...spec,
            upgrades: {
              ...spec.upgrades,
              2: [
                {
                  step: 'change' as const,
                  path: 'title',
                  change: () => {
                    throw new Error('a step with a mistake')
                  },
                },
              ],
            },
          }
        : spec,
    )
    await deploy(broken)
    expect((await draft()).componentsSettingValues.posterA1.props).toMatchObject({ title: 'Hello' })
    const { findings } = await ann.data(`v1/page/drafts/${draftsId}/checks`)
    expect(findings).toContainEqual(
      expect.objectContaining({ level: 'error', component: 'posterA1', key: 'problem.upgradeFailed' }),
    )
    expect(await shown('en')).toMatchObject({ version: 2, props: { title: 'Hello' } })
    await deploy(nextSpecs)
    expect(await shown('en')).toMatchObject({ version: 3, props: { words: 'Hello' } })
  })
})
