import { afterAll, expect, it } from 'vitest'
import { makeApp, quoteList, quoteV2, siteOf } from '../testing/app.ts'

const app = makeApp({ 'src/sections/index.ts': quoteList, 'src/sections/quote.tsx': quoteV2 })
afterAll(app.remove)

it('checks documents, and says what cannot be read', async () => {
  const site = siteOf(['home'], ['en', 'de'], () => ({
    props: { text: 7 },
    editPropsByLangEnvMap: { de: { text: 'Gut' } },
  }))
  app.write('data/draft.json', site)
  app.write('data/broken.json', '{ "pagesList": ')
  app.write('page.json', { page: { id: 'home' }, pageSchema: {}, componentsSettingValues: {} })
  const draft = app.json<{ pageSchemaMap: { home: { root: string[] } } }>('data/draft.json')
  draft.pageSchemaMap.home.root.push('missing1')
  app.write('data/draft.json', draft)
  const [wrong, broken, page, missing, none] = await Promise.all([
    app.vitrine('check', '--site', 'data/draft.json', '--warnings'),
    app.vitrine('check', '--site', 'data'),
    app.vitrine('check', '--site', 'page.json'),
    app.vitrine('check', '--site', 'nowhere.json'),
    app.vitrine('check', '--sections', 'src/nothing.ts'),
  ])
  expect(wrong.code).toBe(1)
  expect(wrong.stderr).toMatch(/draft\.json: page home .*missing1|draft\.json: page home \/root/)
  expect(wrong.stdout).toMatch(/Warning: data\/draft\.json: page home .*text/)
  expect(broken).toMatchObject({ code: 3 })
  expect(broken.stderr).toContain('broken.json holds no JSON')
  expect(page.code).toBe(3)
  expect(page.stderr).toContain('page.json holds no site, page or edition')
  expect(missing.stderr).toContain('There is no file or folder nowhere.json.')
  expect(none.stderr).toContain('There is no file src/nothing.ts.')
  expect([missing.code, none.code]).toEqual([3, 3])
})
