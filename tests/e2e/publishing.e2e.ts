import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { builtInTheme, languageCodes } from '@vitrine/schemas'
import { zipOf } from '../../api/src/features/site-export/zip.ts'
import { acceptWarnings, complaintsOf } from './pages.ts'

// What goes on behind the designer outlives a reload of it.

// In 18 languages fewer than a thousand pages, whose number is written with a comma.
const PAGES = 55
const ON_A_PAGE = 15
const clientId = `large-${Date.now() % 1_000_000}`
const translated = languageCodes.filter((code) => code !== 'en')
const headers = { 'client-id': clientId }
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)

function pageOf(page: number): readonly [path: string, document: object] {
  const id = page === 0 ? 'home' : `page-${page}`
  const labels = numbers(ON_A_PAGE).map((number) => `l${String(page * ON_A_PAGE + number).padStart(7, '0')}`)
  const all = <T>(value: (label: string) => T) => Object.fromEntries(labels.map((label) => [label, value(label)]))
  const document = {
    page: {
      ...{ id, order: page, settings: { props: { name: id }, editPropsByLangEnvMap: {} } },
      ...(page === 0 ? { pageType: 'home' } : { pageType: 'pages', slug: id }),
    },
    pageSchema: { version: 1, root: labels, components: all(() => ({ type: 'text-label', version: 1 })) },
    componentsSettingValues: all((label) => ({
      props: { text: label, textType: 'p' },
      editPropsByLangEnvMap: Object.fromEntries(translated.map((code) => [code, { text: `${code} ${label}` }])),
    })),
  }
  return [`pages/${id}.json`, document]
}

/** Makes a site whose publish takes some seconds; the id of its draft. */
async function makeLargeSite(api: APIRequestContext): Promise<string> {
  const documents = {
    'site.json': { clientId, name: 'Large', domains: [], systemPages: true },
    'configuration.json': {
      themeSettings: [builtInTheme],
      openThemeId: 'built-in',
      defaultLanguage: 'en',
      languages: languageCodes.map((code) => ({ code, enabled: true })),
    },
    ...Object.fromEntries(numbers(PAGES).map(pageOf)),
  }
  const zip = await buffer(Readable.from(zipOf({ documents })))
  const made = await api.post(`/api/site/v1/site/import?clientId=${clientId}&wait=true`, {
    multipart: { file: { name: 'large.zip', mimeType: 'application/zip', buffer: zip } },
  })
  expect(made.status(), await made.text()).toBe(201)
  return (await made.json()).data.draftsId
}

/** Asks for publishes that go on for long; the id of the last one. */
async function askForPublishes(api: APIRequestContext, draftsId: string): Promise<string> {
  const languages = languageCodes.filter((code) => code !== 'de')
  const asked: string[] = []
  for (const number of numbers(10)) {
    const data = { draftsId, acceptWarnings: true, languages, note: `Publish ${number}` }
    const response = await api.post('/api/site/v1/site/publish', { headers, data })
    expect(response.status(), await response.text()).toBe(202)
    asked.push((await response.json()).data.job)
  }
  return asked.at(-1) ?? ''
}

/** Ends the jobs that prepare pages of some sites. */
async function endPrerenders(api: APIRequestContext, isEnded: (clientId: string) => boolean): Promise<void> {
  const { data: me } = await (await api.get('/api/site/v1/account/me')).json()
  for (const { clientId } of me.sites) {
    if (!isEnded(clientId)) continue
    const headers = { 'client-id': clientId }
    const { data: jobs } = await (await api.get('/api/site/v1/jobs', { headers })).json()
    for (const { id, kind } of jobs) if (kind === 'prerender') await api.delete(`/api/site/v1/jobs/${id}`, { headers })
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a publish is followed, and cancelled, by whoever opens the designer meanwhile or reloads it', async ({
  page,
}) => {
  // A large site is published, beside what other walks make the server do.
  test.setTimeout(300_000)
  const complaints = complaintsOf(page)
  await page.goto('/login')
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password').fill('correct horse')
  await press(page, 'Sign in')
  await expect(page).not.toHaveURL(/\/login/)
  const api = page.request
  const draftsId = await makeLargeSite(api)
  const last = await askForPublishes(api, draftsId)

  await page.goto(`/${clientId}/drafts/${draftsId}/designer`)
  const progress = page.getByRole('progressbar', { name: 'Publishing…' })
  await expect(progress).toBeVisible()
  await page.reload()
  await expect(progress).toBeVisible()
  await press(page, 'Cancel publishing')
  await expect(page.getByText('Publishing was cancelled. Visitors still see the last release.').first()).toBeVisible()
  const job = await (await api.get(`/api/site/v1/jobs/${last}`, { headers })).json()
  expect(job.data.state).toBe('cancelled')

  // German comes with this one, so that there is another release, whose pages are prepared.
  await press(page, 'Publish now')
  await acceptWarnings(page)
  await expect(page.getByText('Published. Visitors can see your changes now.').first()).toBeVisible({
    timeout: 150_000,
  })
  const prepared = page.getByText(new RegExp(`^Preparing pages: \\d+ of ${PAGES * languageCodes.length}$`))
  await expect(async () => {
    // They are done one after the other, and those of other sites take minutes.
    await endPrerenders(api, (id) => id !== clientId)
    await expect(prepared).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 60_000 })
  await page.reload()
  await page.getByRole('tab', { name: 'Releases' }).click()
  await expect(prepared).toBeVisible()
  await endPrerenders(api, (id) => id === clientId)
  await expect(prepared).toBeHidden()
  expect(complaints).toEqual([])
})
