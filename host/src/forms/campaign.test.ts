import { createApiClient } from '@vitrine/client/calls'
import { inquiryDetail, listInquiries } from '@vitrine/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, type Instance, instance, type Seen } from '../testing/instance.ts'

// What led somebody to an inquiry whose browser runs no script (R125, decision 044), as the owner reads it.

let running: Instance
let cookie: string
beforeAll(async () => {
  running = await instance({ RATE_LIMIT: 'off' })
  const browser = running.browser()
  await browser.post('/login', { form: 'sign-in', email: 'owner@example.com', password: 'correct horse' })
  cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
})
afterAll(() => running.close())

async function asOwner(words: string) {
  const asker = { origin: running.url, clientId: 'demo', locale: 'en', token: () => undefined }
  const { send } = createApiClient(asker, (request) => {
    request.headers.set('cookie', cookie)
    request.headers.set('sec-fetch-site', 'same-origin')
    return fetch(request)
  })
  const { items } = await send(listInquiries, { q: words })
  return Promise.all(items.map(({ id }) => send(inquiryDetail, { id })))
}

const FAIR = 'utm_source=fair&utm_medium=card'
const product = '/demo/product/hex-bolt-iso-4014'
const formPage = '/demo/pages/made-to-order'

const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"')

/** The form for an inquiry on a page: where it leads, and its hidden fields. */
function formIn({ html }: Seen) {
  const start = html.indexOf('<input type="hidden" name="form" value="inquiry"')
  const form = html.slice(html.lastIndexOf('<form', start), html.indexOf('</form>', start))
  const hidden = [...form.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return {
    action: decoded(/action="([^"]*)"/.exec(form)?.[1] ?? ''),
    fields: Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, decoded(value)])),
  }
}

/** What a browser sees of a page that runs script. */
const scripted = ({ html }: Seen): string => html.replaceAll(/<noscript><(?:input|meta)[^>]*><\/noscript>/g, '')

/** Where a browser that runs no script goes on from a page by itself. */
const leadsOn = ({ html }: Seen): string | undefined => {
  const found = /<noscript><meta http-equiv="refresh" content="0; url=([^"]*)"\/><\/noscript><\/head>/.exec(html)?.[1]
  return found && decoded(found)
}

