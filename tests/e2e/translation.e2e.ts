import { expect, test } from '@playwright/test'
import { openOffice } from './office-pages.ts'
import { complaintsOf, expectAccessible, phone } from './pages.ts'

test('an owner translates a text by keys, finds it again, and follows it into the designer and back', async ({
  page,
}) => {
  test.setTimeout(60_000)
  const complaints = complaintsOf(page)
  await openOffice(page, '/demo/office/translation?texts=de&q=home&place=page%2Fhome')
  const list = page.getByRole('grid', { name: 'Translations' })
  const first = list.getByRole('row').nth(1)
  await first.click()
  const field = page.getByRole('textbox', { name: 'German' })
  await expect(field).toBeFocused()
  await expectAccessible(page)

  const before = await field.inputValue()
  const after = `${before} (neu)`
  await field.fill(after)
  await page.keyboard.press('Control+Enter')
  await expect(first).toContainText(after)
  await page.reload()
  await first.click()
  await expect(field).toHaveValue(after)
  await field.fill(before)
  await page.keyboard.press('Control+Enter')
  await expect(first).toContainText(before)
  await expect(page).toHaveURL(/text=\d+/)

  await page.getByRole('link', { name: 'Open in the designer' }).click()
  await expect(page).toHaveURL(/designer/)
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Translation' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('texts are translated on a phone, one after the other', async ({ page }) => {
  await page.setViewportSize(phone)
  await openOffice(page, '/demo/office/translation?texts=de&place=page%2Fhome')
  const list = page.getByRole('grid', { name: 'Translations' })
  await list.getByRole('row').nth(1).click()
  await expect(page.getByRole('textbox', { name: 'German' })).toBeVisible()
  await expect(list).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect(list).toBeVisible()
  await expectAccessible(page)
})
