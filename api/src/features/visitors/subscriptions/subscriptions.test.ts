import { beforeAll, expect, it } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import type { MailValues } from '../../../platform/mail/kinds.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'

onBothEngines('Subscriptions', (engine) => {
  let storage: Storage
  let served: Served
  let editor: Client
  let tenantId = ''
  beforeAll(async () => {
    storage = await engine.open()
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    served = await serve({ storage, systemOrigin: 'https://vitrine.example' })
    editor = await served.memberOf(tenantId, { role: 'editor' })
  })
  const visitor = { 'client-id': 'lamps' }
  const subscribe = (body: object) => served.post('v1/site/subscribe', body, visitor)
  const confirm = async (token: string) => (await served.post('v1/site/subscription/confirm', { token })).statusCode
  const one = async (email: string) =>
    (await editor.data(`v1/site/subscriptions?q=${encodeURIComponent(email)}`)).items[0]
  const mailsTo = async (email: string) => {
    const rows = await storage.db
      .selectFrom('outbox')
      .select(['content', 'headers', 'language'])
      .where('tenant_id', '=', tenantId)
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute()
    return rows.map(({ content, headers, language }) => ({
      language,
      token: String((JSON.parse(content) as MailValues).link)
        .split('token=')[1]
        ?.split('&')[0] as string,
      link: String((JSON.parse(content) as MailValues).link),
      headers: JSON.parse(headers) as Record<string, string>,
    }))
  }

  it('begin with a mail that asks to confirm, in the language that is read', async () => {
    const answer = await subscribe({ email: ' News@A.example ', language: 'de', source: 'footer', marketing: 'yes' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: {} }])
    expect(await one('news@a.example')).toMatchObject({
      email: 'News@A.example',
      status: 'pending',
      language: 'de',
      source: 'footer',
      consent: { marketing: true, textVersion: 'privacy@1' },
    })
    const [mail] = await mailsTo('News@A.example')
    expect(mail?.link).toMatch(/^https:\/\/vitrine\.example\/lamps\/subscribe\/confirm\?token=[\w.:-]+&language=de$/)
    expect(mail?.language).toBe('de')
    expect(await confirm(mail?.token as string)).toBe(200)
    expect(await confirm(mail?.token as string)).toBe(200)
    expect(await one('news@a.example')).toMatchObject({ status: 'confirmed', confirmedAt: expect.any(String) })
  })

  it('are answered alike, whether the address is known or not, and bother nobody twice', async () => {
    const answers = [
      await subscribe({ email: 'known@a.example' }),
      await subscribe({ email: 'KNOWN@a.example' }),
      await subscribe({ email: 'news@a.example' }),
    ]
    expect(new Set(answers.map(({ body, statusCode }) => `${statusCode} ${body}`))).toEqual(
      new Set(['200 {"data":{}}']),
    )
    expect(await mailsTo('known@a.example')).toHaveLength(1)
    expect(await mailsTo('KNOWN@a.example')).toHaveLength(0)
    expect(await one('news@a.example')).toMatchObject({ status: 'confirmed' })
  })

  it('are refused without an address, in the words of the specification (R188)', async () => {
    for (const body of [{}, { email: '' }, { email: 'news' }, { email: 'a@b.example\r\nBcc: c@d.example' }])
      expect((await subscribe(body)).json().error.fields).toEqual({ email: 'Please enter a valid email address' })
  })

  it('end with one click, as mail programs ask, as often as they ask (RFC 8058)', async () => {
    await subscribe({ email: 'click@a.example' })
    const [mail] = await mailsTo('click@a.example')
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const [, path] =
      /^<https:\/\/vitrine\.example\/api\/site\/(.*)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '') ?? []
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    for (let at = 0; at < 2; at += 1) {
      const answer = await served.ask('POST', path as string, 'List-Unsubscribe=One-Click', headers)
      expect(answer.statusCode, answer.body).toBe(200)
    }
    expect(await one('click@a.example')).toMatchObject({ status: 'unsubscribed' })
    // The link that would confirm it is over; asking anew begins anew.
    expect(await confirm(mail?.token as string)).toBe(410)
    await subscribe({ email: 'click@a.example' })
    expect(await one('click@a.example')).toMatchObject({ status: 'pending' })
    expect(await mailsTo('click@a.example')).toHaveLength(2)
    const token = decodeURIComponent((path as string).split('token=')[1]?.split('&')[0] as string)
    expect((await served.post('v1/site/subscription/unsubscribe', { token })).statusCode).toBe(200)
    expect(await one('click@a.example')).toMatchObject({ status: 'unsubscribed' })
  })

  it('take no token that we did not make, or made for something else', async () => {
    await subscribe({ email: 'token@a.example' })
    const [mail] = await mailsTo('token@a.example')
    const { token } = mail as { token: string }
    expect(await confirm(`${token}x`)).toBe(404)
    expect(await confirm(token.replace(/:(.)/, (_all, first) => (first === '0' ? ':1' : ':0')))).toBe(404)
    expect((await served.post('v1/site/subscription/unsubscribe', { token })).statusCode).toBe(404)
    expect((await served.post('v1/site/subscription/unsubscribe', {})).statusCode).toBe(404)
    await storage.db
      .updateTable('subscriptions')
      .set({ asked_at: Date.now() - 8 * 24 * 3600 * 1000 })
      .where('email_key', '=', 'token@a.example')
      .execute()
    expect(await confirm(token)).toBe(410)
  })

  it('lead to the site that they are of: its own domain where it has one, and say what they would do', async () => {
    const readToken = (token: string, use: string) =>
      served.get(`v1/site/subscription/link?token=${encodeURIComponent(token)}&use=${use}`)
    await subscribe({ email: 'link@a.example' })
    const [first] = await mailsTo('link@a.example')
    const { token } = first as { token: string }
    expect(first?.link).toBe(`https://vitrine.example/lamps/subscribe/confirm?token=${token}`)
    expect((await readToken(token, 'confirm')).json().data).toEqual({ tenantId, clientId: 'lamps', isDone: false })
    expect((await readToken(token, 'confirm')).headers['cache-control']).toBe('private, no-store')
    const [, ending] = /unsubscribe\?token=([^>]+)>/.exec(first?.headers['List-Unsubscribe'] ?? '') ?? []
    const isDone = async (use: 'confirm' | 'unsubscribe') =>
      (await readToken(use === 'confirm' ? token : (ending as string), use)).json().data?.isDone
    expect([await isDone('confirm'), await isDone('unsubscribe')]).toEqual([false, false])
    await confirm(token)
    expect([await isDone('confirm'), await isDone('unsubscribe')]).toEqual([true, false])
    await served.post('v1/site/subscription/unsubscribe', { token: ending as string })
    expect([(await readToken(token, 'confirm')).statusCode, await isDone('unsubscribe')]).toEqual([410, true])
    for (const [wrong, use] of [
      [`${token}x`, 'confirm'],
      [token, 'unsubscribe'],
      [ending as string, 'confirm'],
      ['', 'confirm'],
    ] as const)
      expect((await readToken(wrong, use)).statusCode, `${wrong} ${use}`).toBe(404)

    await storage.db
      .insertInto('domains')
      .values({ host: 'lamps.example', tenant_id: tenantId, verified: 1, is_primary: 1 } as never)
      .execute()
    storage.changes.tell({ kind: 'site', id: tenantId })
    await subscribe({ email: 'domain@a.example', language: 'de' })
    const [own] = await mailsTo('domain@a.example')
    expect(own?.link).toMatch(/^https:\/\/lamps\.example\/subscribe\/confirm\?token=[\w.:-]+&language=de$/)
    expect((await readToken(own?.token as string, 'confirm')).json().data).toMatchObject({ domain: 'lamps.example' })
    await storage.db.deleteFrom('domains').where('host', '=', 'lamps.example').execute()
    storage.changes.tell({ kind: 'site', id: tenantId })
  })

  it('of programs are noted, and no mail goes to whom they name', async () => {
    expect((await subscribe({ email: 'victim@a.example', department: 'x' })).json()).toEqual({ data: {} })
    expect(await one('victim@a.example')).toMatchObject({ status: 'pending', spamScore: 11 })
    expect(await mailsTo('victim@a.example')).toEqual([])
    await subscribe({ email: 'victim@a.example' })
    expect(await mailsTo('victim@a.example')).toHaveLength(1)
  })

  it('openings of mails are noted, and whatever is wrong with them is not told (R273)', async () => {
    const record = async (body: object) =>
      (await served.post('v1/site/marketing-email-opening-record', body, visitor)).statusCode
    const all = [
      { marketingEmailId: 'spring-7', urlAdress: '/products?email=a@b.example', visitRegion: 'SN' },
      { marketingEmailId: 'spring-8', urlAddress: '/', visitRegion: 'DE' },
      { marketingEmailId: 'no id at all' },
      {},
    ]
    for (const body of all) expect(await record(body)).toBe(204)
    const rows = await storage.db
      .selectFrom('openings')
      .select(['email_id', 'url', 'region'])
      .where('tenant_id', '=', tenantId)
      .orderBy('email_id')
      .execute()
    expect(rows).toEqual([
      { email_id: 'spring-7', url: '/products', region: 'SN' },
      { email_id: 'spring-8', url: '/', region: 'DE' },
    ])
  })
})