/** The links of a page to pages of the demo, each once. */
const linksIn = ({ html }: Seen): readonly string[] => [
  ...new Set([...html.matchAll(/<a\b[^>]*\shref="(\/demo[^"]*)"/g)].map(([, href = '']) => decoded(href))),
]

/** A browser without script that says on which page of ours it was, as browsers do within one origin. */
function visitor(browser: Browser = running.browser()) {
  let at: string | undefined
  const headers = () => ({ ...(at !== undefined && { referer: `${running.url}${at}` }) })
  const open = async (path: string): Promise<Seen> => follow(path, await browser.get(path, headers()))
  async function follow(path: string, seen: Seen): Promise<Seen> {
    at = path
    return seen.location === undefined ? seen : open(seen.location)
  }
  const post = async (path: string, fields: Readonly<Record<string, string>>): Promise<Seen> =>
    follow(path, await browser.post(path, fields, { 'sec-fetch-site': 'same-origin', ...headers() }))
  return { open, post }
}

let count = 0
const typed = (more = {}) => {
  count += 1
  return {
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    whatsappPhone: '+49 30 1234567',
    message: `Campaign${count}x`,
    department: '',
    ...more,
  }
}

test('the page that a form stands on says in its address which campaign led to it', async () => {
  const { open, post } = visitor()
  const seen = await open(`${formPage}?${FAIR}&gclid=EAIaIQobChMI`)
  // Where script runs it is shown to all visitors, whatever they come from.
  expect(scripted(seen)).toBe((await running.browser().get(formPage)).html)
  const { action, fields } = formIn(seen)
  const words = typed()
  await post(action, { ...fields, ...words })
  const [inquiry] = await asOwner(words.message)
  // The number of a click is one person's: it is not kept.
  expect(inquiry?.campaign).toBe(FAIR)
  expect(inquiry?.referrer).toBeUndefined()
})

test('it is not forgotten while something in the form is wrong', async () => {
  const { open, post } = visitor()
  const { action, fields } = formIn(await open(`${formPage}?${FAIR}`))
  const words = typed()
  let answer = await post(action, { ...fields, ...words, email: 'ada@' })
  for (const email of ['ada', 'ada@example.com']) {
    const again = formIn(answer)
    expect(again.fields.campaign).toBe(FAIR)
    answer = await post(again.action, { ...again.fields, ...words, email })
  }
  expect((await asOwner(words.message)).map(({ campaign }) => campaign)).toEqual([FAIR])
})

test('a selection takes it along to the page where it is asked for, and so does the inquiry list', async () => {
  const landing = await visitor().open(`${product}?${FAIR}`)
  const key = /name="q\.([\w.-]+)"/.exec(landing.html)?.[1] ?? ''
  const ask = decoded(/<input type="hidden" name="ask" value="([^"]*)"/.exec(landing.html)?.[1] ?? '')
  const id = /<input type="hidden" name="product" value="(\w+)"/.exec(landing.html)?.[1] ?? ''
  const buyer = visitor()
  await buyer.open(`${product}?${FAIR}`)
  const query = new URLSearchParams({ c: '', product: id, ask, kinds: '', [`q.${key}`]: '1000', do: 'count' })
  const counted = await buyer.open(`${product}?${query}`)
  query.set('do', 'ask')
  const { action, fields } = formIn(
    counted.html.includes('value="inquiry"') ? counted : await buyer.open(`${product}?${query}`),
  )
  const words = typed()
  await buyer.post(action, { ...fields, ...words })
  expect(await asOwner(words.message)).toMatchObject([{ campaign: FAIR, lines: [{ quantity: 1000 }] }])

  const other = visitor()
  await other.open(`${product}?${FAIR}`)
  const list = formIn(await other.post('/demo/inquiry-list', { do: 'list', product: id }))
  const said = typed()
  await other.post(list.action, { ...list.fields, ...said })
  expect(await asOwner(said.message)).toMatchObject([{ campaign: FAIR }])
})

test('what another site says counts for nothing, nor does another site of ours', async () => {
  for (const referer of [
    `https://elsewhere.example${formPage}?${FAIR}`,
    `${running.url}/acme/pages/contact?${FAIR}`,
    'not an address',
  ]) {
    const browser = running.browser()
    const { action, fields } = formIn(await browser.get(formPage))
    const words = typed()
    const sent = await browser.post(action, { ...fields, ...words }, { 'sec-fetch-site': 'same-origin', referer })
    expect(sent.status, referer).toBe(303)
    expect((await asOwner(words.message)).map(({ campaign }) => campaign)).toEqual([undefined])
  }
})

test('what a script said comes before the address, and a campaign of any length leaves the inquiry', async () => {
  const { open, post } = visitor()
  const { action, fields } = formIn(await open(`${formPage}?${FAIR}`))
  const words = typed()
  await post(action, { ...fields, ...words, campaign: 'utm_source=first' })
  expect(await asOwner(words.message)).toMatchObject([{ campaign: 'utm_source=first' }])

  const long = visitor()
  const form = formIn(await long.open(`${formPage}?utm_source=fair&utm_content=${'x'.repeat(5000)}`))
  const said = typed()
  await long.post(form.action, { ...form.fields, ...said })
  expect(await asOwner(said.message)).toMatchObject([{ campaign: 'utm_source=fair' }])
})

const SEARCH = 'https://www.search.example/'

/** A buyer who comes from a page of another site. */
async function from(referer: string, path: string) {
  const browser = running.browser()
  const seen = await browser.get(path, { referer })
  const plain = await running.browser().get(path)
  // It is nobody else's, and what scripts see of it is the page as ever.
  expect(seen.headers.get('cache-control')).toBe('private, no-cache')
  expect(plain.headers.get('cache-control')).toContain('public')
  expect(scripted(seen)).toBe(scripted(plain))
  const buyer = visitor(browser)
  return { seen, buyer, at: path }
}

