import { openStorage, type Storage } from '@vitrine/api'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Instance, instance, type Seen } from '../testing/instance.ts'

let running: Instance
let storage: Storage
beforeAll(async () => {
  running = await instance({ RATE_LIMIT: 'off' })
  storage = await openStorage({ dataDir: running.dataDir })
})
afterAll(async () => {
  await storage.close()
  await running.close()
})

/** The hidden fields of the form of a page, as a browser would send them. */
function hiddenOf(html: string, form: string): Record<string, string> {
  const start = html.indexOf(`<input type="hidden" name="form" value="${form}"`)
  const around = html.slice(html.lastIndexOf('<form', start), html.indexOf('</form>', start))
  return Object.fromEntries(
    [...around.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name as string,
      value as string,
    ]),
  )
}

const asked = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  whatsappPhone: '+49 30 1234567',
  message: 'M12 × 80, "A4-80" <b>',
  department: '',
}
const inquiries = () => storage.db.selectFrom('messages').selectAll().where('email', '=', asked.email).execute()
const page = '/demo/pages/made-to-order'
const send = async (fields: Record<string, string>, at = page): Promise<Seen> => {
  const browser = running.browser()
  const { html } = await browser.get(at)
  return browser.post(at, { ...hiddenOf(html, 'inquiry'), ...fields }, {})
}

test('an inquiry is stored once, however often it is sent, and the page says thank you with its number', async () => {
  const answers = [await send(asked), ...(await Promise.all([send(asked), send(asked)]))]
  const [first] = answers
  expect(first?.status).toBe(303)
  expect(first?.location).toMatch(/^\/demo\/pages\/made-to-order\?sent=\w+\.[A-Z2-9]{8}\.\d{13}\.[\w-]{22}$/)
  expect(new Set(answers.map(({ location }) => location?.split('.')[1])).size).toBe(1)
  const rows = await inquiries()
  expect(rows).toHaveLength(1)
  const thanks = await running.browser().get(first?.location as string)
  expect([thanks.status, thanks.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(thanks.html).toContain('Thank you. Your inquiry has been sent.')
  expect(thanks.html).toContain(`Reference number: ${rows[0]?.reference}`)
  expect((await running.browser().get(page)).html).not.toContain('Thank you. Your inquiry')
})

test('the browser that sent it sees all of it for an hour, and nobody else does', async () => {
  const browser = running.browser()
  const { html } = await browser.get(page)
  const fields = {
    ...hiddenOf(html, 'inquiry'),
    ...asked,
    company: 'Mill & Sons',
    country: 'DE',
    quantity: '1,200',
    unit: 'box',
  }
  const { location = '', headers } = await browser.post(page, { ...fields, message: 'For my eyes' }, {})
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^vitrine_sent=[A-Z2-9]{8}\.\d{13}\.[\w-]{22}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
  ])
  const seen = await browser.get(location)
  expect(seen.headers.get('cache-control')).toBe('no-store')
  for (const text of [
    'For my eyes',
    'Mill &amp; Sons',
    'Germany',
    '1,200 boxes',
    '+49 30 1234567',
    'What happens next',
  ])
    expect(seen.html).toContain(text)
  const { html: ofOthers } = await running.browser().get(location)
  expect(ofOthers).toContain('What happens next')
  for (const text of ['For my eyes', 'Mill &amp; Sons', '+49 30 1234567']) expect(ofOthers).not.toContain(text)

  // The cookie of another message shows nothing of this one, nor does one that was changed.
  const other = (await send({ ...asked, message: 'Another' })).headers.getSetCookie()[0]?.split(';')[0] as string
  const own = headers.getSetCookie()[0]?.split(';')[0] as string
  for (const cookie of [other, `${own.slice(0, -1)}_`, own.replace(/\.\d{13}\./, '.1790000000001.'), 'vitrine_sent=x'])
    expect((await running.browser().get(location, { cookie })).html).not.toContain('For my eyes')
})

