import { beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { secretOf } from '../../../platform/signing/secret.queries.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { applyRetention } from '../../personal-data/retention.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'
import { signedStart } from './form-start.ts'

const HOUR = 60 * 60 * 1000
const lamps = { 'client-id': 'lamps' }
const buyer = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', whatsappPhone: '+49 30 123456' }

onBothEngines('The start of a form', (engine) => {
  let storage: Storage
  let served: Served
  let editor: Client
  let tenantId = ''
  beforeAll(async () => {
    storage = await engine.open()
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    await importSiteFiles(storage, specs, exampleSite('chairs', 'Chairs'), { publish: true })
    served = await serve({ storage })
    editor = await served.memberOf(tenantId, { role: 'editor' })
  })

  const begin = async (headers = lamps): Promise<string> => {
    const answer = await served.ask('POST', 'v1/form/start', undefined, headers)
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.headers['cache-control']).toContain('no-store')
    return answer.json().data.startedAt
  }
  /** A start as it was given so long ago. */
  const begunAgo = async (milliseconds: number) =>
    signedStart(await secretOf(storage.db), tenantId, Date.now() - milliseconds)
  let count = 0
  const send = async (fields: object) => {
    count += 1
    const body = { ...buyer, message: `Bolts ${count}`, ...fields }
    const answer = await served.post('v1/site/inquiry', body, lamps)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json().data.reference as string
  }
  const found = async (reference: string) =>
    (await editor.data(`v1/site/inquiries?${new URLSearchParams({ q: reference })}`)).items
  const reasonsOf = async (fields: object) => {
    const [{ status, spamReasons }] = await found(await send(fields))
    return { status, spamReasons }
  }

  it('is another one each time it is asked for, and good for the site that it was asked for (R197)', async () => {
    const [one, two] = [await begin(), await begin()]
    expect(one).not.toBe(two)
    // Nobody writes a message in the time of a test, and a message alone that came too fast is none of a program.
    expect(await reasonsOf({ startedAt: one })).toEqual({ status: 'new', spamReasons: ['too-fast'] })
    expect(await reasonsOf({ startedAt: await begin({ 'client-id': 'chairs' }) })).toEqual({
      status: 'new',
      spamReasons: ['forged-start'],
    })
    expect((await served.ask('POST', 'v1/form/start', undefined, { 'client-id': 'nobody' })).statusCode).toBe(404)
  })

  it('counts from when a form was begun, not from when its page was drawn', async () => {
    expect(await reasonsOf({ startedAt: await begunAgo(5000) })).toEqual({ status: 'new', spamReasons: [] })
    expect((await reasonsOf({ startedAt: await begunAgo(23 * HOUR) })).spamReasons).toEqual([])
    expect((await reasonsOf({ startedAt: await begunAgo(25 * HOUR) })).spamReasons).toEqual(['too-old'])
    expect((await reasonsOf({ startedAt: await begunAgo(-10_000) })).spamReasons).toEqual(['forged-start'])
    expect((await reasonsOf({ startedAt: '' })).spamReasons).toEqual(['no-start'])
    expect((await reasonsOf({})).spamReasons).toEqual(['no-start'])
  })

  it('is good for one message; the same message once more is that message', async () => {
    const fields = { startedAt: await begunAgo(5000), submissionKey: 'k1', message: 'Once' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(fields)))
    expect(new Set(answers).size).toBe(1)
    expect(await found(answers[0] as string)).toMatchObject([{ status: 'new', spamReasons: [] }])
    // Somebody went back and wrote another one: a little suspect, and not lost.
    const again = { status: 'new', spamReasons: ['used-start'] }
    expect(await reasonsOf({ ...fields, message: 'Twice' })).toEqual(again)
    expect(await reasonsOf({ ...fields, submissionKey: 'k2' })).toEqual(again)
    const links = 'https://a.example https://b.example https://c.example https://d.example'
    expect((await reasonsOf({ ...fields, message: links })).status).toBe('spam')
  })

  it('is used by the message that it is stored with, and by none that is refused', async () => {
    const startedAt = await begunAgo(5000)
    const refused = await served.post(
      'v1/site/inquiry',
      { ...buyer, message: 'Hi', startedAt, uploadImages: ['gone'] },
      lamps,
    )
    expect(refused.statusCode).toBe(422)
    expect((await reasonsOf({ startedAt })).spamReasons).toEqual([])
    expect((await reasonsOf({ startedAt })).spamReasons).toEqual(['used-start'])
  })

  it('is used by a newsletter, too', async () => {
    const startedAt = await begunAgo(5000)
    const subscribe = (email: string) => served.post('v1/site/subscribe', { email, startedAt }, lamps)
    for (const email of ['first@example.com', 'second@example.com'])
      expect((await subscribe(email)).statusCode).toBe(200)
    const rows = await storage.db
      .selectFrom('subscriptions')
      .select(['email', 'spam_score'])
      .where('email', 'like', '%@example.com')
      .orderBy('email')
      .execute()
    expect(rows).toEqual([
      { email: 'first@example.com', spam_score: 0 },
      { email: 'second@example.com', spam_score: 2 },
    ])
  })

  it('is forgotten when it is too old to count', async () => {
    const rows = () => storage.db.selectFrom('form_starts').selectAll().execute()
    await storage.db.deleteFrom('form_starts').execute()
    await send({ startedAt: await begunAgo(5000) })
    // It is too old to count already, so it need not be kept.
    await send({ startedAt: await begunAgo(25 * HOUR) })
    expect(await rows()).toHaveLength(1)
    await applyRetention(storage, Date.now() + 23 * HOUR)
    expect(await rows()).toHaveLength(1)
    await applyRetention(storage, Date.now() + 25 * HOUR)
    expect(await rows()).toEqual([])
  })
})
