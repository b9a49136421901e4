import { expect, type Page, test } from '@playwright/test'
import { openOffice } from './office-pages.ts'
import { complaintsOf } from './pages.ts'

/** The form of the first product with its preview, in a language. */
async function openPreview(page: Page, language = 'en') {
  await openOffice(page, '/demo/office/products')
  const link = page.locator('[role="row"] a[href*="/products/"]').first()
  const path = await link.getAttribute('href')
  await page.goto(`${path}?preview=1${language === 'en' ? '' : `&language=${language}`}`)
  const shown = page.frameLocator('iframe')
  await expect(shown.locator('h1').first()).toBeVisible()
  return { shown, path, name: page.getByRole('textbox', { name: /^Name/ }).first() }
}

test('the preview draws what is typed before anything is saved, and visitors see none of it', async ({ page }) => {
  const complaints = complaintsOf(page)
  const { shown, name } = await openPreview(page)
  const before = await name.inputValue()
  const picture = shown.locator('main img').first()
  await picture.evaluate((image) => Object.assign(image, { isSame: true }))
  await name.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' just typed')
  await expect(shown.locator('h1').first()).toHaveText(`${before} just typed`)
  // What is the same is not drawn anew.
  expect(await picture.evaluate((image) => Reflect.get(image, 'isSame'))).toBe(true)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(shown.locator('h1').first()).not.toContainText('just typed')

  const asVisitor = await page.request.get('/demo/products')
  expect(await asVisitor.text()).not.toContain('just typed')
  expect(complaints).toEqual([])
})

test('nobody is drawn a content that is not saved but who may see the draft', async ({ request }) => {
  const question = {
    target: '/demo/product/hex-bolt?draftsId=1',
    ...{ kind: 'product', id: 'aaaaaaaa', slug: 'hex-bolt', settings: { props: { name: 'Forged' } } },
  }
  const send = (headers: Record<string, string>) =>
    request.post('/api/site/v1/page/unsaved', {
      data: question,
      headers: { 'content-type': 'application/json', ...headers },
    })
  const stranger = await send({})
  expect(await stranger.text()).not.toContain('Forged')
  const elsewhere = await send({ origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })
  expect(elsewhere.status()).toBe(403)
  expect((await request.post('/api/site/v1/page/unsaved', { data: { target: '//elsewhere' } })).status()).toBe(422)
})