test('every line of an inquiry is shown as it was asked for, and a line that is not offered is said above them', async () => {
  const browser = running.browser()
  const product = '/demo/product/bonded-anchor-rod'
  const [m12, mm160, steel] = ['GlPAcjiQ', 'jsqo0aw9', 'dIt9yIUY']
  const at = `${product}?s=${m12}.${mm160}.${steel}*1000_euNiY8A3.${mm160}.${steel}*200&language=de`
  const { html } = await browser.get(at)
  const hidden = hiddenOf(html, 'inquiry')
  expect(hidden.lines).toContain(`${m12}.${mm160}.${steel}*1000`)
  const wrong = await browser.post(
    at,
    { ...hidden, ...asked, lines: (hidden.lines ?? '').replace(m12 as string, 'gone') },
    {},
  )
  expect([wrong.status, wrong.headers.get('cache-control')]).toEqual([422, 'no-store'])
  const [, target = ''] = /<li><a href="#([^"]+)">[^<]+<\/a><\/li>/.exec(wrong.html) ?? []
  expect(wrong.html).toMatch(new RegExp(`<p id="${target}"[^>]*autofocus`, 'i'))
  const { location = '' } = await browser.post(at, { ...hidden, ...asked, message: 'Lines' }, {})
  const seen = (await browser.get(location)).html
  // 1,200 in all: the tier from 1,000 counts for each of them.
  for (const text of ['1.000\u00a0Sätze', 'M12, 160 mm, A4-70', '1.650,00', '330,00', '1.980,00'])
    expect(seen.replaceAll(/<!-- -->|<span[^>]*>|<\/span>/g, '').replaceAll('1.000 ', '1.000\u00a0')).toContain(text)
})

test('what is wrong stands next to its field, and everything that was typed stays', async () => {
  const answer = await send({ ...asked, firstName: '', email: 'ada@', company: 'Mill & Sons' })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'no-store'])
  for (const text of ['Please enter your first name', 'Please enter a valid email address']) {
    // In the summary, beside the field, and on it for the script.
    expect(answer.html.split(text)).toHaveLength(4)
  }
  const summary = answer.html.slice(answer.html.indexOf('role="alert"'))
  const [first = '', second] = [...summary.matchAll(/<li><a href="#([^"]+)">/g)].map(([, id]) => id)
  expect([first.endsWith('-firstName'), second?.endsWith('-email')]).toEqual([true, true])
  expect(answer.html).toContain(`id="${first}"`)
  for (const value of ['value="ada@"', 'value="Byron"', 'value="Mill &amp; Sons"', '&quot;A4-80&quot; &lt;b&gt;'])
    expect(answer.html).toContain(value)
  const focused = [...answer.html.matchAll(/<(?:input|textarea|div)[^>]*autofocus[^>]*>/gi)].map(([tag]) => tag)
  expect(focused).toEqual([expect.stringContaining('name="firstName"')])
  expect((await inquiries()).filter(({ company }) => company === 'Mill & Sons')).toHaveLength(1)
})

test('messages come in the language of the page', async () => {
  const answer = await send({ ...asked, email: '' }, `${page}?language=de`)
  expect(answer.status).toBe(422)
  expect(answer.html).toContain('<html lang="de"')
})

test('images come along; those that are too large are told of, and the words stay', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const formOf = async (files: readonly (readonly [name: string, bytes: Buffer])[], more = {}) => {
    const browser = running.browser()
    const { html } = await browser.get(page)
    const form = new FormData()
    const fields = { ...hiddenOf(html, 'inquiry'), ...asked, message: 'With pictures', ...more }
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    for (const [name, bytes] of files) form.append('uploadImages', new Blob([new Uint8Array(bytes)]), name)
    if (files.length === 0) form.append('uploadImages', new Blob([]), '')
    return browser.post(page, form, {})
  }
  const large = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])
  const refused = await formOf([['photo.png', large]])
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('Image must be smaller than 2MB!')
  expect(refused.html).toContain('With pictures')
  const many = await formOf([1, 2, 3, 4, 5, 6].map((at) => [`${at}.png`, png] as const))
  expect(many.status).toBe(422)
  expect(many.html).toContain('You can only upload a maximum of 3 images!')

  // A picture that arrived is not asked for again when something else is wrong.
  const almost = await formOf([['bolt "1".png', png]], { email: 'ada@' })
  expect(almost.status).toBe(422)
  const kept = /name="keptImages"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="keptImages"/.exec(almost.html)
  expect(kept?.[1] ?? kept?.[2]).toMatch(/^\S+ bolt/)
  const sent = await formOf([], { keptImages: (kept?.[1] ?? kept?.[2] ?? '').replaceAll('&quot;', '"') })
  expect(sent.status).toBe(303)
  const claimed = await storage.db.selectFrom('inquiry_images').select('inquiry_id').execute()
  expect(claimed.filter(({ inquiry_id }) => inquiry_id !== null)).toHaveLength(1)
})

