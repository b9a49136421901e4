import { readSiteSettings } from '@vitrine/schemas'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type Browser, type Instance, instance } from '../../host/src/testing/instance.ts'

// What visitors agree to, as a browser without script does it (R241, R299, R313, R314).

let running: Instance
let owner: Record<string, string>
beforeAll(async () => {
  running = await instance({ RATE_LIMIT: 'off' })
  const signedIn = running.browser()
  await signedIn.post('/login', { form: 'sign-in', email: 'owner@example.com', password: 'correct horse' })
  const cookie = [...signedIn.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  owner = { cookie, 'client-id': 'demo', 'content-type': 'application/json' }
  return () => running.close()
})

/** Asks the service as the owner of the demo. */
async function ask(path: string, method = 'GET', body?: object) {
  const answer = await fetch(`${running.url}/api/site/${path}`, {
    method,
    headers: owner,
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true)
  return (await answer.json()).data
}

async function setTags(google: object | undefined): Promise<void> {
  const { tenantId: _, clientId: __, google: ___, ...rest } = await ask(readSiteSettings.path)
  await ask(readSiteSettings.path, 'PUT', { ...rest, ...(google && { google }) })
}

const tags = { measurementId: 'G-AB12CD34', adIds: ['AW-123456789'] }
beforeEach(() => setTags(tags))

/** The words of the bar or the settings, and whether it is open. */
const regionOf = (html: string) => {
  const [region = ''] = /<section id="consent.*?<\/section>/s.exec(html) ?? []
  return { state: /data-consent="(\w+)"/.exec(region)?.[1], isOpen: /data-open/.test(region), region }
}
const policyIn = (html: string): string => /name="policy" value="([^"]*)"/.exec(html)?.[1] ?? ''

/** Chooses as the form of a page does. */
async function choose(browser: Browser, path: string, fields: Readonly<Record<string, string>>) {
  const { html } = await browser.get(path)
  return browser.post(path, { form: 'consent', policy: policyIn(html), source: 'bar', ...fields })
}

const csp = (headers: Headers): string => headers.get('content-security-policy') ?? ''

test('a site without tags asks nobody, and its pages are kept for all', async () => {
  await setTags(undefined)
  const { html, headers } = await running.browser().get('/demo', { 'sec-gpc': '1' })
  expect(html).not.toMatch(/data-consent|consent-settings|consent\.js|googletagmanager/)
  expect([headers.get('vary'), headers.getSetCookie()]).toEqual(['Accept-Encoding', []])
  for (const google of [{ mode: 'off', ...tags }, { mode: 'tag-manager', ...tags }, { mode: 'gtag' }]) {
    await setTags(google)
    expect((await running.browser().get('/demo')).html, JSON.stringify(google)).not.toContain('data-consent')
  }
})

test('the bar is asked first, without cookies, tags or hosts of others', async () => {
  const { html, headers } = await running.browser().get('/demo/products?q=bolt')
  expect(regionOf(html)).toMatchObject({ state: 'ask', isOpen: true })
  expect(html.indexOf('data-consent')).toBeLessThan(html.indexOf('<header'))
  expect(html).not.toMatch(/googletagmanager|G-AB12CD34|id="tags"/)
  expect(csp(headers)).not.toContain('google')
  expect([headers.get('vary'), headers.getSetCookie()]).toEqual(['Accept-Encoding, Cookie, Sec-GPC', []])
  expect(headers.get('cache-control')).toContain('public')
})

test.each([
  [{ choice: 'all' }, 'am'],
  [{ choice: 'none' }, 'none'],
  [{ choice: 'some', analytics: 'yes' }, 'a'],
  [{ choice: 'some', marketing: 'yes' }, 'm'],
  [{ choice: 'some' }, 'none'],
] as const)('%j leads back to the same page and holds for six months', async (fields, choice) => {
  const browser = running.browser()
  const path = '/demo/products?q=hex&f.thread=m8&utm_source=fair'
  const chosen = await choose(browser, path, fields)
  expect([chosen.status, chosen.location]).toEqual([303, path])
  const [consent = '', id = ''] = chosen.headers.getSetCookie()
  const policy = policyIn((await browser.get('/demo')).html)
  expect(policy).toMatch(/^cookies@/)
  expect(consent).toBe(`vitrine_consent=1.${choice}.${policy}; Max-Age=${183 * 86_400}; Path=/demo; SameSite=Lax`)
  expect(id).toMatch(/^vitrine_consent_id=[0-9a-f-]{36}; Max-Age=15811200; Path=\/demo; HttpOnly; SameSite=Lax$/)

  const { html, headers } = await browser.get(path)
  expect(regionOf(html)).toMatchObject({ state: choice, isOpen: false })
  const isAgreed = choice !== 'none'
  expect(html.includes('id="tags"')).toBe(isAgreed)
  expect(headers.get('cache-control')).toMatch(isAgreed ? /^private, no-cache$/ : /^public/)
  expect(csp(headers).includes('googletagmanager.com')).toBe(isAgreed)
  expect(csp(headers).includes('google-analytics.com')).toBe(choice.includes('a'))
  expect(csp(headers).includes('doubleclick.net')).toBe(choice.includes('m'))
  // Another visitor, at the same moment, gets none of it.
  expect(regionOf((await running.browser().get(path)).html).state).toBe('ask')
})

