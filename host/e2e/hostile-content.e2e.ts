import { type Browser, expect, test } from '@playwright/test'
import { contentKinds, contentProps, type Json, menuProps, newId, type SectionSpec } from '@vitrine/schemas'
import { sectionSpecs } from '@vitrine/sections/specs'
import { spoilDatabase } from './hostile/database.ts'
import { createFiller } from './hostile/fill.ts'
import { type Owner, signIn, site } from './hostile/owner.ts'
import { spoilt } from './hostile/refusals.ts'
import { dataFolder, type Server, startServer } from './hostile/server.ts'
import { texts } from './hostile/strings.ts'
import { createVisitor } from './hostile/visit.ts'

// Reliability, criterion 13: hostile strings in every prop, through the API and straight into the
// database, with and without the policy of the page. One server, so one test after the other.
test.describe.configure({ mode: 'serial' })

const isWhole = process.env.HOSTILE === 'all'
/** How many placed sections of a type stand on its page, each with other strings in the same places. */
const variants = isWhole ? texts.length : 8

const folder = dataFolder()
let server: Server
let owner: Owner
test.beforeAll(async () => {
  server = await startServer(folder.path)
  owner = await signIn(server.origin)
})
test.afterAll(async () => {
  await server.stop()
  folder.remove()
})

/** The same strings in the same places in every run, and others in every variant. */
const filler = (from: number) => createFiller({ flavour: 'fitting', stored: true, from })
const settingsOf = ({ props }: Pick<SectionSpec, 'props'>, from: number) => ({
  props: filler(from).props(props),
  editPropsByLangEnvMap: { ar: filler(from + 5).map(props) },
})

/** The pages of a type: one with all its variants, or where it may stand on a page only once, some with one. */
const pagesOf = ({ type, nesting }: SectionSpec): readonly { readonly id: string; readonly variants: readonly number[] }[] => {
  const all = Array.from({ length: variants }, (_, index) => index * Math.floor(texts.length / variants))
  if (!nesting?.single) return [{ id: `hostile-${type}`, variants: all }]
  return all.slice(0, isWhole ? undefined : 3).map((one) => ({ id: `hostile-${type}-${one}`, variants: [one] }))
}
const hostilePages = sectionSpecs.flatMap((spec) => pagesOf(spec).map((page) => ({ ...page, spec })))

const addPage = (id: string, from: number) => ({
  type: 'add-page' as const,
  page: { id, pageType: 'pages' as const, slug: id, order: 0, settings: { props: seoOf(from) } },
  pageSchema: { version: 1, root: [], components: {} },
  settings: {},
  after: null,
})
const seoOf = (from: number): Readonly<Record<string, Json>> => ({
  name: texts[from % texts.length] as string,
  seo: { title: texts[(from + 1) % texts.length] as string, description: texts[(from + 2) % texts.length] as string },
})

function inserting({ type, version }: SectionSpec, page: string, settings: object) {
  const root = newId()
  return {
    type: 'insert-component' as const,
    page,
    parent: null,
    after: null,
    root,
    components: { [root]: { type, version } },
    settings: { [root]: settings as never },
  }
}

test('a save refuses what does not fit, one place at a time', async () => {
  expect(await owner.save([addPage('refused', 0), addPage('taken', 0)])).toEqual({ status: 200 })
  for (const [at, spec] of sectionSpecs.entries())
    expect(await owner.save([inserting(spec, 'taken', settingsOf(spec, at))]), spec.type).toEqual({ status: 200 })
  const before = await owner.revision()
  const taken: string[] = []
  for (const [at, spec] of sectionSpecs.entries()) {
    const good = settingsOf(spec, at).props
    const some = (bad: readonly Json[], place: number) => (isWhole ? bad : [bad[(at + place) % bad.length] as Json])
    for (const { path, bad, props } of spoilt(spec.props, good as Json, some)) {
      const { status } = await owner.save([inserting(spec, 'refused', { props })])
      if (status !== 422) taken.push(`${spec.type} ${path}: ${status} ${JSON.stringify(bad)?.slice(0, 80)}`)
    }
  }
  expect(taken).toEqual([])
  expect(await owner.revision()).toBe(before)
  const pages = ['refused', 'taken'].map((page) => ({ type: 'remove-page' as const, page }))
  expect(await owner.save(pages)).toEqual({ status: 200 })
})

