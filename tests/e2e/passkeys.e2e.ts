import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { API_PREFIX } from '@vitrine/schemas'
import { complaintsOf, expectAccessible } from './pages.ts'

const password = 'correct horse'

/** The link in the last mail to somebody. */
async function linkFor(page: Page, baseURL: string, email: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const mailbox = `http://localhost:${Number(new URL(baseURL).port) + 3}/${encodeURIComponent(email)}`
    const answer = await page.request.get(mailbox)
    expect(answer.status()).toBe(200)
    link = await answer.text()
  }).toPass()
  return link
}

/** Somebody new, with an account of their own, who is signed in. */
async function join(page: Page, baseURL: string): Promise<string> {
  const email = `passkey-${Date.now()}@example.com`
  const ask = async (path: string, data: object) => {
    const answer = await page.request.post(API_PREFIX + path, {
      headers: { 'client-id': 'demo', origin: baseURL },
      data,
    })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  }
  await ask('v1/account/sign-in', { email: 'owner@example.com', password })
  await ask('v1/site/invitations', { email, role: 'viewer' })
  const token = new URL(await linkFor(page, baseURL, email), baseURL).pathname.split('/').at(-1)
  await page.context().clearCookies()
  await ask('v1/account/accept-invitation', { token, name: 'Pia', password })
  return email
}

/** A browser on a laptop with a fingerprint reader. */
async function addAuthenticator(page: Page): Promise<{ readonly cdp: CDPSession; readonly id: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, id: authenticatorId }
}

test('a passkey is added, signs in without a password, and is removed', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page)
  await join(page, String(baseURL))
  const authenticator = await addAuthenticator(page)
  await page.goto('/demo/office/account')
  const card = page.getByRole('region', { name: 'Passkeys' })
  await card.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('Work laptop')
  await dialog.getByLabel('Current password').fill('wrong')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This password is wrong.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
  const row = card.getByRole('row', { name: /Work laptop/ })
  await expect(row).toContainText('Not used yet')
  await expectAccessible(page)
  // The refused password is said by the browser, too.
  expect(complaints.filter((line) => !line.includes('422'))).toEqual([])

  await page.context().clearCookies()
  await page.goto('/login?to=/demo/office/account')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/demo/office/account')
  await expect(row).not.toContainText('Not used yet')

  await row.getByRole('button', { name: 'Rename: Work laptop' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename passkey' })
  await renaming.getByLabel('Name').fill('Desk')
  await renaming.getByRole('button', { name: 'Rename', exact: true }).click()
  await card.getByRole('button', { name: 'Remove: Desk' }).click()
  await page
    .getByRole('dialog', { name: 'Remove the passkey Desk?' })
    .or(page.getByRole('alertdialog', { name: 'Remove the passkey Desk?' }))
    .getByRole('button', { name: 'Remove', exact: true })
    .click()
  await expect(card.getByRole('table')).toHaveCount(0)

  // The laptop still has it, but it is known here no more.
  const { credentials } = await authenticator.cdp.send('WebAuthn.getCredentials', { authenticatorId: authenticator.id })
  expect(credentials).toHaveLength(1)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toHaveText('This passkey can’t sign in here. Sign in with your password.')
  await expect(page).toHaveURL('/login')
})

test('a fingerprint that is not theirs makes no passkey and signs nobody in', async ({ page, baseURL }) => {
  await join(page, String(baseURL))
  const { cdp, id } = await addAuthenticator(page)
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false })
  await page.goto('/demo/office/account')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/^(No passkey was added|Your browser could not make a passkey)/)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^(You are not signed in|Your browser could not use a passkey)/)
})

test('two-factor sign-in is set up by a QR code with the key beside it', async ({ page, baseURL }) => {
  await join(page, String(baseURL))
  await page.goto('/demo/office/account')
  await page.getByRole('button', { name: 'Set up two-factor sign-in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up two-factor sign-in' })
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await expect(dialog.locator('code')).toBeVisible()
  await expectAccessible(page)
})

test('without script people sign in by their password, and no passkey is offered', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })).newPage()
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeHidden()
  await page.context().close()
})
