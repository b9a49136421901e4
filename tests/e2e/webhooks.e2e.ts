import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { API_PREFIX } from '@vitrine/schemas'
import { openOffice } from './office-pages.ts'
import { complaintsOf, expectAccessible, phone } from './pages.ts'

const at = Date.now() % 10_000_000

interface Came {
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

/** A program that receives events, and is out of order as long as it is told to be. */
async function receiver() {
  const came: Came[] = []
  const state = { status: 200 }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      came.push({ headers: request.headers, text })
      response.writeHead(state.status).end(`Said ${state.status}`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { came, state, host: `127.0.0.1:${port}`, url: `http://127.0.0.1:${port}/hook`, close: () => server.close() }
}

const isSigned = ({ headers, text }: Came, secret: string) => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${text}`
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

test('an owner lets a program know of changes, sees what it answered, and sends again', async ({ page, context }) => {
  test.setTimeout(60_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const complaints = complaintsOf(page)
  const { came, state, host, url, close } = await receiver()
  await openOffice(page, '/demo/office/webhooks')

  await page.getByRole('button', { name: 'Create webhook' }).click()
  const form = page.getByRole('dialog', { name: 'Create webhook' })
  await form.getByLabel('Address').fill(url)
  await form.getByLabel('Content created').check()
  await form.getByLabel('Content deleted').check()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Create webhook' }).click()
  const made = page.getByRole('dialog', { name: 'Webhook created' })
  await made.getByRole('button', { name: 'Copy secret' }).click()
  const secret = await page.evaluate(() => navigator.clipboard.readText())
  expect(secret).toMatch(/^whsec_/)
  await made.getByRole('button', { name: 'I have stored the secret' }).click()

  const row = page.getByRole('row').filter({ hasText: host })
  await expect(row).toContainText('On')
  await expectAccessible(page)
  await row.getByRole('button', { name: `Actions for ${host}` }).click()
  await page.getByRole('menuitem', { name: 'Send test event' }).click()
  await expect(page.getByText('The receiver accepted the test event.')).toBeVisible()
  expect(came.map((one) => isSigned(one, secret))).toEqual([true])

  state.status = 500
  const created = await page.request.post(`${API_PREFIX}v1/content/info`, {
    headers: { 'client-id': 'demo' },
    data: { slug: `webhook-${at}`, settings: { props: { title: `Webhook ${at}` } } },
  })
  expect(created.status(), await created.text()).toBe(201)
  const { id } = (await created.json()).data
  await expect.poll(() => came.length, { timeout: 10_000 }).toBe(2)
  await row.getByRole('link', { name: url }).click()
  await expect(page.getByRole('heading', { level: 1, name: host })).toBeVisible()
  const delivery = page.getByRole('row').filter({ hasText: id })
  await expect(delivery).toContainText('To be tried again')
  await expect(delivery).toContainText('500 The receiver answered with an error.')
  await delivery.getByText('500 The receiver answered').click()
  await expect(delivery).toContainText('Said 500')
  await expectAccessible(page)
  state.status = 200
  await delivery.getByRole('button', { name: `Send again: ${id}` }).click()
  await expect(delivery).toContainText('Delivered', { timeout: 10_000 })
  const [, first, ...again] = came
  expect([JSON.parse(first?.text ?? '{}').type, again.length > 0]).toEqual(['content.created', true])
  expect(came.every((one) => isSigned(one, secret))).toBe(true)
  expect(new Set(again.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([first?.headers['webhook-id']]))

  await page.setViewportSize(phone)
  await page.reload()
  await expect(delivery).toContainText('Delivered')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Webhooks', exact: true }).first().click()
  await row.getByRole('button', { name: `Actions for ${host}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: `Delete the webhook to \u2066${host}\u2069?` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(row).toHaveCount(0)
  await page.request.delete(`${API_PREFIX}v1/content/info/${id}`, { headers: { 'client-id': 'demo' } })
  close()

  await page.goto('/demo/office/activity?kind=webhook')
  await expect(page.getByText(/Deleted the webhook to/).first()).toBeVisible()
  expect(complaints).toEqual([])
})
