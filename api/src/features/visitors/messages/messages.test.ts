import { formLimits } from '@vitrine/schemas'
import { beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { secretOf } from '../../../platform/signing/secret.queries.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { ensureOwner } from '../../accounts/first-owner.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'
import { signedStart } from '../form/form-start.ts'
import { hourlyQuota } from '../message-quota.ts'
import { insertMessage } from './messages.queries.ts'

const inquiry = {
  firstName: 'Amina',
  lastName: 'Diallo',
  email: 'Amina@Diallo.example',
  whatsappPhone: '+٢٢١ 33 123 45',
  message: 'Please quote M12 × 80.',
}

onBothEngines('What visitors write to the company', (engine) => {
  let storage: Storage
  let served: Served
  let editor: Client
  let tenantId = ''
  beforeAll(async () => {
    storage = await engine.open()
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    served = await serve({ storage })
    editor = await served.memberOf(tenantId, { role: 'editor' })
    await ensureOwner(storage, tenantId, { email: 'owner@lamps.example' })
  })
  const visitor = { 'client-id': 'lamps' }
  const send = (body: object, headers = {}) => served.post('v1/site/inquiry', body, { ...visitor, ...headers })
  const contact = (body: object) => served.post('v1/site/contact-us', body, visitor)
  const fieldsOf = async (response: ReturnType<typeof send>) => (await response).json().error.fields
  const inquiries = async (query: Record<string, string> = {}) =>
    (await editor.data(`v1/site/inquiries?${new URLSearchParams({ pageSize: '100', ...query })}`)).items
  const mailsAbout = (id: string) =>
    storage.db
      .selectFrom('outbox')
      .select(['kind', 'recipient', 'reply_to', 'content'])
      .where('tenant_id', '=', tenantId)
      .where('about', '=', id)
      .execute()
  const stored = async (response: Awaited<ReturnType<typeof send>>) => {
    expect(response.statusCode, response.body).toBe(200)
    const { reference } = response.json().data
    const [item, ...more] = await inquiries({ q: reference })
    expect(more).toEqual([])
    return item
  }

  it('keeps what is asked for line by line, as it was shown and in the source language (R125)', async () => {
    const bolt = {
      name: 'Hex bolt',
      model: 'NH-1',
      currency: 'USD',
      unit: 'piece',
      priceTiers: [
        { id: 'tierBBB1', from: 500, price: 86 },
        { id: 'tierBBB2', from: 2000, price: 74 },
      ],
      specTypes: [
        {
          id: 'thread01',
          name: 'Thread',
          options: [
            { id: 'optionM8', label: 'M8' },
            { id: 'optionMX', label: 'M10' },
          ],
        },
      ],
      combinations: [{ id: 'combiAA1', options: ['optionMX'], state: 'soldOut' }],
    }
    const record = {
      slug: 'hex-bolt',
      status: 'published',
      settings: { props: bolt, editPropsByLangEnvMap: { de: { 'specTypes[thread01].name': 'Gewinde' } } },
    }
    const created = await editor.post('v1/content/product', record)
    expect(created.statusCode, created.body).toBe(201)
    const { id } = created.json().data
    const asked = {
      ...inquiry,
      page: '/product/hex-bolt',
      campaign: 'utm_source=fair',
      referrer: 'https://s.example/a?q=me',
    }

    const item = await stored(await send({ ...asked, lines: `${id}:optionM8*2000` }, { lang: 'de' }))
    expect(item).toMatchObject({
      productId: id,
      productName: 'Hex bolt',
      quantity: 2000,
      campaign: 'utm_source=fair',
      // What stands behind the path may be about a person.
      referrer: 'https://s.example/a',
      lines: [
        {
          productId: id,
          productName: 'Hex bolt',
          model: 'NH-1',
          quantity: 2000,
          unit: 'piece',
          unitPrice: 74,
          priceAtReceipt: 74,
          pricePer: 1,
          currency: 'USD',
          options: [
            {
              kind: 'thread01',
              option: 'optionM8',
              name: 'Gewinde',
              label: 'M8',
              sourceName: 'Thread',
              sourceLabel: 'M8',
            },
          ],
        },
      ],
    })
    const [mail] = await mailsAbout(item.id)
    expect(mail?.content).toContain('optionM8')

    const shown = [{ productId: id, options: ['optionM8'], quantity: '١٠٠', unitPrice: 80, note: 'Samples\nfirst' }]
    const { lines } = await stored(await send({ ...asked, lines: shown }))
    // Below the first tier we have no price; what the visitor was shown stays.
    expect(lines).toEqual([
      expect.objectContaining({ quantity: 100, unitPrice: 80, note: 'Samples first', pricePer: 1, currency: 'USD' }),
    ])
    expect(lines[0]).not.toHaveProperty('priceAtReceipt')

    expect(await fieldsOf(send({ ...asked, lines: `${id}:optionMX*500` }))).toEqual({
      lines: '“Hex bolt” is not offered as you chose it. Choose again',
    })
    expect(await fieldsOf(send({ ...asked, lines: 'gone:optionM8*500' }))).toEqual({
      lines: 'One of the products is no longer offered. Remove it and send again',
    })
    expect(await fieldsOf(send({ ...asked, lines: [{ ...shown[0], quantity: 0 }] }))).toEqual({
      lines: 'Please enter a whole number from 1 to 999,999,999',
    })
    const many = Array.from({ length: formLimits.lines + 1 }, () => shown[0])
    expect(await fieldsOf(send({ ...asked, lines: many }))).toEqual({
      lines: 'You can ask about a maximum of 200 combinations at once',
    })
    // What is no line is none; the inquiry arrives without it.
    expect((await stored(await send({ ...asked, lines: 'nonsense!:!' }))).lines).toEqual([])
  })

  it('says what is missing in the words of the specification (R171–R188)', async () => {
    expect(await fieldsOf(send({ firstName: '', lastName: ' ' }))).toEqual({
      firstName: 'Please enter your first name',
      lastName: 'Please enter your last name',
      email: 'Please enter your email address',
      whatsappPhone: 'Please enter your contact number',
      message: 'Please enter your message',
    })
    expect(await fieldsOf(send({ ...inquiry, firstName: undefined, lastName: undefined }))).toEqual({
      name: 'Please enter your name',
    })
    expect(await fieldsOf(send({ ...inquiry, email: 'amina@', whatsappPhone: 'call me: 1234' }))).toEqual({
      email: 'Please enter a valid email address',
      whatsappPhone: 'Please enter a valid contact number',
    })
    expect(await fieldsOf(contact({}))).toEqual({
      name: 'Please input your name!',
      email: 'Please input your email!',
    })
    expect(await fieldsOf(contact({ name: 'A', email: 'a b@c.example' }))).toEqual({
      email: 'Please enter a valid email address',
    })
    expect(await fieldsOf(send({ ...inquiry, uploadImages: ['a', 'b', 'c', 'd'] }))).toEqual({
      uploadImages: 'You can only upload a maximum of 3 images!',
    })
  })

  it('refuses what is too long, and cuts nothing (R181)', async () => {
    const exactly = { ...inquiry, message: 'é'.repeat(formLimits.message), productName: 'n'.repeat(300) }
    expect((await stored(await send(exactly))).message).toBe(exactly.message)
    const more = {
      ...inquiry,
      firstName: 'n'.repeat(101),
      whatsappPhone: '1'.repeat(33),
      message: 'm'.repeat(5001),
      email: `${'e'.repeat(250)}@a.example`,
    }
    const told = await fieldsOf(send(more))
    expect(Object.keys(told).sort()).toEqual(['email', 'firstName', 'message', 'whatsappPhone'])
    expect(told.message).toContain('5000')
  })

  it('refuses fields that nobody knows, and values of another type', async () => {
    for (const body of [{ ...inquiry, admin: true }, { ...inquiry, message: ['m'] }, { ...inquiry, consent: {} }, []])
      expect((await send(body)).statusCode).toBe(422)
  })

  it('stores every field, tells the owners by mail, and answers with a reference', async () => {
    const item = await stored(
      await send({
        ...inquiry,
        message: ' Please quote\r\nM12\u0000 × 80. ',
        company: 'Diallo\u202e Construction',
        country: 'SN',
        productId: 'desk-lamp',
        productName: 'Desk lamp',
        quantity: '٥٬٠٠٠',
        unit: 'piece',
        page: '/products?token=secret',
        marketing: 'yes',
        sendCopy: true,
        startedAt: signedStart(await secretOf(storage.db), tenantId, Date.now() - 60_000),
        consent: { textVersion: 'privacy@3', language: 'de' },
      }),
    )
    expect(item).toEqual({
      id: expect.any(String),
      kind: 'inquiry',
      reference: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/),
      status: 'new',
      revision: 1,
      name: 'Amina Diallo',
      firstName: 'Amina',
      lastName: 'Diallo',
      email: 'Amina@Diallo.example',
      whatsappPhone: '+221 33 123 45',
      message: 'Please quote\nM12 × 80.',
      company: 'Diallo Construction',
      country: 'SN',
      productId: 'desk-lamp',
      productName: 'Desk lamp',
      quantity: 5000,
      unit: 'piece',
      page: '/products',
      language: 'en',
      consent: { at: expect.any(String), language: 'de', textVersion: 'privacy@3', marketing: true },
      spamScore: 0,
      spamReasons: [],
      lines: [
        { productId: 'desk-lamp', productName: 'Desk lamp', options: [], quantity: 5000, unit: 'piece', pricePer: 1 },
      ],
      images: [],
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    const mails = await mailsAbout(item.id)
    expect(mails.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
      ['inquiry', 'owner@lamps.example'],
      ['inquiry-copy', 'Amina@Diallo.example'],
    ])
    const [told, copy] = mails.sort((a, b) => a.kind.length - b.kind.length)
    expect(JSON.parse(told?.reply_to ?? '')).toEqual({ name: 'Amina Diallo', address: 'Amina@Diallo.example' })
    // Nothing that the visitor wrote goes to an address that may be another person's (R202).
    expect(JSON.parse(copy?.content ?? '')).toEqual({ reference: item.reference, siteName: 'Lamps Ltd' })
  })

  it('takes forms of browsers, which send text only', async () => {
    const body = new URLSearchParams({
      form: 'inquiry',
      department: '',
      name: '王小明',
      email: 'wang@a.example',
      whatsappPhone: '0573-86 11 22',
      message: 'M12',
      quantity: '',
      unit: 'piece',
      productId: '',
      productName: '',
      company: '',
      country: '',
      uploadImages: '',
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded', lang: 'zh' }
    const item = await stored(await served.ask('POST', 'v1/site/inquiry', String(body), { ...visitor, ...headers }))
    expect(item).toMatchObject({ name: '王小明', language: 'zh', unit: 'piece' })
    for (const left of ['firstName', 'quantity', 'company', 'productName']) expect(item).not.toHaveProperty(left)
  })

  it('knows the version of the privacy policy by itself', async () => {
    expect((await stored(await send(inquiry))).consent).toMatchObject({ textVersion: 'privacy@1', language: 'en' })
  })

  it('stores one submission once, however often and however fast it is sent (R196)', async () => {
    const body = { ...inquiry, submissionKey: 'k3v9Qa2Z', message: 'Sent by an impatient finger' }
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(body)))
    const references = new Set(answers.map((response) => response.json().data.reference))
    expect(references.size).toBe(1)
    const item = await stored(await send(body))
    expect([...references]).toEqual([item.reference])
    expect(await mailsAbout(item.id)).toHaveLength(1)
    // The page was kept and filled in anew: these are other words.
    const other = await send({ ...body, message: 'And also M10' })
    expect(references.has(other.json().data.reference)).toBe(false)
  })

  it('gives who is caught the usual answer; the owner finds it among the spam, and gets no mail (R197)', async () => {
    const item = await stored(await send({ ...inquiry, department: 'Sales', sendCopy: true }))
    expect(item).toMatchObject({ status: 'spam', spamReasons: ['unseen-field', 'no-start'] })
    expect(await mailsAbout(item.id)).toEqual([])
    expect((await inquiries({ status: 'open' })).map(({ id }: { id: string }) => id)).not.toContain(item.id)
  })

  it('stores nothing at all when a part of it cannot be', async () => {
    const before = (await inquiries()).length
    const refused = await send({ ...inquiry, uploadImages: ['0'.repeat(32)], submissionKey: 'with an image' })
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, ['uploadImages']])
    expect((await inquiries()).length).toBe(before)
  })

  it('keeps what is sent to the contact form apart', async () => {
    const response = await contact({ name: 'Bo', email: 'bo@a.example', company: 'Bo Ltd', form: 'contact-us' })
    const { items } = await editor.data('v1/site/contacts')
    expect(items[0]).toMatchObject({ reference: response.json().data.reference, name: 'Bo', company: 'Bo Ltd' })
    expect(items[0]).not.toHaveProperty('whatsappPhone')
    expect(await inquiries({ q: 'bo@a.example' })).toEqual([])
  })

  it('asks for no site that is not there, and only from sites', async () => {
    expect((await served.post('v1/site/inquiry', inquiry, { 'client-id': 'nobody' })).statusCode).toBe(404)
    expect((await served.get('v1/site/inquiry', visitor)).statusCode).toBe(405)
  })

  it('ends a flood from many addresses; programs that are caught do not use up what buyers have', async () => {
    const chairs = await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), { publish: true })
    const counted = await serve({ storage, rateLimit: true })
    const consent = { at: '', language: 'en', textVersion: '', marketing: false }
    const fill = (score: number) =>
      storage.db.transaction().execute(async (db) => {
        for (let at = 0; at < hourlyQuota.messages; at += 1)
          await insertMessage(db, {
            kind: 'contact',
            tenantId: chairs.tenantId,
            name: 'A',
            email: 'a@a.example',
            lines: [],
            language: 'en',
            consent,
            suspicion: { score, reasons: [] },
            submission: undefined,
            now: Date.now() - 600_000,
          })
      })
    const ask = (body: object) => counted.post('v1/site/inquiry', body, { 'client-id': 'chairs' })
    await fill(9)
    expect((await ask({ ...inquiry, department: 'x' })).statusCode).toBe(429)
    expect((await ask(inquiry)).statusCode).toBe(200)
    await fill(0)
    const refused = await ask(inquiry)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(2900)
    expect(Number(refused.headers['retry-after'])).toBeLessThan(3100)
    expect((await counted.post('v1/site/inquiry', inquiry, visitor)).statusCode).toBe(200)
  })

  const conversation = [
    { kind: 'out', text: 'What do you need?', key: 'start', at: new Date(Date.now() - 60_000).toISOString() },
    { kind: 'in', text: ' A product\r\nin A4 ', key: 'start', at: '2001-01-01T00:00:00.000Z' },
    { kind: 'out', text: 'What is your email address?', key: 'email' },
    { kind: 'in', text: 'Amina@Diallo.example', key: 'email' },
  ]

  it('keeps a conversation in its order, once however often it is sent (R39)', async () => {
    const before = Date.now()
    const asked = { ...inquiry, submissionKey: 'chat-1', entries: conversation }
    const first = await send(asked)
    const item = await stored(first)
    expect(item).toMatchObject({ kind: 'chat', email: inquiry.email })
    // Sent again after the answer was lost on its way, with one more line.
    const again = await send({ ...asked, entries: [...conversation, { kind: 'out', text: 'You were offline.' }] })
    expect(again.json().data).toEqual(first.json().data)
    const { entries } = await editor.data(`v1/site/inquiries/${item.id}`)
    expect(entries.map(({ kind, text, key }: (typeof conversation)[number]) => [kind, text, key])).toEqual([
      ['out', 'What do you need?', 'start'],
      ['in', 'A product\nin A4', 'start'],
      ['out', 'What is your email address?', 'email'],
      ['in', 'Amina@Diallo.example', 'email'],
    ])
    expect(entries[0].at).toBe(conversation[0]?.at)
    // A clock that is years behind is not believed.
    expect(Date.parse(entries[1].at)).toBeGreaterThanOrEqual(before)
    expect((await mailsAbout(item.id)).map(({ kind }) => kind)).toEqual(['inquiry'])
    const [plain] = await inquiries({ q: (await send({ ...inquiry, message: 'By form' })).json().data.reference })
    expect(plain.kind).toBe('inquiry')
    expect((await editor.data(`v1/site/inquiries/${plain.id}`)).entries).toEqual([])
  })

  it.each([
    ['a kind that visitors have not', [{ kind: 'note', text: 'a' }]],
    ['a text that says nothing', [{ kind: 'in', text: '' }]],
    ['a text without end', [{ kind: 'in', text: 'a'.repeat(formLimits.entry + 1) }]],
    ['entries without end', Array.from({ length: formLimits.entries + 1 }, () => ({ kind: 'in', text: 'a' }))],
    ['a time that is none', [{ kind: 'in', text: 'a', at: 'yesterday' }]],
    ['a key that is none', [{ kind: 'in', text: 'a', key: '<b>' }]],
    ['more than is asked', [{ kind: 'in', text: 'a', account: 'me' }]],
    ['text', 'hello'],
  ])('refuses a conversation with %s', async (_name, entries) => {
    expect((await send({ ...inquiry, entries })).statusCode).toBe(422)
  })

  it('looks for spam in all that was said, and counts what was said twice once', async () => {
    const links = 'https://a.example https://b.example https://c.example'
    const said = (text: string) => send({ ...inquiry, message: text, entries: [{ kind: 'in', text }] })
    expect((await stored(await said(links))).spamReasons).toEqual(['no-start', 'links'])
    expect((await stored(await said(links))).status).toBe('new')
    const hidden = { ...inquiry, message: 'Hello', entries: [{ kind: 'in', text: `${links} ${links}` }] }
    expect((await stored(await send(hidden))).status).toBe('spam')
  })

  it('asks about a product as a whole where no quantity is named', async () => {
    const record = { slug: 'washer', status: 'published', settings: { props: { name: 'Washer', model: 'W-1' } } }
    const created = await editor.post('v1/content/product', {
      ...record,
      settings: { ...record.settings, editPropsByLangEnvMap: {} },
    })
    expect(created.statusCode, created.body).toBe(201)
    const { id } = created.json().data
    const { lines, quantity } = await stored(await send({ ...inquiry, lines: [{ productId: id }] }))
    expect(lines).toEqual(
      [{ productId: id, productName: 'Washer', model: 'W-1', options: [], pricePer: 1, unit: expect.anything() }].map(
        ({ unit: _unit, ...line }) => line,
      ),
    )
    expect(quantity).toBeUndefined()
    expect(await fieldsOf(send({ ...inquiry, lines: [{ productId: id, quantity: 'many' }] }))).toHaveProperty('lines')
  })
})
