import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Storage } from '../../../platform/database/storage.ts'
import { onBothEngines } from '../../../testing/engines.ts'
import { type Client, type Served, serve } from '../../../testing/serve.ts'
import { exampleSite } from '../../../testing/site.ts'
import { specs } from '../../../testing/specs.ts'
import { importSiteFiles } from '../../site-import/site-import.ts'
import { removeTwoFactorByOperator } from '../operator.ts'
import { codeOf, fromBase32 } from './totp.ts'

const password = 'correct horse'

onBothEngines('Two-factor sign-in', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  let member: Client & { readonly accountId: string; readonly email: string }
  let clock = 1_800_000_000_000

  beforeAll(async () => {
    storage = await engine.open()
    served = await serve({ storage, systemOrigin: 'https://vitrine.example' })
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite()))
  })
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    clock = Date.now()
    member = await served.memberOf(tenantId, { role: 'editor' })
  })
  afterEach(() => vi.useRealTimers())

  const path = 'v1/account/two-factor'
  const codeAt = (secret: string, away = 0) => codeOf(fromBase32(secret), Math.floor(clock / 30_000) + away)
  const later = (seconds: number) => {
    clock += seconds * 1000
    vi.setSystemTime(clock)
  }
  const signIn = (more: object = {}, by: Client = served) =>
    by.post('v1/account/sign-in', { email: member.email, password, ...more })
  const codeIn = (answer: Awaited<ReturnType<typeof signIn>>) => answer.json().error?.code ?? answer.statusCode
  async function turnOn() {
    const { secret, address } = (await member.post(`${path}/start`, { password })).json().data
    const { recoveryCodes } = (await member.post(`${path}/confirm`, { code: codeAt(secret) })).json().data
    return { secret, address, recoveryCodes } as { secret: string; address: string; recoveryCodes: string[] }
  }

  it('is off until its first code was right', async () => {
    expect(await member.data(path)).toEqual({ isOn: false, recoveryCodes: 0 })
    expect((await member.post(`${path}/confirm`, { code: '000000' })).statusCode).toBe(404)
    const wrong = await member.post(`${path}/start`, { password: 'wrong' })
    expect([wrong.statusCode, Object.keys(wrong.json().error.fields)]).toEqual([422, ['password']])
    const { secret, address } = (await member.post(`${path}/start`, { password })).json().data
    expect(address).toBe(
      `otpauth://totp/vitrine.example:${encodeURIComponent(member.email)}?secret=${secret}&issuer=vitrine.example&algorithm=SHA1&digits=6&period=30`,
    )
    expect((await signIn()).statusCode).toBe(200)
    const refused = await member.post(`${path}/confirm`, { code: codeAt(secret, 5) })
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, ['code']])
    const confirmed = await member.post(`${path}/confirm`, {
      code: ` ${codeAt(secret).slice(0, 3)} ${codeAt(secret).slice(3)} `,
    })
    const { recoveryCodes } = confirmed.json().data
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-7]{4}(?:-[a-z2-7]{4}){3}$/)
    expect(await member.data(path)).toEqual({ isOn: true, recoveryCodes: 10 })
    expect((await member.post(`${path}/start`, { password })).statusCode).toBe(409)
    expect((await member.post(`${path}/confirm`, { code: codeAt(secret) })).statusCode).toBe(409)
  })

  it('keeps its secret encrypted and its recovery codes as hashes', async () => {
    const { secret, recoveryCodes } = await turnOn()
    const stored = JSON.stringify([
      await storage.db.selectFrom('two_factor').selectAll().execute(),
      await storage.db.selectFrom('recovery_codes').selectAll().execute(),
      await storage.db.selectFrom('audit').selectAll().execute(),
    ])
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored.toLowerCase()).not.toContain(text.toLowerCase())
  })

  it('asks for a code where the password is right, and only there', async () => {
    const { secret } = await turnOn()
    later(30)
    const needed = await signIn()
    expect([needed.statusCode, codeIn(needed), needed.headers['set-cookie']]).toEqual([401, 'code_needed', undefined])
    expect(codeIn(await signIn({ code: '' }))).toBe('code_needed')
    expect(codeIn(await signIn({ password: 'wrong' }))).toBe('wrong_password')
    expect(codeIn(await signIn({ password: 'wrong', code: codeAt(secret) }))).toBe('wrong_password')
    for (const code of ['000000', '12345', '1234567', 'abcdef', codeAt(secret, 3), codeAt(secret, -3)])
      expect(codeIn(await signIn({ code }))).toBe('wrong_code')
    const right = await signIn({ code: codeAt(secret) })
    expect([right.statusCode, right.json().data.email]).toEqual([200, member.email])
    const audit = await storage.db.selectFrom('audit').select('action').where('object', '=', member.accountId).execute()
    expect(audit.map(({ action }) => action)).toContain('account.wrong-code')
  })

  it('takes each code once, also when it comes twice at the same time', async () => {
    const { secret } = await turnOn()
    // The code with which it was turned on is used up.
    expect(codeIn(await signIn({ code: codeAt(secret) }))).toBe('wrong_code')
    later(60)
    const code = codeAt(secret)
    const both = await Promise.all([signIn({ code }), signIn({ code })])
    expect(both.map(codeIn).map(String).sort()).toEqual(['200', 'wrong_code'])
    later(30)
    expect(codeIn(await signIn({ code }))).toBe('wrong_code')
    // One from before the used one is refused too, though it is within the window.
    expect(codeIn(await signIn({ code: codeAt(secret, -1) }))).toBe('wrong_code')
    expect(codeIn(await signIn({ code: codeAt(secret, 1) }))).toBe(200)
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { recoveryCodes } = await turnOn()
    const [first = '', second = ''] = recoveryCodes
    expect(codeIn(await signIn({ code: ` ${first.toUpperCase().replaceAll('-', ' ')} ` }))).toBe(200)
    expect(codeIn(await signIn({ code: first }))).toBe('wrong_code')
    const both = await Promise.all([signIn({ code: second }), signIn({ code: second })])
    expect(both.map(codeIn).map(String).sort()).toEqual(['200', 'wrong_code'])
    expect(await member.data(path)).toEqual({ isOn: true, recoveryCodes: 8 })
    const other = await served.memberOf(tenantId, { role: 'viewer' })
    expect((await other.post(`${path}/start`, { password })).statusCode).toBe(200)
    expect(codeIn(await signIn({ email: other.email, code: recoveryCodes[2] }))).toBe(200)
    expect(await member.data(path)).toEqual({ isOn: true, recoveryCodes: 8 })
  })

  it('gives new recovery codes, and is turned off, with password and code', async () => {
    const { secret, recoveryCodes } = await turnOn()
    later(30)
    for (const [call, method] of [
      [`${path}/recovery-codes`, 'POST'],
      [path, 'DELETE'],
    ] as const) {
      expect(
        (await member.ask(method, call, { password: 'wrong', code: codeAt(secret) })).json().error.fields,
      ).toHaveProperty('password')
      expect((await member.ask(method, call, { password, code: '000000' })).json().error.fields).toHaveProperty('code')
    }
    const fresh = (await member.post(`${path}/recovery-codes`, { password, code: codeAt(secret) })).json().data
      .recoveryCodes
    expect(fresh).toHaveLength(10)
    expect(codeIn(await signIn({ code: recoveryCodes[0] }))).toBe('wrong_code')
    expect((await member.ask('DELETE', path, { password, code: fresh[0] })).statusCode).toBe(204)
    expect(await member.data(path)).toEqual({ isOn: false, recoveryCodes: 0 })
    expect((await signIn()).statusCode).toBe(200)
    expect((await member.ask('DELETE', path, { password, code: fresh[1] })).statusCode).toBe(404)
  })

  it('counts wrong codes as it counts wrong passwords', async () => {
    const limited = await serve({ storage, rateLimit: true })
    const { secret } = await turnOn()
    later(30)
    for (let at = 0; at < 10; at++) expect(codeIn(await signIn({ code: '000000' }, limited))).toBe('wrong_code')
    const refused = await signIn({ code: codeAt(secret) }, limited)
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 800]).toEqual([429, true])
  })

  it('does not count passwords that were right', async () => {
    const limited = await serve({ storage, rateLimit: true })
    await turnOn()
    // A place of its own: tries are counted by all servers together.
    const headers = { 'x-forwarded-for': '198.51.100.7' }
    await storage.db.deleteFrom('rate_windows').execute()
    for (let at = 0; at < 12; at++)
      expect(
        (await limited.post('v1/account/sign-in', { email: member.email, password }, headers)).json().error.code,
      ).toBe('code_needed')
    await wait(1)
  })

  it('is asked for by an invitation, too', async () => {
    const other = await importSiteFiles(storage, specs, exampleSite(`chairs-${member.accountId.slice(0, 8)}`, 'Chairs'))
    const owner = await served.memberOf(other.tenantId, { role: 'owner' })
    const { secret } = await turnOn()
    later(30)
    await owner.post('v1/site/invitations', { email: member.email, role: 'editor' })
    const rows = await storage.db.selectFrom('outbox').select(['recipient', 'content']).execute()
    const mail = rows.find(({ recipient }) => recipient === member.email)
    const token = /invitation\/([\w-]+)/.exec(String(mail?.content))?.[1]
    const accept = async (more: object) =>
      (await served.post('v1/account/accept-invitation', { token, password, ...more })).json()
    expect((await accept({})).error.code).toBe('code_needed')
    expect((await accept({ code: '000000' })).error.code).toBe('wrong_code')
    expect((await accept({ code: codeAt(secret) })).data).toMatchObject({ role: 'editor' })
  })

  it('refuses codes of apps after the secret of the instance changed, and is turned off by the operator', async () => {
    const { secret, recoveryCodes } = await turnOn()
    later(30)
    await storage.db
      .updateTable('two_factor')
      .set({ secret: 'v1.AAAA' })
      .where('account_id', '=', member.accountId)
      .execute()
    expect(codeIn(await signIn({ code: codeAt(secret) }))).toBe('wrong_code')
    expect(codeIn(await signIn({ code: recoveryCodes[0] }))).toBe(200)
    expect(await removeTwoFactorByOperator(storage, member.email)).toBe(true)
    expect(await removeTwoFactorByOperator(storage, member.email)).toBe(false)
    expect(await removeTwoFactorByOperator(storage, 'nobody@x.example')).toBeUndefined()
    expect((await signIn()).statusCode).toBe(200)
  })

  it('stays on when a new password is set', async () => {
    await turnOn()
    await member.post('v1/account/password', { password, newPassword: 'another horse' })
    expect(codeIn(await signIn({ password: 'another horse' }))).toBe('code_needed')
  })
})