test('the page of another site that led to a form without script is named, without its query', async () => {
  const { seen } = await from(`${SEARCH}results?q=secret`, `${formPage}?${FAIR}`)
  const { action, fields } = formIn(seen)
  expect(fields.referrer).toBe(`${SEARCH}results`)
  const buyer = visitor()
  await buyer.open(`${formPage}?${FAIR}`)
  const words = typed()
  // Wrong at first: it is not forgotten.
  const again = formIn(await buyer.post(action, { ...fields, ...words, email: 'ada@' }))
  expect(again.fields.referrer).toBe(`${SEARCH}results`)
  await buyer.post(again.action, { ...again.fields, ...words })
  expect(await asOwner(words.message)).toMatchObject([{ campaign: FAIR, referrer: `${SEARCH}results` }])
})

test('a selection and the inquiry list take it along', async () => {
  const { seen } = await from(SEARCH, `${product}?${FAIR}`)
  const form = seen.html.slice(seen.html.indexOf('-selection"'))
  const hidden = (name: string) => decoded(new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? '')
  const referrer = hidden('referrer')
  expect(referrer).toBe(SEARCH)
  const key = /name="q\.([\w.-]+)"/.exec(form)?.[1] ?? ''
  const query = new URLSearchParams({
    ...{ c: '', product: hidden('product'), ask: hidden('ask'), kinds: '', referrer },
    ...{ [`q.${key}`]: '1000', do: 'count' },
  })
  const buyer = visitor()
  await buyer.open(`${product}?${FAIR}`)
  // Counted first: then it stands in the address alone.
  await buyer.open(`${product}?${query}`)
  query.set('do', 'ask')
  query.delete('referrer')
  const { action, fields } = formIn(await buyer.open(`${product}?${query}`))
  const words = typed()
  await buyer.post(action, { ...fields, ...words })
  expect(await asOwner(words.message)).toMatchObject([
    { campaign: FAIR, referrer: SEARCH, lines: [{ quantity: 1000 }] },
  ])

  const other = visitor()
  await other.open(`${product}?${FAIR}`)
  const list = formIn(await other.post('/demo/inquiry-list', { do: 'list', product: hidden('product'), referrer }))
  const said = typed()
  await other.post(list.action, { ...list.fields, ...said })
  expect(await asOwner(said.message)).toMatchObject([{ campaign: FAIR, referrer: SEARCH }])
})

test('what is no address of a page names none, and hostile ones stand in it as text', async () => {
  for (const referer of [
    'javascript:alert(1)',
    'about:blank',
    `${running.url}/demo`,
    `https://a.example/${'x'.repeat(600)}`,
  ]) {
    const seen = await running.browser().get(formPage, { referer })
    expect(seen.html, referer).not.toContain('name="referrer"')
  }
  const seen = await running.browser().get(formPage, { referer: `https://a.example/"><script>alert(1)</script>` })
  expect(seen.html).not.toContain('<script>alert(1)')
})

