import { writeFileSync } from 'node:fs'
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

/** Sections with the strings they begin with, by the id of their page: some types on each, all variants beside each other. */
function layOut(): ReadonlyMap<string, readonly (readonly [spec: SectionSpec, from: number])[]> {
  const from = Array.from({ length: variants }, (_, index) => index * Math.floor(texts.length / variants))
  const singles = sectionSpecs.filter(({ nesting }) => nesting?.single)
  const others = sectionSpecs.filter(({ nesting }) => !nesting?.single)
  const groups = Array.from({ length: Math.ceil(others.length / 4) }, (_, at) => others.slice(at * 4, at * 4 + 4))
  return new Map([
    ...groups.map(
      (specs, at) => [`hostile-${at}`, specs.flatMap((spec) => from.map((one) => [spec, one] as const))] as const,
    ),
    // What may stand on a page only once needs more pages.
    ...from
      .slice(0, isWhole ? undefined : 3)
      .map((one) => [`hostile-single-${one}`, singles.map((spec) => [spec, one] as const)] as const),
  ])
}
const hostilePages = layOut()

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
  missingOn: typeof missing = () => [],
): Promise<readonly string[]> {
  const faults: string[] = []
  const left = [...paths]
  const walk = async () => {
    const visitor = await createVisitor(browser, server.origin, options)
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const { status, harm, sections } = await visitor.visit(path)
      const all = [...(status === 200 ? [] : [`status ${status}`]), ...harm, ...missingOn(path, sections)]
      faults.push(...all.map((fault) => `${path}: ${fault}`))
    }
    await visitor.close()
  }
  await Promise.all([walk(), walk()])
  return faults
}

const lists = ['', '/products', '/cases', '/info', '/collection/hostile-0']
const details = ['product', 'case', 'info-detail', 'policy'].flatMap((kind) =>
  [0, 1].map((at) => `/${kind}/hostile-${at}`),
)
const addresses = [...lists, ...details, ...[...hostilePages.keys()].map((id) => `/pages/${id}`)].map(
  (path) => `/acme${path}`,
)
const inArabic = (paths: readonly string[]) => paths.map((path) => `${path}?language=ar`)

/** Which of the sections that were placed on a page are not drawn there. */
function missing(path: string, sections: readonly string[]): readonly string[] {
  const placed = hostilePages.get(/\/pages\/([^?]*)/.exec(path)?.[1] ?? '') ?? []
  const left = [...sections]
  return placed.flatMap(([{ type }, from]) => {
    const at = left.indexOf(type)
    if (at < 0) return [`${type} ${from} is not drawn`]
    left.splice(at, 1)
    return []
  })
}

test('what a save takes is published, and does no harm', async ({ browser }) => {
  test.setTimeout(isWhole ? 900_000 : 60_000)
  for (const kind of contentKinds)
    for (const at of [0, 1, 2]) {
      const body = {
        slug: `hostile-${at}`,
        status: 'published',
        settings: { props: filler(at * 13).props(contentProps[kind]) },
      }
      expect((await owner.send('POST', `v1/content/${kind}`, body)).status, kind).toBe(201)
    }
  for (const [at, [id, placed]] of [...hostilePages].entries()) {
    const inserts = placed.map(([spec, from]) => inserting(spec, id, settingsOf(spec, from)))
    expect(await owner.save([addPage(id, at), ...inserts]), id).toEqual({ status: 200 })
  }
  const { items } = filler(3).props(menuProps)
  for (const menu of ['main', 'footer'])
    expect(await owner.save([{ type: 'set-setting', of: { menu }, path: 'items', value: items as Json }])).toEqual({
      status: 200,
    })
  const settings = (await owner.send('GET', 'v1/site/settings')).data as { revision: number }
  const named = { revision: settings.revision, name: texts[3], systemPages: false }
  expect((await owner.send('PUT', 'v1/site/settings', named)).status).toBe(200)
  const published = await owner.send('POST', 'v1/site/publish', { draftsId: site.draftsId, acceptWarnings: true })
  const { blocked, changed, findings } = published.data as {
    blocked: unknown
    changed: boolean
    findings: { level: string }[]
  }
  expect(
    [published.status, blocked, changed],
    JSON.stringify(findings?.filter(({ level }) => level === 'error')).slice(0, 2000),
  ).toEqual([200, [], true])

  expect(await visitAll(browser, addresses, { policy: true }, missing)).toEqual([])
  expect(await visitAll(browser, inArabic(addresses), { policy: false }, missing)).toEqual([])
})

test('what was written straight into the database does no harm', async ({ browser }) => {
  test.setTimeout(isWhole ? 900_000 : 90_000)
  await server.stop()
  spoilDatabase(folder.path, sectionSpecs)
  server = await startServer(folder.path)
  const since = performance.now()
  expect.soft(await visitAll(browser, addresses, { policy: true })).toEqual([])
  console.log('with', performance.now() - since)
  expect.soft(await visitAll(browser, [...addresses, ...inArabic(addresses)], { policy: false })).toEqual([])
  console.log('without', performance.now() - since)
  const { cookie } = await signIn(server.origin)
  const drafts = addresses.map((path) => `${path}?draftsId=${site.draftsId}`)
  expect.soft(await visitAll(browser, drafts, { policy: false, cookie })).toEqual([])
  console.log('drafts', performance.now() - since)
  writeFileSync('/tmp/server.log', server.log())
})
