import type { Draft, Release } from '@vitrine/schemas'
import { beforeEach, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { asStored } from '../../testing/as-stored.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { PublishError, type PublishOptions } from './build-release.ts'
import { publishDraft } from './publish-draft.ts'

onBothEngines('Publishing', (engine) => {
  let storage: Storage
  let tenantId: string
  let draftsId: string

  beforeEach(async () => {
    storage = await engine.open()
    ;({ tenantId, draftsId } = await importSiteFiles(storage, specs, exampleSite()))
  })

  const publish = (input: PublishOptions = {}) =>
    publishDraft(storage, specs, tenantId, draftsId, { acceptWarnings: true, ...input })
  const count = async (table: 'releases' | 'editions') =>
    Number(
      (
        await storage.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  /** Changes the settings of the home page, as saving would. */
  const change = async (props: object, maps: object = {}) => {
    const row = await storage.db
      .selectFrom('draft_pages')
      .select('settings')
      .where('page_id', '=', 'home')
      .executeTakeFirstOrThrow()
    const { posterA1 } = JSON.parse(row.settings) as Draft['componentsSettingValues']
    const settings = {
      posterA1: {
        props: { ...posterA1?.props, ...props },
        editPropsByLangEnvMap: { ...posterA1?.editPropsByLangEnvMap, ...maps },
      },
    }
    await storage.db
      .updateTable('draft_pages')
      .set({ settings: asStored(settings) })
      .where('page_id', '=', 'home')
      .execute()
    await storage.db
      .updateTable('drafts')
      .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
      .execute()
  }

  it('shows the draft at the next request', async () => {
    const served = await serve({ storage })
    const title = async () =>
      (await served.get('v1/page/pages/config-by-path?path=/', { 'client-id': 'lamps' })).json().data?.edition
        .components.posterA1.props.title
    expect(await title()).toBeUndefined()
    await publish()
    expect(await title()).toBe('Welcome to Lamps Ltd')
    await change({ title: 'New' })
    expect(await title()).toBe('Welcome to Lamps Ltd')
    await publish()
    expect(await title()).toBe('New')
  })

  it('changes nothing when the same revision is published again', async () => {
    const first = await publish()
    expect(first).toMatchObject({ changed: true, blocked: [] })
    const editions = await count('editions')
    expect(await publish()).toEqual({ ...first, before: first.release, changed: false })
    expect([await count('releases'), await count('editions')]).toEqual([1, editions])
  })

  it('stores again only the documents that changed', async () => {
    await publish()
    const before = await count('editions')
    await change({}, { de: { title: 'Servus' } })
    await publish()
    expect(await count('editions')).toBe(before + 1)
  })

  it('leaves one release current when several publish at once', async () => {
    await change({ title: 'Many' })
    const results = await Promise.all(Array.from({ length: 5 }, () => publish()))
    const current = await storage.db.selectFrom('tenants').select('current_release').executeTakeFirstOrThrow()
    expect(new Set(results.map(({ release }) => release))).toEqual(new Set([current.current_release]))
    expect(await count('releases')).toBe(1)
  })

  it('keeps a language with problems as it was', async () => {
    const { release: first } = await publish()
    await change({ title: 'Second' }, { de: { title: 'x'.repeat(500) } })
    const second = await publish()
    expect(second.blocked).toEqual(['de'])
    expect(second.findings[0]).toMatchObject({
      component: 'posterA1',
      language: 'de',
      path: 'title',
      key: 'problem.maxLength',
    })
    const documents = await storage.db.selectFrom('releases').select(['id', 'document']).execute()
    const [before, after] = [first, second.release].map(
      (id) => JSON.parse(documents.find((row) => row.id === id)?.document ?? '') as Release,
    )
    expect(after?.languages.de).toEqual(before?.languages.de)
    expect(after?.languages.en).not.toEqual(before?.languages.en)
  })

  it('waits until warnings are accepted, and says what they are', async () => {
    const waiting = await publish({ acceptWarnings: false })
    expect(waiting).toMatchObject({ release: null, changed: false, waits: true, errors: 0, blocked: [] })
    expect(waiting.warnings).toBe(waiting.findings.length)
    expect(waiting.findings).toContainEqual(
      expect.objectContaining({
        level: 'warning',
        page: 'home',
        component: 'posterA1',
        language: 'zh',
        path: 'title',
        key: 'check.translationMissing',
      }),
    )
    expect(await count('releases')).toBe(0)
    expect(await publish()).toMatchObject({ changed: true, waits: false })
  })

  it('publishes one page and leaves the others', async () => {
    const release = async (id: string | null): Promise<Release> => {
      const row = await storage.db.selectFrom('releases').select('document').where('id', '=', id).executeTakeFirst()
      return JSON.parse(row?.document ?? '') as Release
    }
    const first = await release((await publish()).release)
    await change({ title: 'Not yet' })
    const second = await publish({ pages: ['about'] })
    expect((await release(second.release)).languages).toEqual(first.languages)
    const third = await release((await publish({ pages: ['home'], languages: ['en'] })).release)
    expect(third.languages.en?.pages[0]?.edition).not.toBe(first.languages.en?.pages[0]?.edition)
    expect(third.languages.en?.pages.slice(1)).toEqual(first.languages.en?.pages.slice(1))
    expect(third.languages.de).toEqual(first.languages.de)
  })

  it('knows which products links may lead to', async () => {
    const linked = (id: string) => ({ link: { type: 'page', pageType: 'product', id } })
    await change(linked('desk-lamp'))
    expect(await publish()).toMatchObject({ errors: 0 })
    await change(linked('secret'))
    const { findings, changed } = await publish()
    expect({ changed, finding: findings.find(({ path }) => path === 'link') }).toMatchObject({
      changed: true,
      finding: { level: 'warning', key: 'check.linkToUnpublished', params: { id: 'secret' } },
    })
    await change(linked('sofa'))
    expect(await publish()).toMatchObject({ changed: false, blocked: ['en', 'de', 'zh'], errors: 1 })
  })

  it('releases nothing where every language is blocked, however often and of whatever part (R321)', async () => {
    const { release } = await publish()
    const state = async () => ({
      releases: await count('releases'),
      editions: await count('editions'),
      tenant: await storage.db.selectFrom('tenants').select(['current_release', 'settings']).executeTakeFirst(),
    })
    const before = await state()
    for (const title of ['Second', 'Third']) {
      await change({ title, height: { pc: 5 } })
      const nothing = { release, before: release, changed: false }
      expect(await publish()).toMatchObject({ ...nothing, blocked: ['en', 'de', 'zh'] })
      expect(await publish({ languages: ['de'] })).toMatchObject({ ...nothing, blocked: ['de'] })
      expect(await publish({ pages: ['home'] })).toMatchObject({ ...nothing, blocked: ['en', 'de', 'zh'] })
      expect(await publish({ acceptWarnings: false })).toMatchObject({ ...nothing, waits: false })
      expect(await state()).toEqual(before)
    }
    await change({ height: { pc: 500 } })
    expect(await publish()).toMatchObject({ changed: true, blocked: [] })
  })

  it('releases nothing where some languages are blocked and the others show what they did', async () => {
    const { release } = await publish()
    const before = await storage.db.selectFrom('tenants').select(['current_release', 'settings']).executeTakeFirst()
    await change({}, { de: { title: 'x'.repeat(500) } })
    expect(await publish()).toMatchObject({ release, changed: false, blocked: ['de'], errors: 1 })
    expect(await count('releases')).toBe(1)
    const after = await storage.db.selectFrom('tenants').select(['current_release', 'settings']).executeTakeFirst()
    expect(after).toEqual(before)
  })

  it('refuses a draft that its default language cannot show, and foreign ones', async () => {
    await change({ height: { pc: 5 } })
    const refusal = await publish().catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(PublishError)
    expect((refusal as PublishError).findings[0]).toMatchObject({ path: 'height', key: 'problem.minimum' })
    expect(await count('releases')).toBe(0)
    await expect(publishDraft(storage, specs, '1', draftsId)).rejects.toMatchObject({ code: 'not_found' })
    await expect(publishDraft(storage, specs, tenantId, '999')).rejects.toMatchObject({ code: 'not_found' })
  })
})