test('without script every link of the site carries it on, from the first page to the inquiry', async () => {
  const browser = running.browser()
  const landing = await browser.get(`/demo?language=de&${FAIR}&gclid=EAIaIQobChMI`, {
    referer: `${SEARCH}results?q=secret`,
  })
  const carried = new URLSearchParams({ campaign: FAIR, referrer: `${SEARCH}results` })
  const first = leadsOn(landing) as string
  expect(first).toBe(`/demo?language=de&${carried}`)

  // From here on nothing says where the visitor was: addresses alone tell it.
  let at = first
  const follow = async (wanted: RegExp) => {
    const seen = await browser.get(at)
    expect(seen.status, at).toBe(200)
    expect(leadsOn(seen), at).toBeUndefined()
    const links = linksIn(seen)
    expect(links.length, at).toBeGreaterThan(10)
    for (const link of links)
      expect(`${new URL(link, running.url).searchParams}`, `${link} of ${at}`).toContain(`${carried}`)
    at = links.find((link) => wanted.test(link)) ?? `nothing like ${wanted} on ${at}`
    return seen
  }
  // By the header, to another page of a list, in another language, to a product by its card, to a form by the footer.
  await follow(/^\/demo\/products\?(?!.*filter)/)
  await follow(/[?&]page=2/)
  await follow(/\/demo\/products\?(?=.*page=2)(?!.*language)/)
  await follow(/\/demo\/product\//)
  const of = await follow(/\/demo\/pages\/made-to-order/)
  expect(of.headers.get('cache-control')).toContain('public')
  const { action, fields } = formIn(await browser.get(at))
  const words = typed()
  const sent = await browser.post(action, { ...fields, ...words }, { 'sec-fetch-site': 'same-origin' })
  expect(await asOwner(words.message)).toMatchObject([{ campaign: FAIR, referrer: `${SEARCH}results` }])
  // Who asks for something else came from the same place.
  expect(sent.location).toContain(`${carried}`)
})

test('searches, filters and the inquiry list carry it on by their forms', async () => {
  const browser = running.browser()
  const carried = new URLSearchParams({ campaign: FAIR, referrer: SEARCH })
  const seen = await browser.get(`${product}?${carried}`)
  const forms = [...seen.html.matchAll(/<form\b([^>]*)>((?:(?!<\/form>).)*)/gs)]
  expect(forms.length).toBeGreaterThan(2)
  for (const [, attributes = '', inside = ''] of forms) {
    const action = decoded(/action="([^"]*)"/.exec(attributes)?.[1] ?? '')
    if (attributes.includes('method="post"')) expect(action).toContain(`${carried}`)
    else {
      expect(inside).toContain(`<input type="hidden" name="campaign" value="${FAIR.replace('&', '&amp;')}"/>`)
      expect(inside).toContain(`<input type="hidden" name="referrer" value="${SEARCH}"/>`)
    }
  }
  const id = /<input type="hidden" name="product" value="(\w+)"/.exec(seen.html)?.[1] ?? ''
  const where = decoded(/formaction="([^"]*)"/i.exec(seen.html)?.[1] ?? '')
  const added = await browser.post(where, { do: 'list', product: id }, { 'sec-fetch-site': 'same-origin' })
  expect(added.location).toContain(`${carried}`)
  const { action, fields } = formIn(await browser.get(added.location ?? ''))
  const words = typed()
  // What is wrong is drawn at the same address, whose links lead on.
  const wrong = await browser.post(action, { ...fields, ...words, email: 'ada@' }, { 'sec-fetch-site': 'same-origin' })
  expect(wrong.status).toBe(422)
  for (const link of linksIn(wrong)) expect(link).toContain(`${carried}`)
  await browser.post(action, { ...fields, ...words }, { 'sec-fetch-site': 'same-origin' })
  expect(await asOwner(words.message)).toMatchObject([{ campaign: FAIR, referrer: SEARCH }])
})

test('nothing leads on where nothing led here, nor out of the site, nor to what is no page', async () => {
  const browser = running.browser()
  const html = async (path: string) => (await browser.get(path)).html
  const plain = await html('/demo')
  // No campaign, or none that may be kept: the same page for all.
  for (const query of ['utm=x', 'campaign=', 'campaign=gclid%3Dx', 'referrer=javascript:alert(1)', 'utm_source='])
    expect(await html(`/demo?${query}`), query).toBe(plain)
  const carrying = await html(`/demo?campaign=utm_source%3Dfair`)
  const addresses = [...carrying.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, address = '']) => decoded(address))
  const other = addresses.filter((address) => !address.startsWith('/demo'))
  expect(other.length).toBeGreaterThan(3)
  for (const address of other) expect(address).not.toContain('utm_source')
  // What is kept for others is as it was.
  expect(await html('/demo')).toBe(plain)
  expect((await browser.get('/demo/sitemap.xml?utm_source=fair')).html).not.toContain('refresh')
  expect((await browser.get(`/demo/no/such/page?${FAIR}`)).html).not.toContain('http-equiv="refresh"')
})

test('hostile campaigns stand in a page as text', async () => {
  const hostile = `utm_source=${encodeURIComponent(`"><script>alert(1)</script>`)}`
  for (const query of [hostile, `campaign=${encodeURIComponent(hostile)}`])
    expect((await running.browser().get(`/demo?${query}`)).html, query).not.toContain('<script>alert(1)')
  // It never leads to another host.
  for (const path of ['/.//elsewhere.example/demo', '/%2Felsewhere.example', '/.//demo'])
    expect(leadsOn(await running.browser().get(`${path}?${FAIR}`)) ?? '/', path).toMatch(/^\/(?![/\\])/)
})
