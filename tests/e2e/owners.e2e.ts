import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, everyLook, expectAccessible, inMatrix, phone } from './pages.ts'

const password = 'correct horse'

async function signIn(page: Page, email = 'owner@example.com', path = '/login') {
  await page.goto(path)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Where the link in the last mail to somebody leads. */
async function linkFor(page: Page, email: string): Promise<string> {
  const { port } = new URL(page.url())
  const mailbox = `http://localhost:${Number(port) + 3}/${encodeURIComponent(email)}`
  let link = ''
  await expect(async () => {
    const answer = await page.request.get(mailbox)
    expect(answer.status()).toBe(200)
    link = await answer.text()
  }).toPass()
  return link
}

test('somebody signs in, sees their sites, and signs out', async ({ page }) => {
  const complaints = complaintsOf(page)
  await signIn(page, 'owner@example.com', '/login?to=/account')
  await expect(page).toHaveURL('/account')
  await expectAccessible(page)
  await expect(page.getByRole('heading', { name: 'Nordhaven Fasteners' })).toBeVisible()
  // Other tests make sites of the same owner.
  await page.getByRole('listitem').filter({ hasText: 'Nordhaven Fasteners' }).getByText('Members:').first().click()
  await expect(page.getByText('owner@example.com', { exact: true }).and(page.locator(':visible'))).toBeVisible()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login\?to=%2Faccount/)
  expect(complaints).toEqual([])
})

test('a wrong password is told where it was typed, and the address stays', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password').fill('not this one')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const field = page.getByLabel('Password')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('The email address or password is wrong.')
  await expect(field).toHaveValue('')
  await expect(page.getByLabel('Email address')).toHaveValue('owner@example.com')
  await expectAccessible(page)
})

for (const { language, device, viewport } of everyLook)
  test(`the pages of the system are accessible in ${language} on ${device}`, inMatrix, async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ viewport, ...(baseURL && { baseURL }) })).newPage()
    await signIn(page, 'owner@example.com', '/login?to=/account')
    for (const address of [
      '/account',
      '/login/forgot-password',
      '/login/new-password/none',
      '/invitation/none',
      '/preview/none',
      '/subscribe/confirm?token=x',
      '/unsubscribe?token=x',
    ]) {
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}language=${language}`)
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
      await expectAccessible(page)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, address).toBeLessThanOrEqual(0)
    }
    await page.context().close()
  })

test('somebody who forgot their password sets a new one by mail, without script', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })).newPage()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email address').fill('acme@example.com')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.goto(await linkFor(page, 'acme@example.com'))
  await expect(page.getByLabel('Email address')).toHaveValue('acme@example.com')
  // The same again: other tests sign in with it.
  await page.getByRole('textbox', { name: 'New password' }).fill(password)
  await page.getByRole('button', { name: 'Set a new password' }).click()
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Email address').fill('acme@example.com')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/acme/office')
  await page.context().close()
})

test('an invitation makes an account and leads to the office', async ({ page, browser, baseURL }) => {
  await signIn(page, 'owner@example.com', '/login?to=/account')
  const email = `guest-${Date.now()}@example.com`
  const invited = await page.request.post('/api/site/v1/site/invitations', {
    headers: { 'client-id': 'demo' },
    data: { email, role: 'viewer' },
  })
  expect(await invited.text()).not.toContain('/invitation/')
  const link = await linkFor(page, email)
  const guest = await (await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })).newPage()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { name: 'Join Nordhaven Fasteners' })).toBeVisible()
  await guest.getByLabel('Name').fill('A guest')
  await guest.getByLabel('Password').fill('a long password')
  await guest.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(guest).toHaveURL('/demo/office')
  await guest.goto('/account')
  await expect(guest.getByText('Your role: viewer')).toBeVisible()
  await guest.context().close()
})

test('a preview link shows the draft with a notice that covers nothing', async ({ page, browser, baseURL }) => {
  await signIn(page, 'owner@example.com', '/login?to=/account')
  const made = await page.request.post('/api/site/v1/site/preview-links', {
    headers: { 'client-id': 'demo' },
    data: { draftsId: '1' },
  })
  const { address } = (await made.json()).data
  const guest = await (await browser.newContext({ viewport: phone, ...(baseURL && { baseURL }) })).newPage()
  await guest.goto(new URL(address).pathname)
  await expect(guest).toHaveURL('/demo?draftsId=1')
  const notice = guest.getByRole('complementary', { name: /Draft preview/ })
  await expect(notice).toBeVisible()
  const [above, header] = await Promise.all([notice.boundingBox(), guest.getByRole('banner').first().boundingBox()])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + 1)
  await expectAccessible(guest)
  await notice.getByRole('link').click()
  await expect(guest).toHaveURL('/demo')
  await expect(notice).toHaveCount(0)
  await guest.context().close()
})