test('a policy with a new version asks again', async () => {
  const browser = running.browser()
  await choose(browser, '/demo', { choice: 'all' })
  expect(regionOf((await browser.get('/demo')).html).state).toBe('am')
  const { items } = await ask('v1/content/policy?pageSize=100')
  const policy = items.find(({ slug }: { readonly slug: string }) => slug === 'cookies')
  const settings = { ...policy.settings, props: { ...policy.settings.props, version: 'next; edition' } }
  await ask(`v1/content/policy/${policy.id}`, 'PUT', { revision: policy.revision, settings })
  const again = await browser.get('/demo')
  expect(regionOf(again.html)).toMatchObject({ state: 'ask', isOpen: true })
  expect(csp(again.headers)).not.toContain('google')
  await choose(browser, '/demo', { choice: 'none' })
  expect(regionOf((await browser.get('/demo')).html).state).toBe('none')
})

test('Global Privacy Control refuses until its visitor chooses otherwise', async () => {
  const browser = running.browser()
  const gpc = { 'sec-gpc': '1' }
  const { html, headers } = await browser.get('/demo', gpc)
  expect(regionOf(html)).toMatchObject({ state: 'signal', isOpen: false })
  expect(csp(headers)).not.toContain('google')
  await choose(browser, '/demo', { choice: 'some', analytics: 'yes', source: 'settings' })
  expect(regionOf((await browser.get('/demo', gpc)).html).state).toBe('a')
  // The same page of another visitor, who sends no signal, was not kept in its place.
  expect(regionOf((await running.browser().get('/demo')).html).state).toBe('ask')
  expect(await (await fetch(`${running.url}/.well-known/gpc.json`)).json()).toMatchObject({ gpc: true })
})

test('what was agreed to is withdrawn in the settings, and the cookies of tags go', async () => {
  const browser = running.browser()
  await choose(browser, '/demo', { choice: 'all' })
  const cookie = [...browser.cookies, ['_ga', '1'], ['_ga_AB12', '1'], ['_gcl_au', '1'], ['x_ga', '1']]
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const send = (fields: Record<string, string>) =>
    browser.post(
      '/demo/cases?sort=name',
      { form: 'consent', policy: '', source: 'settings', ...fields },
      { cookie, 'sec-fetch-site': 'same-origin' },
    )
  const taken = (headers: Headers) =>
    headers.getSetCookie().flatMap((set) => /^([^=]+)=; Max-Age=0; Path=\/$/.exec(set)?.[1] ?? [])
  const withdrawn = await send({ choice: 'none' })
  expect([withdrawn.status, withdrawn.location]).toEqual([303, '/demo/cases?sort=name#consent-settings'])
  expect(taken(withdrawn.headers)).toEqual(['_ga', '_ga_AB12', '_gcl_au'])
  expect(taken((await send({ choice: 'some', analytics: 'yes' })).headers)).toEqual(['_gcl_au'])
  expect(taken((await send({ choice: 'all' })).headers)).toEqual([])
})

test('nobody else can agree, and nobody is led elsewhere', async () => {
  const browser = running.browser()
  const fields = { form: 'consent', choice: 'all', policy: '', source: 'bar' }
  const foreign = await browser.post('/demo', fields, {
    'sec-fetch-site': 'cross-site',
    origin: 'https://evil.example',
  })
  expect([foreign.status, browser.cookies.size]).toEqual([403, 0])
  expect(regionOf(foreign.html)).toMatchObject({ state: 'ask', isOpen: true })
  expect(regionOf(foreign.html).region).toContain('Your choice could not be saved')
  for (const path of ['/demo?to=https://evil.example', '/demo//evil.example', '/demo/%2f%2fevil.example']) {
    const { location } = await browser.post(path, { ...fields, to: '//evil.example', source: '//evil.example' })
    expect(location === undefined || /^\/demo/.test(location), `${path}: ${location}`).toBe(true)
  }
  expect((await browser.post('/demo', { ...fields, choice: 'everything' })).status).toBe(400)
  for (const cookie of ['1.am', '2.am.x', 'am', '1.constructor.', '1.am.other@1', '%00', '1.am.%E0%A4%A'])
    expect(regionOf((await browser.get('/demo', { cookie: `vitrine_consent=${cookie}` })).html).state).toBe('ask')
  const forged = await browser.post('/demo', fields, {
    cookie: `vitrine_consent_id=${'-'.repeat(36)}`,
    'sec-fetch-site': 'same-origin',
  })
  expect(forged.status).toBe(303)
})

test('pages that are none for visitors ask nothing: drafts, chat, demos, pages of the system', async () => {
  for (const path of ['/demo/chat', '/demo/system/icon-demo', '/login', '/demo/robots.txt', '/demo/drafts/1/designer'])
    for (const headers of [{}, owner]) {
      const { html } = await running.browser().get(path, headers)
      expect(html, path).not.toMatch(/data-consent|googletagmanager/)
    }
  const draft = await running.browser().get('/demo?draftsId=1', { cookie: owner.cookie ?? '' })
  expect([draft.status, draft.html.includes('data-notice'), draft.html.includes('data-consent')]).toEqual([
    200,
    true,
    false,
  ])
  // What is not there is a page of the site too.
  expect((await running.browser().get('/demo/nowhere')).html).toContain('data-consent="ask"')
})

test('the owner’s tokens show Google whose site it is', async () => {
  const token = 'AbCdEf-0123_456789ghijklmnopqrstuvwxyzABCDE'
  await setTags({ siteVerification: [token] })
  const { html } = await running.browser().get('/demo')
  expect(html).toContain(`<meta name="google-site-verification" content="${token}">`)
  expect(html).not.toContain('data-consent')
  expect((await running.browser().get('/demo?draftsId=1', { cookie: owner.cookie ?? '' })).html).not.toContain(token)
})
