import { type Answer, listCookiePolicies, readSiteSettings } from '@vitrine/schemas'
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
  seen(await browser.post('/demo/inquiry-list', { do: 'list', product: 'hex-bolt-iso-4014' }))
  const declared = async (site: string) => {
    const answer = await fetch(`${running.url}/api/site/${listCookiePolicies.path}`, { headers: { 'client-id': site } })
    const { data } = (await answer.json()) as { readonly data: Answer<typeof listCookiePolicies> }
    const cookies = [...data.builtIn, ...data.cookies].filter(({ storage = 'cookie' }) => storage === 'cookie')
    return [...new Set(cookies.map(({ name }) => name))].toSorted()
  }
  for (const site of ['demo', 'acme']) expect([site, await declared(site)]).toEqual([site, [...set].toSorted()])

  // Where a site has tags, a choice is kept too.
  const owner = {
    'content-type': 'application/json',
    'client-id': 'demo',
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }
  const settings = `${running.url}/api/site/${readSiteSettings.path}`
  const { data: known } = await (await fetch(settings, { headers: owner })).json()
  const { tenantId: _, clientId: __, ...rest } = known
  const google = { measurementId: 'G-AB12CD34' }
  await fetch(settings, { method: 'PUT', headers: owner, body: JSON.stringify({ ...rest, google }) })
  seen(await browser.post('/demo', { form: 'consent', choice: 'all', policy: '', source: 'bar' }))
  expect([...set].toSorted()).toEqual([...cookieNames].toSorted())
  expect((await declared('demo')).filter((name) => !name.startsWith('_g'))).toEqual([...set].toSorted())
})
