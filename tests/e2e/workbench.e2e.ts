import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, everyLook, expectAccessible, inMatrix } from './pages.ts'

async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/login?to=${encodeURIComponent(address)}`)
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button').first().click()
}

/** A site of this test's own: what is brought back would undo what others do to theirs. */
async function newSite(page: Page): Promise<string> {
  await open(page, '/account')
  await expect(page).toHaveURL('/account')
  const clientId = `workbench-${Date.now().toString(36)}`
  const made = await page.request.post('/api/site/v1/tenants', {
    data: { clientId, name: 'Own site', defaultLanguage: 'en', languages: ['de', 'ar'] },
  })
  const { data } = await made.json()
  return `/${clientId}/drafts/${data.draftsId}`
}

const json = (name: string, value: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
})

test('a draft is downloaded, brought back changed after its differences were shown, and as it was again', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const draft = await newSite(page)
  await page.goto(`${draft}/utils`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download draft' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^draft-\d+-revision-\d+\.json$/)
  const kept = JSON.parse(readFileSync(await file.path(), 'utf8'))

  const bring = page.getByLabel('Import draft')
  await bring.setInputFiles(json('same.json', kept))
  await expect(page.getByText('The draft already matches this file. Nothing was changed.')).toBeVisible()

  await bring.setInputFiles(json('no.json', '{'))
  await expect(
    page.getByText('This file is not a draft. Nothing was changed. Choose a JSON file that was downloaded here.'),
  ).toBeVisible()
  await bring.setInputFiles(json('other.json', { ...kept, pagesList: [{ id: 'home' }] }))
  await expect(page.getByText('pagesList[home]').first()).toBeVisible()

  const [home] = kept.pagesList
  const news = { id: 'news', pageType: 'info', order: home.order + 1, settings: { props: { name: 'News' } } }
  const changed = {
    ...kept,
    pagesList: [{ ...home, settings: { props: { name: 'Start' } } }, news],
    pageSchemaMap: { ...kept.pageSchemaMap, news: { version: 1, root: [], components: {} } },
  }
  await bring.setInputFiles(json('changed.json', changed))
  const differences = page.getByRole('region', { name: 'Changes in this file' })
  await expect(differences.getByRole('listitem')).toHaveText([/^Start\d change/, 'Newsadded'])
  await expectAccessible(page)
  await differences.getByRole('button', { name: /^Apply \d changes$/ }).click()
  await expect(page.getByText('Import complete. The draft is saved.')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'News' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('rowheader', { name: 'News' })).toHaveCount(0)

  // What is missing leads to where it is filled in.
  await page.getByRole('row').filter({ hasText: home.settings.props.name }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(`${draft}/designer`)
  await expect(page.getByRole('combobox', { name: 'Editing language' })).toHaveValue('de')
  expect(complaints).toEqual([])
})

for (const { language, device, viewport } of everyLook)
  test(`the workbench is accessible in ${language} on ${device}`, inMatrix, async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ viewport, ...(baseURL && { baseURL }) })).newPage()
    await open(page, `/demo/drafts/1/utils?language=${language}`)
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
    await expect(page.getByRole('table')).toBeVisible()
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.context().close()
  })