/** Visits pages with a few visitors at a time; answers what was wrong. */
async function visitAll(
  browser: Browser,
  paths: readonly string[],
  options: { readonly policy: boolean; readonly cookie?: string },
  drawn: (path: string, sections: readonly string[]) => string | undefined = () => undefined,
): Promise<readonly string[]> {
  const faults: string[] = []
  const left = [...paths]
  const walk = async () => {
    const visitor = await createVisitor(browser, server.origin, options)
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const { status, harm, sections } = await visitor.visit(path)
      const missing = drawn(path, sections)
      faults.push(...[...(status === 200 ? [] : [String(status)]), ...harm, ...(missing ? [missing] : [])].map((fault) => `${path}: ${fault}`))
    }
    await visitor.close()
  }
  await Promise.all([walk(), walk()])
  return faults
}

const inEach = (paths: readonly string[]) => paths.flatMap((path) => [path, `${path}?language=ar`])
const hostilePaths = hostilePages.map(({ id }) => `/acme/pages/${id}`)

test('what a save takes is published, and does no harm', async ({ browser }) => {
  test.setTimeout(isWhole ? 900_000 : 60_000)
  for (const kind of contentKinds)
    for (const at of [0, 1, 2]) {
      const body = { slug: `hostile-${at}`, status: 'published', settings: { props: filler(at * 13).props(contentProps[kind]) } }
      expect((await owner.send('POST', `v1/content/${kind}`, body)).status, kind).toBe(201)
    }
  for (const [at, { id, spec, variants: all }] of hostilePages.entries()) {
    const inserts = all.map((from) => inserting(spec, id, settingsOf(spec, from)))
    expect(await owner.save([addPage(id, at), ...inserts]), id).toEqual({ status: 200 })
  }
  const { items } = filler(3).props(menuProps)
  for (const menu of ['main', 'footer'])
    expect(await owner.save([{ type: 'set-setting', of: { menu }, path: 'items', value: items as Json }])).toEqual({ status: 200 })
  const settings = (await owner.send('GET', 'v1/site/settings')).data as { revision: number }
  const named = { revision: settings.revision, name: texts[3], systemPages: false }
  expect((await owner.send('PUT', 'v1/site/settings', named)).status).toBe(200)
  const published = await owner.send('POST', 'v1/site/publish', { draftsId: site.draftsId, acceptWarnings: true })
  const { blocked, changed, findings } = published.data as { blocked: unknown; changed: boolean; findings: { level: string }[] }
  expect([published.status, blocked, changed], JSON.stringify(findings?.filter(({ level }) => level === 'error')).slice(0, 2000)).toEqual([200, [], true])

  const others = ['product', 'case', 'info-detail', 'policy'].flatMap((kind) => [0, 1, 2].map((at) => `/acme/${kind}/hostile-${at}`))
  const lists = ['/acme', '/acme/products', '/acme/cases', '/acme/info', '/acme/collection/hostile-0']
  const count = (path: string, sections: readonly string[]) => {
    const page = hostilePages.find(({ id }) => path.split('?')[0] === `/acme/pages/${id}`)
    const found = sections.filter((type) => type === page?.spec.type).length
    return page && found < page.variants.length ? `only ${found} of ${page.variants.length} are drawn` : undefined
  }
  const since = performance.now()
  expect.soft(await visitAll(browser, [...hostilePaths, ...others, ...lists], { policy: true }, count)).toEqual([])
  console.log('with', performance.now() - since)
  expect.soft(await visitAll(browser, [...hostilePaths, ...others, ...lists].map((path) => `${path}?language=ar`), { policy: false }, count)).toEqual([])
  console.log('without', performance.now() - since)
})
