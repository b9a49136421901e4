import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { changedSite, edit, posterOf } from '../../testing/changed-site.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { exampleSite, png } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import type { SiteFiles } from './files/files.ts'
import { ImportError, type ImportProblem } from './problems.ts'
import { importSiteFiles } from './site-import.ts'

onBothEngines('Refusing a site', (engine) => {
  let storage: Storage
  const refused = async (files: SiteFiles, options = {}): Promise<readonly ImportProblem[]> => {
    const error = await importSiteFiles(storage, specs, files, { publish: true, ...options }).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(ImportError)
    return (error as ImportError).problems
  }

  describe('that is wrong', () => {
    beforeAll(async () => {
      storage = await engine.open()
      await importSiteFiles(storage, specs, exampleSite('taken', 'Taken', ['taken.example']), {
        tenantId: '100001',
        draftsId: '1',
      })
    })

    const deep = () => {
      let value: unknown = 'x'
      for (let depth = 0; depth < 100_000; depth++) value = { value }
      return value
    }

    it.each<[string, Record<string, unknown>, object]>([
      [
        'a page with an unknown type',
        {
          'pages/home.json': edit((home) => {
            home.page.pageType = 'shop'
          }),
        },
        { file: 'pages/home.json', key: 'problem.pattern' },
      ],
      ...[
        ['google', { tagManagerId: 'xGTM-AB12' }, 'google.tagManagerId', 'problem.format.tag-manager-id'],
        ['google', { tagManagerId: 'G-AB12' }, 'google.tagManagerId', 'problem.format.tag-manager-id'],
        ['google', { measurementId: 'GTM-AB12' }, 'google.measurementId', 'problem.format.measurement-id'],
        ['google', { adIds: ['AW-1', 'AW-x'] }, 'google.adIds[1]', 'problem.format.ad-id'],
        ['google', { siteVerification: ['<meta>'] }, 'google.siteVerification[0]', 'problem.format.site-verification'],
        ['google', { apiSecret: 'hush' }, 'google', 'problem.unknownProperty'],
        ['countries', ['DE', 'XX'], 'countries[1]', 'problem.format.country'],
        ['countries', [], 'countries', 'problem.minItems'],
        [
          'cookies',
          { props: { cookies: [{ id: 'consent1', name: 'a' }] } },
          'cookies.cookies[consent1]',
          'problem.required',
        ],
        [
          'shipping',
          { props: { zones: [{ id: 'zoneeuro', countries: ['XX'], days: 3 }] } },
          'shipping.zones[zoneeuro].countries[0]',
          'problem.format.country',
        ],
      ].map(([name, value, path, key]): [string, Record<string, unknown>, object] => [
        `${JSON.stringify(value)} as ${name}`,
        { 'site.json': edit((site) => Object.assign(site, { [name as string]: value })) },
        { file: 'site.json', path, key },
      ]),
      [
        'a setting that nobody knows',
        {
          'pages/home.json': edit((home) => {
            posterOf(home).props.colour = 'red'
          }),
        },
        { file: 'pages/home.json', component: 'posterA1', key: 'problem.unknownProperty' },
      ],
      [
        'a text that is too long in one language',
        {
          'pages/home.json': edit((home) => {
            posterOf(home).editPropsByLangEnvMap.de.title = 'x'.repeat(121)
          }),
        },
        { component: 'posterA1', language: 'de', path: 'title', key: 'problem.maxLength' },
      ],
      [
        'a language that is not configured',
        {
          'pages/home.json': edit((home) => {
            posterOf(home).editPropsByLangEnvMap.pl = { title: 'x' }
          }),
        },
        { component: 'posterA1', language: 'pl', key: 'problem.languageNotConfigured' },
      ],
      [
        'a link that could run a script',
        {
          'pages/home.json': edit((home) => {
            posterOf(home).props.link = { type: 'address', href: 'javascript:alert(1)' }
          }),
        },
        { component: 'posterA1', key: 'problem.format.safe-url' },
      ],
      [
        'a component that is not there',
        {
          'pages/home.json': edit((home) => {
            home.pageSchema.root.push('nothere1')
          }),
        },
        { file: 'pages/home.json', key: 'problem.nesting.unknownId' },
      ],
      [
        'a component id that two pages use',
        {
          'header.json': {
            pageSchema: { version: 1, root: ['posterA1'], components: { posterA1: { type: 'poster', version: 2 } } },
            componentsSettingValues: {},
          },
        },
        { key: 'problem.usedTwice', path: 'posterA1' },
      ],
      [
        'a second home page',
        {
          'pages/other.json': {
            page: { id: 'other', pageType: 'home', order: 9, settings: { props: { name: 'x' } } },
            pageSchema: { version: 1, root: [], components: {} },
            componentsSettingValues: {},
          },
        },
        { key: 'problem.singlePage' },
      ],
      [
        'two pages at one address',
        {
          'pages/other.json': {
            page: { id: 'other', pageType: 'pages', slug: 'about-us', order: 9, settings: { props: { name: 'x' } } },
            pageSchema: { version: 1, root: [], components: {} },
            componentsSettingValues: {},
          },
        },
        { key: 'problem.slugTaken' },
      ],
      [
        'a product without a name',
        { 'content/product/torch.json': { slug: 'torch', settings: { props: {} } } },
        { file: 'content/product/torch.json', key: 'problem.required' },
      ],
      [
        'two products at one address',
        { 'content/product/again.json': { slug: 'torch', settings: { props: { name: 'x' } } } },
        { key: 'problem.slugTaken' },
      ],
      [
        'a date that is none',
        {
          'content/product/torch.json': {
            slug: 'torch',
            publishedAt: '2026-13-45',
            settings: { props: { name: 'x' } },
          },
        },
        { key: 'problem.date' },
      ],
      [
        'a picture that is not there',
        {
          'header.json': edit((header) => {
            header.componentsSettingValues.headerA1.props.picture = { src: 'media/none.png' }
          }),
        },
        {
          file: 'header.json',
          path: 'componentsSettingValues.headerA1.props.picture.src',
          key: 'problem.missingMedia',
          params: { address: 'media/none.png' },
        },
      ],
      [
        'a file that belongs to nothing',
        { 'page/home.json': {} },
        { file: 'page/home.json', key: 'problem.unknownFile' },
      ],
      [
        'a file that is nested too deep',
        { 'pages/home.json': deep() },
        { file: 'pages/home.json', key: 'problem.tooDeep' },
      ],
      [
        'a clientId that is taken',
        { 'site.json': { clientId: 'taken', name: 'x' } },
        { file: 'site.json', path: 'clientId', key: 'problem.taken' },
      ],
      [
        'a clientId that is a reserved word',
        { 'site.json': { clientId: 'products', name: 'x' } },
        { key: 'problem.reservedWord' },
      ],
      [
        'a domain that is taken',
        { 'site.json': { clientId: 'fresh', name: 'x', domains: ['taken.example'] } },
        { path: 'domains', key: 'problem.taken' },
      ],
      [
        'a default language nobody configured',
        {
          'configuration.json': edit((all) => {
            all.defaultLanguage = 'ja'
          }),
        },
        { file: 'configuration.json', key: 'problem.languageNotConfigured' },
      ],
      [
        'a source language nobody configured (L2)',
        {
          'configuration.json': edit((all) => {
            all.sourceLanguage = 'ja'
          }),
        },
        { file: 'configuration.json', path: 'sourceLanguage', key: 'problem.languageNotConfigured' },
      ],
      [
        'a deletion of what nobody knows',
        {
          'pages/home.json': edit((home) => {
            posterOf(home).deletePropsPaths = ['nothing.here']
          }),
        },
        { key: 'problem.unknownPath' },
      ],
    ])('refuses %s', async (_what, changes, problem) => {
      expect(await refused(changedSite(changes))).toContainEqual(expect.objectContaining(problem))
    })

    it.each<[string, string, Uint8Array]>([
      ['an SVG', 'media/a.svg', Buffer.from('<svg/>')],
      ['an SVG that is called a picture', 'media/a.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['a picture under the name of another kind', 'media/a.webp', png],
      ['a page', 'media/a.html', Buffer.from('<p>')],
      ['a name that leaves the folder', 'media/../a.png', png],
      ['a name with two slashes', 'media//a.png', png],
      ['a hidden name', 'media/.a.png', png],
    ])('refuses %s among the media', async (_what, path, bytes) => {
      const problems = await refused(changedSite({}, { [path]: async () => bytes }))
      expect(problems).toEqual([expect.objectContaining({ file: path })])
    })

    it('tells everything that is wrong at once, in words too', async () => {
      const { documents } = changedSite({
        'pages/home.json': edit((home) => {
          posterOf(home).props = { colour: 1, subtitle: 2 }
        }),
        'content/product/torch.json': {},
      })
      const error = await importSiteFiles(storage, specs, { documents: { ...documents, 'x.json': 1 } }).catch(
        (thrown: unknown) => thrown,
      )
      expect(new Set((error as ImportError).problems.map(({ file }) => file))).toEqual(
        new Set(['pages/home.json', 'content/product/torch.json', 'x.json', 'content/product/lamp.json']),
      )
      expect((error as Error).message).toContain('pages/home.json · component posterA1 · subtitle · problem.type')
    })

    it('tells what is missing', async () => {
      expect(await refused({ documents: {} })).toMatchObject([{ file: 'site.json' }, { file: 'configuration.json' }])
    })

    it('has stored nothing of all that', async () => {
      const tenants = await storage.db.selectFrom('tenants').select('client_id').execute()
      expect(tenants).toEqual([{ client_id: 'taken' }])
      for (const table of ['releases', 'editions'] as const)
        expect(await storage.db.selectFrom(table).selectAll().execute()).toEqual([])
      expect(await readdir(join(storage.dataDir, 'media'))).toEqual(['100001'])
    })
  })
})
