import { type Answer, listCookiePolicies } from '@vitrine/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieNames } from '../../api/src/http/server/cookies.ts'
import { type Instance, instance } from '../../host/src/testing/instance.ts'

let running: Instance
beforeAll(async () => {
  running = await instance()
})
afterAll(() => running.close())

test('R325 the cookies that the demo sites declare are those that are set', async () => {
  const browser = running.browser()
  const set = new Set<string>()
  const seen = ({ headers }: { readonly headers: Headers }) => {
    for (const cookie of headers.getSetCookie()) set.add(cookie.slice(0, cookie.indexOf('=')))
  }
  for (const path of ['/demo', '/acme', '/demo/policy/cookies', '/login']) seen(await browser.get(path))
  expect([...set]).toEqual([])
  seen(await browser.post('/login', { form: 'sign-in', email: 'owner@example.com', password: 'correct horse' }))
  const made = await fetch(`${running.url}/api/site/v1/site/preview-links`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'client-id': 'demo',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ draftsId: '1' }),
  })
  const { data } = (await made.json()) as { readonly data: { readonly address: string } }
  seen(await browser.get(new URL(data.address).pathname))
  // Sent by a visitor; it is set only then.
  const page = '/demo/pages/contact-us'
  const { html } = await browser.get(page)
  const [, component = ''] =
    /data-form="(\w+)"[^>]*>(?:<input[^>]*>)*<input type="hidden" name="form" value="contact-us"/.exec(html) ?? []
  seen(await browser.post(page, { form: 'contact-us', component, name: 'Ada', email: 'ada@example.com' }))
  expect([...set].toSorted()).toEqual([...cookieNames].toSorted())

  for (const site of ['demo', 'acme']) {
    const answer = await fetch(`${running.url}/api/site/${listCookiePolicies.path}`, { headers: { 'client-id': site } })
    const { cookies } = ((await answer.json()) as { readonly data: Answer<typeof listCookiePolicies> }).data
    expect([site, cookies.map(({ name }) => name).toSorted()]).toEqual([site, [...set].toSorted()])
  }
})
