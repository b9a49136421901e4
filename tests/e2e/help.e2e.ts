import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, desktop, expectAccessible, phone } from './pages.ts'

/** The screens of the office, and the topic that Help opens on each. */
const topicsOfScreens = {
  '': 'today',
  '/inbox': 'inbox',
  '/inbox/templates': 'reply-templates',
  '/inbox/subscriptions': 'subscriptions',
  '/inbox/mails': 'mails',
  '/releases': 'releases',
  '/releases/review': 'publish',
  '/numbers': 'numbers',
  '/products': 'products',
  '/cases': 'cases',
  '/news': 'news',
  '/collections': 'collections',
  '/policies': 'policies',
  '/media': 'media',
  '/media/alts': 'alt-texts',
  '/translation-tasks': 'translation-tasks',
  '/translation-tasks/new': 'translation-tasks',
  '/translation': 'translation',
  '/people': 'people',
  '/people/roles': 'roles',
  '/account': 'account',
  '/activity': 'activity',
  '/api-keys': 'api-keys',
  '/webhooks': 'webhooks',
  '/settings': 'settings-general',
  '/settings/general': 'settings-general',
  '/settings/languages': 'settings-languages',
  '/settings/trade': 'settings-trade',
  '/settings/mail': 'settings-mail',
  '/settings/engines': 'settings-engines',
  '/settings/translation-files': 'settings-translation-files',
  '/settings/terms': 'settings-terms',
  '/settings/domains': 'settings-domains',
  '/settings/tags': 'settings-tags',
  '/settings/redirects': 'settings-redirects',
  '/settings/retention': 'settings-retention',
  '/settings/transfer': 'settings-transfer',
} as const

const handbook = new URL('../../docs/owners/', import.meta.url)

/** What the handbook calls a topic in a language. */
function titleOf(language: string, topic: string): string {
  const folder = new URL(`${language}/`, handbook)
  const file = readdirSync(folder).find((name) => name.replace(/^\d+-/, '') === `${topic}.md`)
  if (file === undefined) throw new Error(`There is no topic ${topic}.`)
  return (readFileSync(new URL(file, folder), 'utf8').split('\n')[0] ?? '').slice(2)
}

async function signIn(page: Page, baseURL: string | undefined): Promise<void> {
  const answer = await page.request.post('/api/site/v1/account/sign-in', {
    headers: { origin: new URL(baseURL ?? '').origin },
    data: { email: 'owner@example.com', password: 'correct horse' },
  })
  expect(answer.ok()).toBe(true)
}

const looks = [
  { language: 'en', device: 'desktop', viewport: desktop },
  { language: 'ar', device: 'phone', viewport: phone },
]

for (const { language, device, viewport } of looks)
  test(`F1 opens the topic of each screen, on a ${device} in ${language}`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000)
    const page = await (await browser.newContext({ viewport, ...(baseURL && { baseURL }) })).newPage()
    const complaints = complaintsOf(page)
    await signIn(page, baseURL)
    for (const [path, topic] of Object.entries(topicsOfScreens)) {
      await page.goto(`/demo/office${path}?language=${language}`)
      await expect(page.locator('main h1'), path).toBeVisible()
      await page.keyboard.press('F1')
      const help = page.getByRole('complementary').or(page.getByRole('dialog')).filter({ visible: true })
      const title = help.getByRole('heading', { level: 2, name: titleOf(language, topic), exact: true })
      await expect(title, path).toBeVisible()
      await expect(title, path).toBeFocused()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true)
      if (['', '/products', '/settings/mail'].includes(path)) await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(title, path).toBeHidden()
    }
    expect(complaints).toEqual([])
    await page.context().close()
  })

test('the help stays beside the work, leads from topic to topic, and is found by words', async ({ page, baseURL }) => {
  await page.setViewportSize(desktop)
  await signIn(page, baseURL)
  await page.goto('/demo/office/inbox')
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Help for this screen' }).click()
  const help = page.getByRole('complementary', { name: 'Help' })
  const heading = (name: string) => help.getByRole('heading', { level: 2, name, exact: true })
  await expect(heading(titleOf('en', 'inbox'))).toBeVisible()
  const picture = help.getByRole('img').first()
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400)
  // The screen beside it changes, and the help with it.
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await expect(heading(titleOf('en', 'people'))).toBeVisible()
  // A topic that was followed stays.
  await help.getByRole('button', { name: 'All topics' }).click()
  await help.getByRole('searchbox', { name: 'Search help' }).fill('seeded nonsense')
  await expect(help.getByText('No topic matches. Try other words.')).toBeVisible()
  await help.getByRole('searchbox', { name: 'Search help' }).fill('sections on a page')
  await help.getByRole('button', { name: titleOf('en', 'limits') }).click()
  await expect(heading(titleOf('en', 'limits'))).toBeVisible()
  await expect(help.getByRole('cell', { name: '5,000', exact: true }).first()).toBeVisible()
  await page.reload()
  await expect(heading(titleOf('en', 'limits'))).toBeVisible()
  await expectAccessible(page)
  await help.getByRole('button', { name: 'Close help' }).click()
  await expect(help).toBeHidden()
  await expect(page).toHaveURL(/\/demo\/office\/people$/)
})

test('where a site is made there is help, and the designer leads to the topic of its panel', async ({
  page,
  baseURL,
  context,
}) => {
  await signIn(page, baseURL)
  await page.goto('/new-site')
  await page.getByRole('button', { name: 'Help for this screen' }).click()
  await expect(page.getByRole('heading', { level: 2, name: titleOf('en', 'new-site') })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.goto('/demo/drafts/1/designer')
  await page.getByRole('tab', { name: 'Languages' }).click()
  await page.getByRole('button', { name: 'Help', exact: true }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('menuitem', { name: 'Help for this panel' }).click()
  const office = await opened
  await expect(office.getByRole('heading', { level: 2, name: titleOf('en', 'designer-languages') })).toBeVisible()
})
