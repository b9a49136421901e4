import { type APIRequestContext, expect, request, test } from '@playwright/test'
import { API_PREFIX } from '@vitrine/schemas'
import { openOffice } from './office-pages.ts'
import { complaintsOf, expectAccessible, phone } from './pages.ts'

const at = Date.now() % 10_000_000

/** A program that has nothing but its key: no cookie, no page. */
async function program(baseURL: string | undefined, key: string): Promise<APIRequestContext> {
  return request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  })
}

test('an owner makes a key for a program, sees what it did, and revokes it', async ({ page, context, baseURL }) => {
  test.setTimeout(60_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const complaints = complaintsOf(page)
  await openOffice(page, '/demo/office/api-keys')
  const name = `Stock sync ${at}`

  await page.getByRole('button', { name: 'Create API key' }).click()
  const form = page.getByRole('dialog', { name: 'Create API key' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Edit products, projects, news, collections and policies').check()
  await expect(form.getByLabel('View products, projects, news, collections and policies')).toBeChecked()
  await form.getByLabel('Only some languages').check()
  await form.getByLabel('German').check()
  await form.getByLabel('Expires').selectOption('In 30 days')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Create API key' }).click()

  const made = page.getByRole('dialog', { name: `API key created: ${name}` })
  await made.getByRole('button', { name: 'Copy key' }).click()
  const key = await page.evaluate(() => navigator.clipboard.readText())
  expect(key).toMatch(/^vitrine_[\w-]{43}$/)
  await expect(made.getByLabel('API key')).toHaveValue(key)
  await expectAccessible(page)
  await made.getByRole('button', { name: 'I have stored the key' }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('German')
  await expect(row).toContainText('Not used yet')
  await expect(page.locator('body')).not.toContainText(key)

  const api = await program(baseURL, key)
  const list = `${API_PREFIX}v1/content/product`
  const listed = await api.get(list)
  expect(listed.status()).toBe(200)
  const [product] = (await listed.json()).data.items
  const of = { content: `product/${product.id}` }
  const { revision } = (await (await api.get(`${API_PREFIX}v1/content/operations`)).json()).data
  const save = (language: string | undefined, value: string) =>
    api.post(`${API_PREFIX}v1/content/save`, {
      data: {
        baseRevision: revision,
        operations: [
          {
            ...{ id: `k${at}`.padEnd(8, 'x').slice(0, 8), type: 'set-setting', of, path: 'name', value },
            ...(language !== undefined && { language }),
          },
        ],
      },
    })
  expect((await save(undefined, 'Bolt')).status()).toBe(403)
  expect((await save('de', `Schraube ${at}`)).status()).toBe(200)
  for (const path of ['v1/site/members', 'v1/site/audit', 'v1/site/api-keys', 'v1/account/me', 'v1/page/drafts'])
    expect([path, (await api.get(API_PREFIX + path)).status()]).toEqual([path, 403])

  await page.goto(`/demo/office/products/${product.id}`)
  // Names stand in marks that keep them apart from the text around them.
  await expect(page.getByText(new RegExp(`with API key .?${name}`)).first()).toBeVisible()

  await page.setViewportSize(phone)
  await page.goto('/demo/office/api-keys')
  await expect(row).not.toContainText('Not used yet')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await row.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await page
    .getByRole('dialog', { name: `Revoke API key ${name}?` })
    .getByRole('button', { name: 'Revoke' })
    .click()
  await expect(row).toHaveCount(0)
  const refused = await api.get(list)
  expect([refused.status(), (await refused.json()).error.code]).toEqual([401, 'wrong_key'])
  await api.dispose()

  await page.goto('/demo/office/activity?kind=key')
  await expect(page.getByText(new RegExp(`Revoked API key .?${name}`))).toBeVisible()
  expect(complaints).toEqual([])
})
