import { type Browser, expect, type Page, test } from '@playwright/test'
import { complaintsOf, desktop, expectAccessible, phone } from './pages.ts'

// One after the other: whether somebody is there is the same for all visitors of the site.
test.describe.configure({ mode: 'serial' })

/** The office of a member, at its inbox. */
async function openInbox(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ viewport: desktop, ...(baseURL !== undefined && { baseURL }) })
  const page = await context.newPage()
  await page.goto(`/login?to=${encodeURIComponent('/demo/office/inbox')}`)
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
  return page
}

/** Says that the member is available, and waits until the service has heard it. */
async function beAvailable(office: Page, isHere: boolean): Promise<void> {
  const heard = office.waitForResponse((response) => response.url().endsWith('/site/chat/presence'))
  await office.getByRole('switch', { name: 'Available for chat' }).setChecked(isHere)
  expect((await heard).status()).toBe(200)
}

const logOf = (page: Page) => page.getByRole('log', { name: 'Chat with a person' })
const messageOf = (page: Page) => page.getByRole('textbox', { name: 'Your message' })

test('says that nobody is there, and asks its questions', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/demo/chat')
  await expect(page.getByText(/Nobody is here to chat right now/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Chat with a person' })).toHaveCount(0)
  await expect(page.locator('[data-step="start"]').getByRole('button').first()).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('a visitor and a member write to each other, and a page that is loaded again keeps it', async ({
  page,
  browser,
  baseURL,
}) => {
  const office = await openInbox(browser, baseURL)
  const complaints = [complaintsOf(page), complaintsOf(office)]
  await beAvailable(office, true)

  await page.setViewportSize(phone)
  await page.goto('/demo/chat')
  await page.getByRole('button', { name: 'Chat with a person' }).click()
  await expect(messageOf(page)).toBeFocused()
  await expectAccessible(page)
  await messageOf(page).fill('Do you ship to Sohar?')
  await messageOf(page).press('Enter')
  await expect(logOf(page).getByText('Do you ship to Sohar?')).toBeVisible()
  await expect(page.getByText('Sent. Someone will answer here soon.')).toBeVisible()

  // It arrives by itself, before all others.
  const row = office.getByRole('region', { name: 'Conversations' }).getByRole('listitem').first()
  await expect(row).toContainText('Do you ship to Sohar?')
  await expect(row).toContainText('In chat now')
  await row.getByRole('link').click()
  await expect(office.getByText('The visitor is in the chat and sees your reply at once.')).toBeVisible()
  await expectAccessible(office)
  await office.getByRole('textbox', { name: 'Text of the reply' }).fill('Yes, every week.')
  await office.getByRole('button', { name: 'Send in chat', exact: true }).click()
  await expect(logOf(page).getByText('Yes, every week.')).toBeVisible()

  await messageOf(page).fill('How long does it')
  await page.reload()
  await expect(logOf(page).getByText('Yes, every week.')).toBeVisible()
  await expect(logOf(page).getByText('Do you ship to Sohar?')).toHaveCount(1)
  await expect(messageOf(page)).toHaveValue('How long does it')
  await messageOf(page).fill('How long does it take?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(
    office.getByRole('list', { name: 'Conversation', exact: true }).getByText('How long does it take?'),
  ).toBeVisible()
  await expectAccessible(page)

  // Who goes is missed, and an address is asked for.
  await beAvailable(office, false)
  await expect(page.getByText(/Nobody is here any more/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill('bo@acme.example')
  await page.getByRole('button', { name: 'Save email address' }).click()
  await expect(page.getByText(/we will reply to/)).toBeVisible()
  await expect(office.getByText('The visitor left an email address: bo@acme.example')).toBeVisible()
  await page.getByRole('button', { name: 'End chat' }).click()
  await expect(page.getByText(/The chat has ended/)).toBeVisible()
  await expect(office.getByText('The visitor ended the chat')).toBeVisible()
  await expect(office.getByRole('button', { name: 'Send by email' })).toBeVisible()
  expect(complaints).toEqual([[], []])
  await office.context().close()
})

test('asks for an address after a minute without an answer', async ({ page, browser, baseURL }) => {
  const office = await openInbox(browser, baseURL)
  await beAvailable(office, true)
  await page.clock.install()
  await page.goto('/demo/chat')
  await page.getByRole('button', { name: 'Chat with a person' }).click()
  await messageOf(page).fill('Is anybody there?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Sent. Someone will answer here soon.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0)
  await page.clock.runFor(61_000)
  await expect(page.getByText(/Nobody has answered yet/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await page.getByRole('button', { name: 'End chat' }).click()
  await expect(page.getByText(/The chat has ended/)).toBeVisible()
  await beAvailable(office, false)
  await office.context().close()
})
