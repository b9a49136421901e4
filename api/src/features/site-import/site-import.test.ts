import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Settings } from '@vitrine/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { changedSite, edit, posterOf } from '../../testing/changed-site.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { exampleSite, png } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { createDraftsStore } from '../drafts/store/drafts.queries.ts'
import { createSitesStore } from '../sites/sites.queries.ts'
import { readFiles } from './files/files.ts'
import { ImportError } from './problems.ts'
import { importSiteFiles } from './site-import.ts'

onBothEngines('Importing a site', (engine) => {
  let storage: Storage

  describe('that is right', () => {
    beforeEach(async () => {
      storage = await engine.open()
    })

    it('stores everything and serves its media', async () => {
      const result = await importSiteFiles(storage, specs, exampleSite(), { draftsId: '1', publish: true })
      expect(result).toMatchObject({ tenantId: '100001', draftsId: '1', release: expect.any(String) })
      expect(await readFile(join(storage.dataDir, 'media', result.tenantId, 'hall.png'))).toEqual(png)
      expect(await readdir(join(storage.dataDir, 'media'))).toEqual([result.tenantId])
      const draft = await createDraftsStore(storage, specs).byId(result.tenantId, '1')
      expect(draft?.pagesList.map(({ id }) => id)).toEqual(['home', 'about', 'product-page', 'products-page'])
      expect(draft?.componentsSettingValues.strangeA).toEqual({ props: { anything: { goes: ['here'] } } })
      expect(draft?.componentsSettingValues.posterA1?.props).toMatchObject({
        picture: { src: '/media/100001/hall.png' },
      })
      expect(draft?.globalConfiguration.header?.pageSchema.root).toEqual(['headerA1'])
    })

    it('takes translations without a note as new, and as done where whoever brings them says so (R322)', async () => {
      const files = changedSite({
        'site.json': edit((site) => {
          site.translations = 'done'
        }),
      })
      const unread = await importSiteFiles(storage, specs, exampleSite('chairs'))
      const stored = await createDraftsStore(storage, specs).byId(unread.tenantId, '1')
      expect(stored?.componentsSettingValues.posterA1?.editPropsByLangEnvMap?.de).toHaveProperty('title')
      expect(stored?.componentsSettingValues.posterA1).not.toHaveProperty('translationMeta')
      const { tenantId, draftsId } = await importSiteFiles(storage, specs, files)
      const draft = await createDraftsStore(storage, specs).byId(tenantId, draftsId)
      const contents = await storage.db
        .selectFrom('contents')
        .select('settings')
        .where('tenant_id', '=', tenantId)
        .execute()
      const all = [
        ...Object.values(draft?.componentsSettingValues ?? {}),
        ...(draft?.pagesList ?? []).map(({ settings }) => settings),
        ...(draft?.menuList ?? []).map(({ settings }) => settings),
        ...contents.map(({ settings }) => JSON.parse(settings) as Settings),
      ]
      const places = (maps: object | undefined) =>
        Object.entries(maps ?? {}).flatMap(([code, map]) => Object.keys(map).map((path) => `${code} ${path}`))
      for (const { editPropsByLangEnvMap, translationMeta } of all)
        expect(places(translationMeta)).toEqual(places(editPropsByLangEnvMap))
      expect(draft?.componentsSettingValues.posterA1?.translationMeta?.de?.title).toEqual({
        source: expect.stringMatching(/^2:[0-9a-f]{16}$/),
        status: 'done',
      })
    })

    it('takes the next free numbers, or the ones it is told', async () => {
      await importSiteFiles(storage, specs, exampleSite('lamps'), { tenantId: '100005', draftsId: '2' })
      const next = await importSiteFiles(storage, specs, exampleSite('chairs'))
      expect(next).toMatchObject({ tenantId: '100006', draftsId: '3', release: null })
    })

    it('warns of what leads nowhere and of sections it does not know', async () => {
      const files = changedSite({
        'pages/home.json': edit((home) => {
          posterOf(home).props.link = { type: 'page', pageType: 'product', id: 'sofa' }
        }),
      })
      // What is published must lead somewhere, so such a site comes in, but nobody sees it yet.
      const unpublished = await importSiteFiles(
        storage,
        specs,
        changedSite({
          'site.json': edit((site) => {
            site.clientId = 'benches'
          }),
          'pages/home.json': files.documents['pages/home.json'],
        }),
        { publish: true },
      )
      expect(unpublished.release).toBeNull()
      expect(unpublished.warnings).toContainEqual(
        expect.objectContaining({ file: 'pages/home.json', key: 'check.linkToNothing' }),
      )
      const { warnings } = await importSiteFiles(storage, specs, files)
      expect(warnings).toContainEqual(
        expect.objectContaining({
          file: 'pages/home.json',
          key: 'problem.linkTarget',
          params: { pageType: 'product', id: 'sofa' },
        }),
      )
      expect(warnings).toContainEqual(
        expect.objectContaining({ file: 'pages/about-us.json', key: 'problem.unknownSection' }),
      )
      expect(warnings.filter(({ file }) => file === 'menus/main.json')).toEqual([])
    })

    it.each([
      [{ pageType: 'cases' }, false],
      [{ pageType: 'info' }, false],
      [{ pageType: 'chat' }, false],
      [{ pageType: 'policy', id: 'privacy' }, false],
      [{ pageType: 'case', id: 'tower' }, false],
      [{ pageType: 'info-detail', id: 'news' }, false],
      [{ pageType: 'collections', id: 'indoor' }, false],
      [{ pageType: 'policy', id: 'cookies' }, true],
      [{ pageType: 'case', id: 'nothing' }, true],
      [{ pageType: 'pages', id: 'about-us' }, false],
      [{ pageType: 'pages', id: 'nothing' }, true],
    ])('knows where a link to %j leads, with or without a page for it', async (target, isWarned) => {
      const files = changedSite({
        'pages/home.json': edit((home) => {
          posterOf(home).props.link = { type: 'page', ...target }
        }),
      })
      const { warnings } = await importSiteFiles(storage, specs, files)
      expect(warnings.some(({ key }) => key === 'problem.linkTarget')).toBe(isWarned)
    })

    it('publishes the languages that are whole, and warns of the others', async () => {
      const files = changedSite({
        'menus/main.json': edit((menu) => {
          menu.settings.editPropsByLangEnvMap.zh = { 'items[menuItm1].link': { type: 'page' } }
        }),
      })
      const { tenantId, warnings } = await importSiteFiles(storage, specs, files, { publish: true })
      expect(warnings).toContainEqual(
        expect.objectContaining({ file: 'menus/main.json', language: 'zh', key: 'problem.required' }),
      )
      const tenant = await createSitesStore(storage).byClient(tenantId)
      expect(tenant?.published).toEqual(['en', 'de'])
    })

    it('ignores names of prototypes', async () => {
      const evil = JSON.parse('{"__proto__":{"polluted":1},"title":"Hi","constructor":{"prototype":{"polluted":1}}}')
      await importSiteFiles(
        storage,
        specs,
        changedSite({
          'pages/home.json': edit((home) => {
            posterOf(home).props = evil
          }),
        }),
        { publish: true },
      )
      expect(({} as { polluted?: number }).polluted).toBeUndefined()
    })

    it('happens once when two start at the same time', async () => {
      const options = { tenantId: '100001', draftsId: '1', publish: true }
      const results = await Promise.allSettled([
        importSiteFiles(storage, specs, exampleSite(), options),
        importSiteFiles(storage, specs, exampleSite(), options),
      ])
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(ImportError) })
      expect(await readFile(join(storage.dataDir, 'media', '100001', 'hall.png'))).toEqual(png)
    })

    it('reads the same site from a folder', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'vitrine-site-'))
      const { documents } = exampleSite()
      for (const [path, document] of Object.entries({ ...documents, 'pages/.hidden.json': '{' })) {
        await mkdir(dirname(join(folder, path)), { recursive: true })
        await writeFile(join(folder, path), JSON.stringify(document))
      }
      await mkdir(join(folder, 'media'))
      await writeFile(join(folder, 'media/hall.png'), png)
      await writeFile(join(folder, 'README.md'), '# A site')
      const files = await readFiles(folder)
      expect(files.documents).toEqual(JSON.parse(JSON.stringify(documents)))
      await expect(importSiteFiles(storage, specs, files)).resolves.toBeDefined()
      await writeFile(join(folder, 'pages/broken.json'), '{"page":')
      await expect(readFiles(folder)).rejects.toMatchObject({
        problems: [{ file: 'pages/broken.json', key: 'problem.jsonEnds', params: { line: 1, column: 9 } }],
      })
      await rm(folder, { recursive: true })
    })
  })
})