test('an image that expired is named, and the others stay', async () => {
  const red = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const formWith = async (kept: readonly string[], files: readonly string[], more = {}) => {
    const browser = running.browser()
    const { html } = await browser.get(`${page}?language=de`)
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...hiddenOf(html, 'inquiry'), ...asked, message: 'Expired', ...more }))
      form.append(name, value)
    for (const value of kept) form.append('keptImages', value)
    for (const name of files) form.append('uploadImages', new Blob([new Uint8Array(red)]), name)
    return browser.post(`${page}?language=de`, form, {})
  }
  const keptIn = ({ html }: Seen) =>
    [...html.matchAll(/<input type="checkbox" name="keptImages" checked="" value="([^"]+)"/g)].map(
      ([, value]) => value as string,
    )
  const kept = keptIn(await formWith([], ['old.png', 'new.png'], { email: '' }))
  expect(kept.map((each) => each.split(' ')[1])).toEqual(['old.png', 'new.png'])
  await storage.db
    .updateTable('inquiry_images')
    .set({ expires_at: new Date(Date.now() - 1).toISOString() })
    .where('id', '=', kept[0]?.split(' ')[0] as string)
    .execute()
  const refused = await formWith(kept, [])
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('⁨old.png⁩ wurde nur eine Stunde lang aufbewahrt. Wählen Sie die Datei noch einmal aus.')
  expect(keptIn(refused)).toEqual([kept[1]])
  expect((await formWith(keptIn(refused), [])).status).toBe(303)
})

test('one of several images that is refused is named, and what else is wrong is said at once', async () => {
  const browser = running.browser()
  const { html } = await browser.get(page)
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...hiddenOf(html, 'inquiry'), ...asked, lastName: ' ' }))
    form.append(name, value)
  form.append('uploadImages', new Blob(['no picture']), 'a.png')
  form.append('uploadImages', new Blob(['none either']), 'b.png')
  const answer = await browser.post(page, form, {})
  expect(answer.status).toBe(422)
  for (const text of [
    '⁨a.png⁩: Only JPEG, PNG, WebP, AVIF and GIF images can be uploaded\n⁨b.png⁩: Only JPEG',
    '>Please enter your last name</a>',
  ])
    expect(answer.html).toContain(text)
  expect(answer.html).not.toContain('Choose the images again')
})

