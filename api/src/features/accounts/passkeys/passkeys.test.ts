import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { createAuthenticator } from '../../../testing/authenticator.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'
import { codeOf, fromBase32 } from '../two-factor/totp.ts'

const password = 'correct horse'
const [origin, rpId] = ['https://vitrine.example', 'vitrine.example']
const path = 'v1/account/passkeys'

onBothEngines('Passkeys', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  let member: Client & { readonly accountId: string; readonly email: string }

  beforeAll(async () => {
    storage = await engine.open()
    served = await serve({ storage, systemOrigin: origin })
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite()))
  })
  beforeEach(async () => {
    member = await served.memberOf(tenantId, { role: 'viewer' })
  })
  afterEach(() => vi.useRealTimers())

  type Answered = Awaited<ReturnType<Client['post']>>
  const codeIn = (answer: Answered) => answer.json().error?.code ?? answer.statusCode
  const start = async (by: Client = member) => (await by.post(`${path}/start`, { password })).json().data
  const startSignIn = async (by: Client = served): Promise<string> =>
    (await by.post('v1/account/passkey-sign-in/start', {})).json().data.challenge
  const signIn = (body: object, by: Client = served, headers = {}) =>
    by.post('v1/account/passkey-sign-in', body, headers)
  async function add(name = 'My laptop', by: Client = member) {
    const authenticator = createAuthenticator()
    const { challenge } = await start(by)
    const added = await by.post(path, { name, ...authenticator.make({ challenge, origin, rpId }) })
    expect([added.statusCode, added.body]).toEqual([201, expect.anything()])
    return { authenticator, passkey: added.json().data }
  }
  const auditOf = async ({ accountId }: { readonly accountId: string }) =>
    (await storage.db.selectFrom('audit').select('action').where('object', '=', accountId).execute()).map(
      ({ action }) => action,
    )

  it('asks for the password, and for one that is found by itself and checks who it is', async () => {
    const wrong = await member.post(`${path}/start`, { password: 'wrong' })
    expect([wrong.statusCode, Object.keys(wrong.json().error.fields)]).toEqual([422, ['password']])
    expect(await start()).toMatchObject({
      rp: { id: rpId },
      user: { id: Buffer.from(member.accountId).toString('base64url'), name: member.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
  })

  it('is added, told by mail, renamed, used and removed', async () => {
    const { authenticator, passkey } = await add()
    expect(passkey).toEqual({
      id: expect.any(String),
      name: 'My laptop',
      createdAt: expect.any(String),
      host: rpId,
      isOfThisHost: true,
    })
    const mails = await storage.db
      .selectFrom('outbox')
      .select(['content'])
      .where('recipient', '=', member.email)
      .execute()
    expect(mails.map(({ content }) => String(content)).join()).toContain('My laptop')
    expect((await start()).excludeCredentials).toMatchObject([{ id: authenticator.id }])
    const renamed = await member.ask('PUT', `${path}/${passkey.id}`, { name: 'Work laptop' })
    expect(renamed.json().data.name).toBe('Work laptop')

    const userHandle = Buffer.from(member.accountId).toString('base64url')
    const challenge = await startSignIn()
    const signedIn = await signIn(authenticator.sign({ challenge, origin, rpId }, userHandle))
    expect([signedIn.statusCode, signedIn.json().data?.email]).toEqual([200, member.email])
    const cookies = signedIn.headers['set-cookie'] as string[]
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['vitrine_session', 'vitrine_device'])
    const session = { cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }
    expect((await served.data('v1/account/me', session)).email).toBe(member.email)
    expect(await member.data(path)).toEqual([{ ...passkey, name: 'Work laptop', usedAt: expect.any(String) }])

    expect((await member.ask('DELETE', `${path}/${passkey.id}`)).statusCode).toBe(204)
    expect(await member.data(path)).toEqual([])
    const again = authenticator.sign({ challenge: await startSignIn(), origin, rpId }, userHandle)
    expect(codeIn(await signIn(again))).toBe('invalid_request')
    expect((await auditOf(member)).sort()).toEqual([
      'account.add-passkey',
      'account.remove-passkey',
      'account.rename-passkey',
      'account.sign-in',
    ])
  })

  it('takes each challenge once, for five minutes, and for what it was made', async () => {
    const { authenticator } = await add()
    const challenge = await startSignIn()
    expect((await signIn(authenticator.sign({ challenge, origin, rpId }))).statusCode).toBe(200)
    expect(codeIn(await signIn(authenticator.sign({ challenge, origin, rpId })))).toBe('gone')
    const both = await startSignIn()
    const signed = authenticator.sign({ challenge: both, origin, rpId })
    const answers = await Promise.all([signIn(signed), signIn(signed)])
    expect(answers.map(codeIn).map(String).sort()).toEqual(['200', 'gone'])
    const ofAdding = (await start()).challenge
    expect(codeIn(await signIn(authenticator.sign({ challenge: ofAdding, origin, rpId })))).toBe('gone')
    const late = await startSignIn()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 301_000 })
    expect(codeIn(await signIn(authenticator.sign({ challenge: late, origin, rpId })))).toBe('gone')
    vi.useRealTimers()
    const other = await served.memberOf(tenantId, { role: 'viewer' })
    const foreign = createAuthenticator().make({ challenge: (await start()).challenge, origin, rpId })
    expect(codeIn(await other.post(path, { name: 'Mine', ...foreign }))).toBe('gone')
  })

  it('takes none that was made or used elsewhere, without checking who it is, by another key or for another account', async () => {
    const made = async (use: object) =>
      createAuthenticator().make({ challenge: (await start()).challenge, origin, rpId, ...use })
    for (const use of [
      { origin: 'https://evil.example' },
      { origin: 'https://vitrine.example:8443' },
      { origin: 'http://vitrine.example' },
      { rpId: 'evil.example' },
      { verifies: false },
    ])
      expect([use, codeIn(await member.post(path, { name: 'Mine', ...(await made(use)) }))]).toEqual([
        use,
        'invalid_request',
      ])
    expect(await member.data(path)).toEqual([])

    const { authenticator } = await add()
    for (const use of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { verifies: false }]) {
      const signed = authenticator.sign({ challenge: await startSignIn(), origin, rpId, ...use })
      expect([use, codeIn(await signIn(signed))]).toEqual([use, 'invalid_request'])
    }
    const stranger = createAuthenticator().sign({ challenge: await startSignIn(), origin, rpId })
    expect(codeIn(await signIn({ ...stranger, id: authenticator.id }))).toBe('invalid_request')
    expect(codeIn(await signIn({ ...stranger, challenge: undefined }))).toBe('gone')
    const unknown = createAuthenticator().sign({ challenge: await startSignIn(), origin, rpId })
    expect(codeIn(await signIn(unknown))).toBe('invalid_request')
    const other = await served.memberOf(tenantId, { role: 'owner' })
    const asOther = authenticator.sign(
      { challenge: await startSignIn(), origin, rpId },
      Buffer.from(other.accountId).toString('base64url'),
    )
    expect(codeIn(await signIn(asOther))).toBe('invalid_request')
    expect(codeIn(await signIn({ ...stranger, clientData: 'bm9uc2Vuc2U' }))).toBe('invalid_request')
    expect(await auditOf(member)).toContain('account.sign-in-failed')
    expect((await signIn(authenticator.sign({ challenge: await startSignIn(), origin, rpId }))).statusCode).toBe(200)
  })

  it('refuses a copy that counts from behind', async () => {
    const { authenticator } = await add()
    for (let at = 0; at < 3; at++)
      expect((await signIn(authenticator.sign({ challenge: await startSignIn(), origin, rpId }))).statusCode).toBe(200)
    authenticator.rewind(2)
    expect(codeIn(await signIn(authenticator.sign({ challenge: await startSignIn(), origin, rpId })))).toBe(
      'invalid_request',
    )
  })

  it('needs no code where two-factor sign-in is on, and a code to be added there', async () => {
    const { secret } = (await member.post('v1/account/two-factor/start', { password })).json().data
    const codeAt = (away: number) => codeOf(fromBase32(secret), Math.floor(Date.now() / 30_000) + away)
    await member.post('v1/account/two-factor/confirm', { code: codeAt(-1) })
    const without = await member.post(`${path}/start`, { password })
    expect([without.statusCode, Object.keys(without.json().error.fields)]).toEqual([422, ['code']])
    const { challenge } = (await member.post(`${path}/start`, { password, code: codeAt(0) })).json().data
    const authenticator = createAuthenticator()
    const added = await member.post(path, { name: 'Key', ...authenticator.make({ challenge, origin, rpId }) })
    expect(added.statusCode).toBe(201)
    expect((await signIn(authenticator.sign({ challenge: await startSignIn(), origin, rpId }))).statusCode).toBe(200)
  })

  it('belongs to one account, and is one of twenty', async () => {
    const { authenticator, passkey } = await add()
    const other = await served.memberOf(tenantId, { role: 'owner' })
    expect((await other.ask('PUT', `${path}/${passkey.id}`, { name: 'Mine' })).statusCode).toBe(404)
    expect((await other.ask('DELETE', `${path}/${passkey.id}`)).statusCode).toBe(404)
    const twice = authenticator.make({ challenge: (await start(other)).challenge, origin, rpId })
    expect(codeIn(await other.post(path, { name: 'Mine', ...twice }))).toBe('conflict')
    for (let at = 1; at < 20; at++) await add(`Key ${at}`)
    expect(codeIn(await member.post(`${path}/start`, { password }))).toBe('conflict')
    await storage.db.deleteFrom('accounts').where('id', '=', member.accountId).execute()
    const left = await storage.db
      .selectFrom('passkeys')
      .select('id')
      .where('account_id', '=', member.accountId)
      .execute()
    expect(left).toEqual([])
  })

  it('says that it was made on another host, and does not sign in on this one', async () => {
    const { authenticator } = await add()
    const moved = await serve({ storage, systemOrigin: 'https://new.example' })
    const session = await member.data('v1/account/sessions')
    expect(session).toHaveLength(1)
    const challenge = await startSignIn(moved)
    const use = { challenge, origin: 'https://new.example', rpId: 'new.example' }
    expect(codeIn(await signIn(authenticator.sign(use), moved))).toBe('invalid_request')
    await storage.db.updateTable('passkeys').set({ host: 'old.example' }).execute()
    expect(await member.data(path)).toMatchObject([{ host: 'old.example', isOfThisHost: false }])
    expect((await start()).excludeCredentials).toEqual([])
  })

  it('works at any port of one’s own machine', async () => {
    const local = await serve({ storage, systemOrigin: 'http://localhost:3000' })
    const own = await local.memberOf(tenantId, { role: 'viewer' })
    const use = { origin: 'http://localhost:4630', rpId: 'localhost' }
    const made = createAuthenticator().make({ ...use, challenge: (await start(own)).challenge })
    expect((await own.post(path, { name: 'Mine', ...made })).statusCode).toBe(201)
    const far = createAuthenticator().make({
      challenge: (await start(own)).challenge,
      origin: 'http://localhost.evil.example',
      rpId: 'localhost',
    })
    expect(codeIn(await own.post(path, { name: 'Mine', ...far }))).toBe('invalid_request')
  })

  it('counts tries that failed as it counts wrong passwords, and none that was right', async () => {
    const limited = await serve({ storage, systemOrigin: origin, rateLimit: true })
    await storage.db.deleteFrom('rate_windows').execute()
    const { authenticator } = await add()
    const from = { 'x-forwarded-for': '198.51.100.9' }
    for (let at = 0; at < 12; at++) {
      const signed = authenticator.sign({ challenge: await startSignIn(), origin, rpId })
      expect(codeIn(await signIn(signed, limited, from))).toBe(200)
    }
    const wrong = async () => {
      const signed = authenticator.sign({ challenge: await startSignIn(), origin, rpId, verifies: false })
      return codeIn(await signIn(signed, limited, from))
    }
    for (let at = 0; at < 10; at++) expect(await wrong()).toBe('invalid_request')
    expect(await wrong()).toBe('too_many_requests')
    const byPassword = await limited.post('v1/account/sign-in', { email: member.email, password }, from)
    expect(codeIn(byPassword)).toBe('too_many_requests')
  })

  it('is asked from our own pages alone', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect((await served.post('v1/account/passkey-sign-in/start', {}, headers)).statusCode).toBe(403)
    expect((await member.post(`${path}/start`, { password }, headers)).statusCode).toBe(403)
  })
})
