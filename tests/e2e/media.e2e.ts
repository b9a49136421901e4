import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, expectAccessible } from './pages.ts'

// Both change the same picture.
test.describe.configure({ mode: 'serial' })

async function open(page: Page) {
  await page.goto(`/login?to=${encodeURIComponent('/demo/drafts/1/designer')}`)
  await page.getByLabel('Email address').fill('owner@example.com')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const canvas = page.frameLocator('iframe[title="Page canvas"]')
  await expect(canvas.locator('[data-component-id]').first()).toBeVisible()
  return { canvas, settings: page.getByRole('region', { name: 'Settings', exact: true }) }
}

test('an owner sees the names of pictures, and takes one that the site shows elsewhere', async ({ page }) => {
  const complaints = complaintsOf(page)
  const { canvas, settings } = await open(page)
  const services = canvas.locator('[data-section="service"]').first()
  await services.scrollIntoViewIfNeeded()
  await services.click({ position: { x: 8, y: 8 } })
  const field = settings.getByRole('group', { name: 'Image beside the list' })
  await expect(field.getByText('works.webp', { exact: true })).toBeVisible()

  await field.getByRole('button', { name: 'Choose an image for Image beside the list' }).click()
  const dialog = page.getByRole('dialog', { name: 'Images' })
  await expect(dialog.getByText(/^Page 1 of \d+$/)).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('searchbox', { name: 'Search by name' }).fill('no such picture')
  await expect(dialog.getByText('No file matches your search.')).toBeVisible()
  await dialog.getByRole('searchbox', { name: 'Search by name' }).fill('labora')
  await dialog.getByRole('option', { name: 'laboratory.webp' }).click()

  await expect(field.getByText('laboratory.webp', { exact: true })).toBeVisible()
  const picture = services.locator('img[src*="/pages/laboratory"]')
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByRole('status').filter({ hasText: /Saved/ })).toBeVisible()

  // Other tests of the same draft find it as it was.
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(field.getByText('works.webp', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /Saved/ })).toBeVisible()
  expect(complaints).toEqual([])
})

test('an upload is called as its file, also when the page is opened again', async ({ page }) => {
  const { canvas, settings } = await open(page)
  const services = canvas.locator('[data-section="service"]').first()
  await services.scrollIntoViewIfNeeded()
  await services.click({ position: { x: 8, y: 8 } })
  const field = settings.getByRole('group', { name: 'Image beside the list' })
  const pixels = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const file = { name: 'Our new hall.png', mimeType: 'image/png', buffer: Buffer.from(pixels, 'base64') }
  await field.locator('input[type=file]').setInputFiles(file)
  await expect(field.getByText('Our new hall.png', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /Saved/ })).toBeVisible()

  await page.reload()
  await services.scrollIntoViewIfNeeded()
  await services.click({ position: { x: 8, y: 8 } })
  await expect(field.getByText('Our new hall.png', { exact: true })).toBeVisible()
  await field.getByRole('button', { name: 'Choose an image for Image beside the list' }).click()
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('works')
  await page.getByRole('option', { name: 'works.webp', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /Saved/ })).toBeVisible()
})
