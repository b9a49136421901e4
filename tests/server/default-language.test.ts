import { createApiClient } from '@vitrine/client/calls'
import { newId, type Operation, publishSite, saveDraft, websiteDraft } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { type Browser, type Instance, instance } from '../../host/src/testing/instance.ts'

/** The owner of the demo. */
async function signedIn(running: Instance) {
  const browser = running.browser()
  await browser.post('/login', { form: 'sign-in', email: 'owner@example.com', password: 'correct horse' })
  return browser
}

/** What a page of ours asks for somebody. */
function sendOf(running: Instance, browser: Browser) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const options = { origin: running.url, clientId: 'demo', locale: 'en', token: () => undefined }
  const client = createApiClient(options, (request) => {
    request.headers.set('cookie', cookie)
    request.headers.set('sec-fetch-site', 'same-origin')
    return fetch(request)
  })
  return client.send
}

test('addresses follow another default language once it is published (L2)', { timeout: 180_000 }, async () => {
  const running = await instance({ RATE_LIMIT: 'off' })
  const visitor = running.browser()
  const page = async (path: string) => {
    const { status, html } = await visitor.get(path)
    expect(status, path).toBe(200)
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)
    return { language: /<html lang="([^"]*)"/.exec(html)?.[1], heading: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1], links }
  }
  const product = '/demo/product/bonded-anchor-rod'
  const [english, german] = [await page(product), await page(`${product}?language=de`)]
  expect([english.language, german.language]).toEqual(['en', 'de'])
  expect(german.heading).not.toBe(english.heading)

  const owner = await signedIn(running)
  const send = sendOf(running, owner)
  const draftsId = '1'
  const { draftsInfo } = await send(websiteDraft, { id: draftsId })
  const operation: Operation = { id: newId(), type: 'change-default-language', language: 'de' }
  await send(saveDraft, { draftsId, baseRevision: draftsInfo.revision, operations: [operation] } as never)
  expect((await page(product)).heading).toBe(english.heading)
  // Whoever may see the draft reads it as it would be published.
  const preview = async (query: string) => (await owner.get(`${product}?draftsId=${draftsId}${query}`)).html
  expect(await preview('')).toMatch(/<html lang="de"/)
  expect(await preview('&language=en')).toMatch(/<html lang="en"/)

  await send(publishSite, { draftsId, acceptWarnings: true, wait: true })
  const [usual, asked] = [await page(product), await page(`${product}?language=en`)]
  expect(usual).toMatchObject({ language: 'de', heading: german.heading })
  expect(asked).toMatchObject({ language: 'en', heading: english.heading })
  expect(usual.links).toContain('/demo/products')
  expect(asked.links).toContain('/demo/products?language=en')
  await running.close()
})
