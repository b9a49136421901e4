import { expect, test } from '@playwright/test'
import { everyLook, expectAccessible, inMatrix } from './pages.ts'

// Browsers check required fields by themselves; the server is asked where they let something through.

test('an inquiry is sent without script, and its number is shown', async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })).newPage()
  await page.goto('/demo/pages/made-to-order')
  const form = page.getByRole('form', { name: 'Inquiry' })
  await form.getByLabel('First name').fill('Ada')
  await form.getByLabel('Last name').fill('Byron')
  // A browser takes it for an address, and for a number.
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByLabel(/phone|WhatsApp/i).fill('+49 30 1234567')
  await form.getByLabel('Message').fill('   ')
  await form.getByRole('button', { name: 'Send inquiry' }).click()
  await expect(form.getByRole('alert')).toContainText('Please enter your message')
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription(/Please enter your message/)
  await expect(form.getByLabel('First name')).toHaveValue('Ada')
  await form.getByLabel('Message').fill('M12 × 80 in A4-80, please.')
  await form.getByRole('button', { name: 'Send inquiry' }).click()
  await expect(page.getByRole('status')).toContainText('Thank you. Your inquiry has been sent.')
  await expect(page.getByRole('status')).toContainText(/Reference number: [A-Z2-9]{8}/)
  await page.context().close()
})

for (const { language, device, viewport } of everyLook)
  test(`a form that came back is accessible in ${language} on ${device}`, inMatrix, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(`/demo/pages/contact-us?language=${language}`)
    const form = page.locator('form:has([value="contact-us"])')
    await form.evaluate((element) => element.setAttribute('novalidate', ''))
    await form.locator('[name=email]').fill('nobody@')
    await form.locator('[name=message]').fill('مرحبا, hello')
    await form.getByRole('button').click()
    await expect(form.locator('[name=name]')).toBeFocused()
    await expect(form.locator('[name=email]')).toHaveValue('nobody@')
    await expect(form.locator('[name=message]')).toHaveValue('مرحبا, hello')
    await expect(form.locator('[aria-invalid]')).toHaveCount(2)
    await expectAccessible(page)
    await form.locator('[name=name]').fill('N.')
    await form.locator('[name=email]').fill(`${language}-${device}@example.com`)
    await form.getByRole('button').click()
    await expect(page.getByRole('status')).toBeFocused()
    await expect(page.getByRole('status')).toBeInViewport()
    await expectAccessible(page)
  })
