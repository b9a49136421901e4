import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible, phone } from './pages.ts'
import { pattern, wordsOf } from './words.ts'

const headers = { 'client-id': 'demo' }

/** The words of a language; English ones where it has none yet. */
function wordsWithEnglish(language: string): ReturnType<typeof wordsOf> {
  const [own, english] = [wordsOf(language), wordsOf('en')]
  return (key, values) => {
    try {
      return own(key, values)
    } catch {
      return english(key, values)
    }
  }
}

async function signIn(page: Page, to: string) {
  await page.goto(`/login?to=${encodeURIComponent(to)}`)
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a client comments on a section in Arabic, and reads what the owner replies', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const text = `أكبر من فضلك ${Date.now()}`
  const ar = wordsWithEnglish('ar')

  await signIn(page, '/demo/office/releases')
  const links = page.getByRole('region', { name: 'Preview links' })
  await links.getByRole('button', { name: 'Create preview link' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Allow comments' }).check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create preview link' }).click()
  const address = await page.getByRole('textbox', { name: 'Address of the preview' }).inputValue()

  const context = await browser.newContext({ viewport: phone, ...(baseURL && { baseURL }) })
  const client = await context.newPage()
  const complaints = complaintsOf(client)
  await client.goto(new URL(address).pathname)
  await expect(client).toHaveURL('/demo?draftsId=1')
  await client.goto('/demo?draftsId=1&language=ar')
  await client.getByRole('button', { name: ar('comments.add'), exact: true }).click()
  const choices = client.getByRole('button', { name: pattern(ar('comments.chooseThis')) })
  await expect(choices.first()).toBeVisible()
  await expectAccessible(client)
  // The header comes first.
  await choices.nth(2).press('Enter')
  await client.getByRole('textbox', { name: ar('comments.name') }).fill('ليلى')
  await client.getByRole('textbox', { name: ar('comments.text'), exact: true }).fill(text)
  await expectAccessible(client)
  await client.getByRole('button', { name: ar('comments.send'), exact: true }).click()
  await expect(client.getByText(text)).toBeVisible()
  await expectAccessible(client)
  const overflow = await client.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  const listed = await page.request.get('/api/site/v1/site/comments?draftsId=1&language=ar', { headers })
  const { items } = (await listed.json()).data
  const { component } = items.find((one: { text: string }) => one.text === text)
  await page.goto('/demo/office/today')
  await page.getByRole('link', { name: /open comments? on previews/ }).click()
  const panel = page.getByRole('tabpanel', { name: /^Comments/ })
  const comment = panel.getByRole('listitem').filter({ hasText: text })
  await expect(comment).toBeVisible()
  await comment.getByRole('button', { name: /^Show “.*” on the page$/ }).click()
  const canvas = page.frameLocator('iframe[title="Page canvas"]')
  await expect(canvas.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(canvas.locator(`[data-component-id="${component}"]`)).toBeInViewport()
  await comment.getByRole('button', { name: 'Reply to ليلى' }).click()
  await comment.getByRole('textbox', { name: 'Reply' }).fill('تم')
  await comment.getByRole('button', { name: 'Send reply' }).click()
  await expect(comment.getByText('تم', { exact: true })).toBeVisible()
  await comment.getByRole('button', { name: 'Resolve the comment of ليلى' }).click()
  await expect(comment).toHaveCount(0)

  await client.reload()
  await client.getByRole('button', { name: pattern(ar('comments.show'), { whole: true }) }).click()
  const resolved = client.getByText(pattern(ar('comments.resolved'), { whole: true }))
  await resolved.click()
  const thread = client.getByRole('listitem').filter({ hasText: text })
  await expect(thread.getByText('تم', { exact: true })).toBeVisible()
  await expectAccessible(client)
  expect(complaints).toEqual([])
  await context.close()
})