test('a subscription asks for a mail to be confirmed, and the link of the mail asks once more', async () => {
  const browser = running.browser()
  const { html } = await browser.get('/demo')
  const answer = await browser.post('/demo', { ...hiddenOf(html, 'subscribe'), email: 'news@example.com' }, {})
  expect(answer.status).toBe(303)
  expect((await browser.get(answer.location as string)).html).toContain(
    'Please check your inbox to confirm your subscription.',
  )
  const mail = await storage.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', 'news@example.com')
    .executeTakeFirstOrThrow()
  const sent = /https:\/\/demo\.test(\/subscribe\/confirm\?token=[^"\\\s<]+)/.exec(JSON.stringify(mail)) ?? []
  // On the domain of the site there is the same page as here under its clientId.
  const link = `/demo${sent[1]}`
  // Mails that were sent before name no site.
  const old = await browser.get(sent[1] as string)
  expect([old.status, decodeURIComponent(old.location ?? '')]).toEqual([302, sent[0]])
  const status = async () =>
    (await storage.db.selectFrom('subscriptions').select('status').executeTakeFirstOrThrow()).status
  // In every language the same link, which still does what it is there for.
  const inOtherLanguages = async (address: string, text: RegExp, isOpen: boolean) => {
    const { status: own, html } = await browser.get(address)
    const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*hrefLang="(\w+)"/g)]
    expect(links.map(([, , language]) => language)).toEqual(['en', 'zh', 'de', 'es', 'ar'])
    for (const [, href = '', language = ''] of links) {
      const other = await browser.get(href.replaceAll('&amp;', '&'))
      expect([other.status, other.html.includes('name="token"')], href).toEqual([own, isOpen])
      expect(other.html).toContain(`<html lang="${language}"`)
      if (language === 'de') expect(other.html).toMatch(text)
    }
  }
  await inOtherLanguages(link, /Newsletter/, true)
  const asks = (await browser.get(link)).html
  for (const text of ['Confirm that you want to receive our newsletter.', 'Nordhaven Fasteners', '<header'])
    expect(asks).toContain(text)
  expect(asks).toContain('href="/demo"')
  expect(await status()).toBe('pending')
  const token = new URLSearchParams(link.split('?')[1]).get('token') as string
  const confirmed = await browser.post(link, { form: 'confirm', token }, {})
  expect([confirmed.status, await status()]).toEqual([303, 'confirmed'])
  expect((await browser.get(confirmed.location as string)).html).toContain('Your subscription is confirmed.')
  expect((await browser.get(link)).html).not.toContain('name="token"')
  await inOtherLanguages(link, /bestätigt/, false)
  const forged = await browser.post(link, { form: 'confirm', token: `${token}x` }, {})
  expect(forged.status).toBe(404)
  for (const [client, page] of [
    ['', 'subscribe/confirm'],
    ['/demo', 'subscribe/confirm'],
    ['/acme', 'unsubscribe'],
  ])
    for (const wrong of ['', `${token}x`, 'nonsense']) {
      const { status, html } = await browser.get(`${client}/${page}?token=${wrong}`)
      expect([status, html.includes('name="token"')], `${client} ${wrong}`).toEqual([404, false])
      expect(html).toContain('This link is incomplete.')
    }

  // The address that mail programs post to, opened by a person: the page of the site with its button.
  const api = /\/api\/site\/v1\/site\/subscription\/unsubscribe\?token=[^">\\]+/.exec(
    JSON.stringify(mail),
  )?.[0] as string
  const opened = await browser.get((await browser.get(api)).location as string)
  expect([opened.status, opened.location?.startsWith('https://demo.test/unsubscribe?token=')]).toEqual([302, true])
  const unsubscribe = (opened.location as string).replace('https://demo.test', '/demo')
  expect((await browser.get(unsubscribe)).html).toContain('name="token"')
  await inOtherLanguages(unsubscribe, /Newsletter/, true)
  // And with one click (RFC 8058), where the page itself is named.
  const clicked = await browser.post(unsubscribe, { 'List-Unsubscribe': 'One-Click' }, {})
  expect([clicked.status, await status()]).toEqual([303, 'unsubscribed'])
  expect((await browser.get(clicked.location as string)).html).toContain('You will no longer receive our newsletter.')
  const over = await browser.get(link)
  expect([over.status, over.html.includes('name="token"')]).toEqual([410, false])
  expect(over.html).toContain('This link has expired, or the subscription was ended.')
  await inOtherLanguages(link, /abgelaufen/, false)
  await inOtherLanguages('/demo/unsubscribe?token=nonsense', /Link/, false)
})

