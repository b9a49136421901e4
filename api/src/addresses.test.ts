import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { importSiteFiles } from './features/site-import/site-import.ts'
import type { Storage } from './platform/database/storage.ts'
import { onBothEngines } from './testing/engines.ts'
import { type Client, type Served, serve } from './testing/serve.ts'
import { exampleSite } from './testing/site.ts'
import { specs } from './testing/specs.ts'

/** What nobody sees in an address: control and direction characters, and white space that is no space. */
const unseen = [
  ...Array.from({ length: 0x20 }, (_, code) => code),
  ...Array.from({ length: 0x21 }, (_, at) => 0x7f + at),
  ...[0xa0, 0xad, 0x34f, 0x61c, 0x115f, 0x1680, 0x180e, 0x3000, 0x3164, 0xfeff, 0xfffd, 0xe0020],
  ...Array.from({ length: 0x10 }, (_, at) => 0x2000 + at),
  ...Array.from({ length: 0x08 }, (_, at) => 0x2028 + at),
  ...Array.from({ length: 0x10 }, (_, at) => 0x2060 + at),
].map((code) => String.fromCodePoint(code))

onBothEngines('E-mail addresses', (engine) => {
  let storage: Storage
  let served: Served
  let owner: Client
  let settings: Record<string, unknown>

  beforeAll(async () => {
    storage = await engine.open()
    const { tenantId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true })
    served = await serve({ storage })
    owner = await served.memberOf(tenantId, { role: 'owner' })
    const { tenantId: _tenantId, clientId: _clientId, ...known } = await owner.data('v1/site/settings')
    settings = known
  })

  const lamps = { 'client-id': 'lamps' }
  const asked = { name: 'Ada', whatsappPhone: '+44 20 1234', message: 'Hello' }
  /** Everywhere that an address may be given, and what is said of one that is none. */
  const places: readonly (readonly [
    name: string,
    send: (email: string) => ReturnType<Client['post']>,
    field: string,
    message: string,
  ])[] = [
    [
      'inquiry',
      (email) => served.post('v1/site/inquiry', { ...asked, email }, lamps),
      'email',
      'Please enter a valid email address',
    ],
    [
      'contact',
      (email) => served.post('v1/site/contact-us', { name: 'Ada', email, message: 'Hello' }, lamps),
      'email',
      'Please enter a valid email address',
    ],
    [
      'subscription',
      (email) => served.post('v1/site/subscribe', { email }, lamps),
      'email',
      'Please enter a valid email address',
    ],
    [
      'sign-in',
      (email) => served.post('v1/account/sign-in', { email, password: 'x' }),
      'email',
      'Must be an email address, such as name@example.com.',
    ],
    [
      'forgotten password',
      (email) => served.post('v1/account/forgot-password', { email }),
      'email',
      'Must be an email address, such as name@example.com.',
    ],
    [
      'invitation',
      (email) => owner.post('v1/site/invitations', { email, role: 'viewer' }),
      'email',
      'Must be an email address, such as name@example.com.',
    ],
    [
      'recipient of inquiries',
      (notifyEmail) => owner.ask('PUT', 'v1/site/settings', { ...settings, notifyEmail }),
      'notifyEmail',
      'Must be an email address, such as name@example.com.',
    ],
  ]

  for (const [name, send, field, message] of places)
    it(`with characters that nobody sees are refused at their field: ${name}`, async () => {
      const where = fc
        .constantFrom(...unseen)
        .chain((mark) =>
          fc.constantFrom(
            `${mark}ada@example.com`,
            `ada@example.com${mark}`,
            `a${mark}da@example.com`,
            `ada@${mark}example.com`,
            `ada@exam${mark}ple.com`,
            ` ada${mark}@example.com `,
          ),
        )
      await fc.assert(
        fc.asyncProperty(where, async (email) => {
          const answer = await send(email)
          const { error } = answer.json()
          const at = JSON.stringify(email)
          expect([at, answer.statusCode, Object.keys(error?.fields ?? {})]).toEqual([at, 422, [field]])
          expect([at, error.fields[field]]).toEqual([at, message])
        }),
        { numRuns: 150 },
      )
    })

  it('are taken with spaces around them, and stored without', async () => {
    const answer = await served.post(
      'v1/site/contact-us',
      { name: 'A‎da', email: ' ada@example.com ', message: 'Hi' },
      lamps,
    )
    expect(answer.statusCode).toBe(200)
    const rows = await storage.db.selectFrom('messages').select(['name', 'email']).execute()
    // Names are cleaned as before.
    expect(rows).toEqual([{ name: 'Ada', email: 'ada@example.com' }])
  })
})
