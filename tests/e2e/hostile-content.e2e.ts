import { type Browser, expect, type Page, test } from '@playwright/test'
import { contentKinds, contentProps, type Json, menuProps } from '@vitrine/schemas'
import { sectionSpecs } from '@vitrine/sections/specs'
import { spoilDatabase } from './hostile/database.ts'
import { type Owner, signIn, site } from './hostile/owner.ts'
import { addPage, addresses, filler, hostilePages, inserting, missing, settingsOf, withQuery } from './hostile/pages.ts'
import { spoilt } from './hostile/refusals.ts'
import { dataFolder, type Server, startServer } from './hostile/server.ts'
import { texts } from './hostile/strings.ts'
import { type VisitorOptions, visitAll } from './hostile/visit.ts'
import { inMatrixOnly, isWhole } from './pages.ts'

// Reliability, criterion 13: hostile strings in every prop, through the API and straight into the
// database, with and without the policy of the page. One server, so one test after the other.
test.describe.configure({ mode: 'serial', timeout: isWhole ? 1_800_000 : 300_000 })

const saved = { status: 200 }
let folder: ReturnType<typeof dataFolder>
let server: Server
let owner: Owner
test.beforeAll(async () => {
  folder = dataFolder()
  server = await startServer(folder.path)
  owner = await signIn(server.origin)
})
test.afterAll(async () => {
  await server?.stop()
  folder?.remove()
})

const third = (paths: readonly string[], from: 0 | 1 | 2) => paths.filter((_, at) => at % 3 === from)
/** All of them, or a third. */
const some = (paths: readonly string[], from: 0 | 1 | 2) => (isWhole ? paths : third(paths, from))
const inArabic = (paths: readonly string[]) => withQuery(paths, 'language=ar')
const visits = (browser: Browser, paths: readonly string[], options: VisitorOptions, missingOn?: typeof missing) =>
  visitAll(browser, server.origin, paths, options, missingOn)

/** What is wrong with the feed and the sitemap, as a reader of XML sees it. */
async function brokenXml(page: Page): Promise<readonly string[]> {
  const files = await Promise.all(
    ['/acme/feed.xml', '/acme/feed.xml?language=ar', '/acme/sitemap.xml'].map(async (path) => {
      const answer = await page.request.get(`${server.origin}${path}`)
      return { path, status: answer.status(), text: await answer.text() }
    }),
  )
  const broken = (all: typeof files) =>
    all.flatMap(({ path, status, text }) => {
      const read = new DOMParser().parseFromString(text, 'text/xml')
      const wrong = read.querySelector('parsererror')?.textContent
      const foreign = read.getElementsByTagName('script').length + read.getElementsByTagName('img').length
      return status === 200 && !wrong && foreign === 0 ? [] : [`${path}: ${status} ${wrong} ${foreign}`]
    })
  return page.evaluate(broken, files)
}

test('a save refuses what does not fit, one place at a time', inMatrixOnly, async () => {
  expect(await owner.save([addPage('refused', 0), addPage('taken', 0)])).toEqual(saved)
  for (const [at, spec] of sectionSpecs.entries())
    expect(await owner.save([inserting(spec, 'taken', settingsOf(spec, at))]), spec.type).toEqual(saved)
  const before = await owner.revision()
  const taken: string[] = []
  let tried = 0
  for (const [at, spec] of sectionSpecs.entries()) {
    const some = (bad: readonly Json[], place: number) => (isWhole ? bad : [bad[(at + place) % bad.length] as Json])
    for (const { path, bad, props } of spoilt(spec.props, settingsOf(spec, at).props as Json, some)) {
      const { status } = await owner.save([inserting(spec, 'refused', { props })])
      tried++
      if (status !== 422) taken.push(`${spec.type} ${path}: ${status} ${JSON.stringify(bad)?.slice(0, 80)}`)
    }
  }
  expect(taken).toEqual([])
  expect(tried).toBeGreaterThan(sectionSpecs.length * 10)
  expect(await owner.revision()).toBe(before)
  const pages = ['refused', 'taken'].map((page) => ({ type: 'remove-page' as const, page }))
  expect(await owner.save(pages)).toEqual(saved)
})

/** Fills the site with hostile strings that its API takes, and publishes it. */
async function publish(): Promise<void> {
  for (const kind of contentKinds)
    for (const at of [0, 1, 2]) {
      const settings = { props: filler(at * 13).props(contentProps[kind]) }
      const body = { slug: `hostile-${at}`, status: 'published', settings }
      expect((await owner.send('POST', `v1/content/${kind}`, body)).status, kind).toBe(201)
    }
  for (const [at, [id, placed]] of [...hostilePages].entries()) {
    const inserts = placed.map(([spec, from]) => inserting(spec, id, settingsOf(spec, from)))
    expect(await owner.save([addPage(id, at), ...inserts]), id).toEqual(saved)
  }
  const value = filler(3).props(menuProps).items as Json
  for (const menu of ['main', 'footer'])
    expect(await owner.save([{ type: 'set-setting', of: { menu }, path: 'items', value }])).toEqual(saved)
  const { revision } = (await owner.send('GET', 'v1/site/settings')).data as { revision: number }
  const named = { revision, name: texts[3], systemPages: false }
  expect((await owner.send('PUT', 'v1/site/settings', named)).status).toBe(200)
  const body = { draftsId: site.draftsId, acceptWarnings: true, wait: true }
  expect(await owner.send('POST', 'v1/site/publish', body)).toMatchObject({
    status: 200,
    data: { changed: true, errors: 0 },
  })
}

test('what a save takes is published, and does no harm', inMatrixOnly, async ({ browser, page }) => {
  await publish()
  expect(await visits(browser, some(addresses, 0), { policy: true }, missing)).toEqual([])
  expect(await visits(browser, inArabic(some(addresses, 1)), { policy: false }, missing)).toEqual([])
  expect(await brokenXml(page)).toEqual([])
})

test('what was written straight into the database does no harm', inMatrixOnly, async ({ browser, page }) => {
  await server.stop()
  spoilDatabase(folder.path, sectionSpecs)
  server = await startServer(folder.path)
  // Every address with the policy and, in the other language, without it; as a draft a third of them. Otherwise a
  // third each way.
  const arabic = inArabic(addresses)
  const mixed = (from: 0 | 1) => addresses.map((path, at) => (at % 2 === from ? path : (arabic[at] as string)))
  const [here, there] = isWhole ? [mixed(0), mixed(1)] : [third(addresses, 0), third(arabic, 1)]
  expect(await visits(browser, here, { policy: true })).toEqual([])
  expect(await visits(browser, there, { policy: false })).toEqual([])
  const { cookie } = await signIn(server.origin)
  const drafts = withQuery(
    isWhole ? [...third(addresses, 2), ...third(arabic, 0)] : third(addresses, 2),
    `draftsId=${site.draftsId}`,
  )
  expect(await visits(browser, drafts, { policy: false, cookie })).toEqual([])
  expect(await brokenXml(page)).toEqual([])
})