test('a failure of ours is told in the words of the specification, and everything that was typed stays', async () => {
  const { schema } = storage.db
  await schema.alterTable('messages').renameTo('messages_away').execute()
  const answer = await send({ ...asked, message: 'It broke' })
  await schema.alterTable('messages_away').renameTo('messages').execute()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(answer.html).toContain('Submission failed, please try again')
  expect(answer.html).toMatch(/<div role="alert"[^>]*autofocus/i)
  for (const value of ['It broke', 'value="Ada"', 'value="ada@example.com"']) expect(answer.html).toContain(value)
  expect((await send({ ...asked, message: 'It broke' })).status).toBe(303)
})

test('R198 too many are told when to come back, and everything that was typed stays', async () => {
  const limited = await instance()
  const post = () => limited.browser().post(page, { form: 'inquiry', component: 'x', email: 'typed' }, {})
  for (let tries = 0; tries < 30; tries++) expect((await post()).status).toBe(422)
  const browser = limited.browser()
  const { html } = await browser.get(page)
  const refused = await browser.post(page, { ...hiddenOf(html, 'inquiry'), ...asked }, {})
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.html).toContain('Too many messages were sent from your network. Try again later.')
  expect(refused.html).toContain('value="ada@example.com"')
  await limited.close()
})

test('a form in the footer works on a page that is not there', async () => {
  const answer = await running
    .browser()
    .post('/demo/nowhere/at/all', { form: 'subscribe', component: 'anything', email: 'footer@example.com' }, {})
  expect(answer.status).toBe(303)
  expect(answer.location).toMatch(/^\/demo\/nowhere\/at\/all\?sent=anything\.\d{13}\.[\w-]{22}$/)
})

test('nobody is thanked for what was never sent, and no number can be made up', async () => {
  const browser = running.browser()
  const real = (await send({ ...asked, message: 'Signed' })).location as string
  const marker = new URLSearchParams(real.split('?')[1]).get('sent') as string
  const [component, reference, time, signature] = marker.split('.') as [string, string, string, string]
  expect((await browser.get(real)).html).toContain(`Reference number: ${reference}`)
  const forged = [
    component,
    `${component}.${reference}`,
    `${component}.FAKE1234`,
    `${component}.FAKE1234.${time}.${signature}`,
    `${component}.${time}.${signature}`,
    `${component}.${reference}.${signature}`,
    `${component}.${reference}.${Number(time) + 1}.${signature}`,
    `${component}.${reference}.${time}.${signature}x`,
    `${component}.${reference}.${time}.`,
    `${component}.${reference}.${time}.${'A'.repeat(22)}`,
    '',
  ]
  for (const sent of forged) {
    const { status, headers, location } = await browser.get(`${page}?sent=${sent}&language=de&q=a%20b`)
    expect([status, headers.get('cache-control'), location], sent).toEqual([
      302,
      'no-store',
      `${page}?language=de&q=a+b`,
    ])
  }
  // What one site signed is nothing to another one.
  expect((await browser.get(`/acme?sent=${marker}`)).location).toBe('/acme')
  // Nor does it lead to another host.
  expect((await browser.get(`${running.url}//evil.example?sent=x`)).location ?? '/').not.toMatch(/^\/[/\\]/)

  // A name that looks like a form with a number is not signed as one.
  const made = await browser.post(
    '/demo',
    { form: 'subscribe', component: `${component}.FAKE1234`, email: 'made@example.com' },
    {},
  )
  expect([made.status, made.location]).toEqual([303, '/demo'])
  for (const address of ['/subscribe/confirm?token=x&sent=confirm', '/unsubscribe?token=x&sent=unsubscribe'])
    expect((await browser.get((await browser.get(address)).location as string)).html).not.toMatch(
      /Your subscription is confirmed|You are unsubscribed/,
    )
})

test('what is no form of ours is refused in words', async () => {
  const answer = await running.browser().post(page, { form: 'order', x: '1' }, {})
  expect(answer.status).toBe(400)
  expect(answer.headers.get('content-type')).toContain('text/html')
})

test('nothing that was typed stands in the log', () => {
  const log = running.log.join('')
  for (const secret of [...Object.values(asked).filter((text) => text !== ''), 'news@example.com', 'token='])
    expect(log).not.toContain(secret)
})
