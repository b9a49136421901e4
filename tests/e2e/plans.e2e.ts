import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { builtInTheme, newId } from '@vitrine/schemas'
import { zipOf } from '../../api/src/features/site-export/zip.ts'
import { complaintsOf, expectAccessible, phone } from './pages.ts'

// A site of its own: what goes live at a time must not be published by another walk.

const clientId = `plans-${Date.now() % 1_000_000}`
const shop = `${clientId}-shop`
const headers = { 'client-id': clientId }
const ofShop = { 'client-id': shop }
const TEXT = 'Opening hours as usual'

function pageOf(id: string, slug: string | undefined, order: number): readonly [path: string, document: object] {
  const label = `${id}0001`.slice(-8)
  const document = {
    page: {
      ...{ id, order, settings: { props: { name: id }, editPropsByLangEnvMap: {} } },
      ...(slug === undefined ? { pageType: 'home' } : { pageType: 'pages', slug }),
    },
    pageSchema: { version: 1, root: [label], components: { [label]: { type: 'text-label', version: 1 } } },
    componentsSettingValues: { [label]: { props: { text: TEXT, textType: 'p' }, editPropsByLangEnvMap: {} } },
  }
  return [`pages/${id}.json`, document]
}

/** Makes a site that is published; the id of its draft. */
async function makeSite(api: APIRequestContext, client = clientId): Promise<string> {
  const documents = {
    'site.json': { clientId: client, name: 'Plans', domains: [], systemPages: true, timeZone: 'Asia/Shanghai' },
    'configuration.json': {
      themeSettings: [builtInTheme],
      openThemeId: 'built-in',
      defaultLanguage: 'en',
      languages: ['en', 'de'].map((code) => ({ code, enabled: true })),
    },
    ...Object.fromEntries([pageOf('home', undefined, 0), pageOf('hours', 'hours', 1)]),
  }
  const zip = await buffer(Readable.from(zipOf({ documents })))
  const made = await api.post(`/api/site/v1/site/import?clientId=${client}&wait=true`, {
    multipart: { file: { name: 'plans.zip', mimeType: 'application/zip', buffer: zip } },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { draftsId } = (await made.json()).data
  const data = { draftsId, acceptWarnings: true }
  const published = await api.post('/api/site/v1/site/publish', { headers: { 'client-id': client }, data })
  expect(published.status(), await published.text()).toBe(200)
  return draftsId
}

async function write(api: APIRequestContext, draftsId: string, page: string, value: string): Promise<void> {
  const draft = await (await api.get(`/api/site/v1/page/website-draft/${draftsId}`, { headers })).json()
  const of = { page, component: `${page}0001`.slice(-8) }
  const operations = [{ id: newId(), type: 'set-setting', of, path: 'text', value }]
  const data = { draftsId, baseRevision: draft.data.revision, operations }
  const saved = await api.post('/api/site/v1/page/component/save-draft', { headers, data })
  expect(saved.status(), await saved.text()).toBe(200)
}

async function plannedOf(api: APIRequestContext) {
  const { data } = await (await api.get('/api/site/v1/site/planned-releases', { headers })).json()
  return data.items as readonly { readonly id: string; readonly state: string; readonly at: string }[]
}

/** Its time comes soon, as it would by waiting. */
async function comeSoon(api: APIRequestContext): Promise<void> {
  const waiting = (await plannedOf(api)).find(({ state }) => state === 'planned')
  const data = { at: new Date(Date.now() + 2000).toISOString(), timeZone: 'Asia/Shanghai' }
  const moved = await api.put(`/api/site/v1/site/planned-releases/${waiting?.id}`, { headers, data })
  expect(moved.status(), await moved.text()).toBe(200)
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

async function schedule(page: Page): Promise<void> {
  await page.goto(`/${clientId}/office/releases/review`)
  await page.getByRole('radio', { name: 'At a time' }).check()
  for (const box of await page.getByRole('checkbox', { name: /^Accept / }).all()) await box.check()
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Shanghai')
  await expect(page.getByText(/^Goes live .*9:00.*Shanghai/)).toBeVisible()
  await page.getByRole('button', { name: /^Schedule \d+ change/ }).click()
  await expect(page.getByRole('button', { name: 'Cancel schedule' })).toBeVisible()
}

test('a publish is scheduled, goes live by itself as it was, and stops where something else was published', async ({
  page,
  browser,
}) => {
  // Twice its time has to come, beside what other walks make the server do.
  test.setTimeout(240_000)
  const complaints = complaintsOf(page)
  await signIn(page)
  const api = page.request
  const draftsId = await makeSite(api)
  const visitor = await (await browser.newContext()).newPage()
  const seen = async (path = '') => {
    await visitor.goto(`/${clientId}${path}`)
    return visitor.locator('main').innerText()
  }

  await write(api, draftsId, 'home', 'Closed on Friday')
  await schedule(page)
  await expectAccessible(page)
  await write(api, draftsId, 'home', 'Edited since')
  await page.goto(`/${clientId}/office/today`)
  await expect(page.getByText(/^Scheduled publishes: 1\. Next: .*9:00/)).toBeVisible()
  await page.goto(`/${clientId}/office/releases/review`)
  await expect(page.getByText(/^Edits since .* are not part of it\.$/)).toBeVisible()
  await page.getByRole('link', { name: 'Show what is scheduled' }).click()
  await expect(page.getByText('“Closed on Friday”').first()).toBeVisible()
  await expectAccessible(page)
  expect(await seen()).toContain(TEXT)
  await comeSoon(api)
  // The page that is open hears of it.
  await expect(page.getByText(/^Went live /)).toBeVisible({ timeout: 60_000 })
  await expect(async () => expect(await seen()).toContain('Closed on Friday')).toPass()

  await write(api, draftsId, 'hours', 'Open all night')
  await schedule(page)
  const data = { draftsId, acceptWarnings: true }
  expect((await api.post('/api/site/v1/site/publish', { headers, data })).status()).toBe(200)
  await write(api, draftsId, 'hours', 'Open all day')
  expect((await api.post('/api/site/v1/site/publish', { headers, data })).status()).toBe(200)
  await comeSoon(api)
  await page.goto(`/${clientId}/office/today`)
  await expect(page.getByText(/1 scheduled publish stopped\. None of it/)).toBeVisible({ timeout: 60_000 })
  await page.setViewportSize(phone)
  await page.getByRole('link', { name: /^Problem: 1 scheduled publish stopped/ }).click()
  const list = page.getByRole('region', { name: 'Scheduled' })
  await expect(list.getByText('Stopped', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  expect(await seen('/pages/hours')).toContain('Open all day')
  await list
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Dismiss' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click()
  await expect(list.getByText('Stopped', { exact: true })).toBeHidden()
  await page.goto(`/${clientId}/office/today`)
  await expect(page.getByText(/^Problem: 1 scheduled publish/)).toBeHidden()
  expect(complaints).toEqual([])
})

async function addProduct(api: APIRequestContext, slug: string, name: string): Promise<string> {
  const data = { slug, settings: { props: { name } } }
  const added = await api.post('/api/site/v1/content/product', { headers: ofShop, data })
  expect(added.status(), await added.text()).toBe(201)
  return (await added.json()).data.id
}

test('a product is scheduled in its form and appears by itself; the schedule of another is cancelled', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const complaints = complaintsOf(page)
  await signIn(page)
  const api = page.request
  await makeSite(api, shop)
  const [nut, bolt] = [await addProduct(api, 'fair-nut', 'Fair nut'), await addProduct(api, 'fair-bolt', 'Fair bolt')]
  const visitor = await (await browser.newContext()).newPage()
  const seen = async (slug: string) => (await visitor.goto(`/${shop}/product/${slug}`))?.status()

  await page.goto(`/${shop}/office/products/${nut}`)
  await page.getByRole('button', { name: 'More actions for Fair nut' }).click()
  await page.getByRole('menuitem', { name: 'Publish at a time' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Time zone')).toHaveValue('Asia/Shanghai')
  await expect(dialog.getByText(/^Will be published .*9:00.*Shanghai/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  const card = page.getByRole('region', { name: 'Schedule' })
  await expect(card.getByText(/^Will be published .*9:00/)).toBeVisible()
  await expectAccessible(page)

  // The other one from the table, where both are found by what is scheduled.
  await page.goto(`/${shop}/office/products?columns=title,state,scheduled`)
  // The last that comes: the rows can be moved.
  await expect(page.getByRole('button', { name: 'Move Fair bolt', exact: true })).toBeAttached()
  // As keys do it: the box lies under its mark.
  await page.getByRole('checkbox', { name: 'Select Fair bolt' }).press('Space')
  await page.getByRole('button', { name: 'Publish at a time' }).click()
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByRole('region', { name: 'Selected items' }).getByText('1 item scheduled.')).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: /^Scheduled/ }).check()
  await expect(page.getByRole('row', { name: /Fair nut/ }).getByText(/^Will be published /)).toBeVisible()
  await expect(page.getByRole('row', { name: /Fair bolt/ }).getByText(/^Will be published /)).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize(phone)
  await page.goto(`/${shop}/office/releases`)
  const list = page.getByRole('region', { name: 'Scheduled content' })
  await list.getByRole('button', { name: /Actions for the schedule of .*Fair bolt/ }).click()
  await page.getByRole('menuitem', { name: 'Cancel schedule' }).click()
  await dialog.getByRole('button', { name: 'Cancel schedule' }).click()
  await expect(list.getByText('Cancelled', { exact: true })).toBeVisible()
  await expectAccessible(page)
  expect([await seen('fair-nut'), await seen('fair-bolt')]).toEqual([404, 404])

  // Its time comes soon, as it would by waiting.
  await page.goto(`/${shop}/office/products/${nut}`)
  await expect(card).toBeVisible()
  const at = new Date(Date.now() + 2000).toISOString()
  const plan = [{ content: `product/${nut}`, status: 'published', at, timeZone: 'Asia/Shanghai' }]
  const moved = await api.post('/api/site/v1/content/plans', { headers: ofShop, data: { plan, cancel: [] } })
  expect(moved.status(), await moved.text()).toBe(200)
  // The form that is open hears of it.
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible({ timeout: 60_000 })
  await expect(card).toBeHidden()
  await expect(async () => expect(await seen('fair-nut')).toBe(200)).toPass()
  expect(await seen('fair-bolt')).toBe(404)
  const bolts = await api.get(`/api/site/v1/content/product/${bolt}`, { headers: ofShop })
  expect((await bolts.json()).data.status).toBe('draft')
  expect(complaints).toEqual([])
})
