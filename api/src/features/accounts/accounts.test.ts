import { type Action, actions, can, type Role, roles } from '@vitrine/schemas'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Storage } from '../../platform/database/storage.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { ensureFirstOwner, ensureOwner } from './first-owner.ts'

describe('roles', () => {
  it('grow from the viewer to the owner', () => {
    const order: readonly Role[] = ['viewer', 'content-editor', 'editor', 'admin', 'owner']
    for (const [at, role] of order.entries())
      for (const smaller of order.slice(0, at))
        for (const action of actions)
          if (can({ role: smaller }, action))
            expect([role, action, can({ role }, action)]).toEqual([role, action, true])
  })
  it('let nobody in who has none', () => {
    for (const action of actions) expect(can(undefined, action)).toBe(false)
    expect(roles.filter((role) => can({ role }, 'people.erase' satisfies Action))).toEqual(['owner', 'admin'])
  })
})

onBothEngines('Signing in', (engine) => {
  let storage: Storage
  let served: Served
  let tenantId: string
  const owner = { email: 'Owner@Example.com', password: 'correct horse' }

  beforeEach(async () => {
    storage = await engine.open()
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    await ensureFirstOwner(storage, owner)
    await ensureOwner(storage, tenantId, owner)
    served = await serve({ storage, rateLimit: true })
  })
  const signIn = (more: object = {}, headers = {}) =>
    served.post('v1/account/sign-in', { email: ' Owner@example.com ', password: owner.password, ...more }, headers)
  const cookieOf = (response: Awaited<ReturnType<typeof signIn>>) =>
    String(response.headers['set-cookie']).split(';')[0] as string

  it('sets a cookie that no script reads, and tells who one is', async () => {
    const response = await signIn()
    expect(response.statusCode).toBe(200)
    expect(response.headers['set-cookie']).toEqual([
      expect.stringMatching(/^vitrine_session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^vitrine_device=[\w.~-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
    expect(response.headers['cache-control']).toBe('private, no-store')
    const me = await served.data('v1/account/me', { cookie: cookieOf(response) })
    expect(me).toEqual(response.json().data)
    expect(me).toMatchObject({
      email: 'owner@example.com',
      mayAddSites: true,
      sites: [{ tenantId, clientId: 'lamps', role: 'owner' }],
    })
    expect(JSON.stringify(me)).not.toMatch(/argon2|password/)
  })

  it('takes a plain form too, and under https binds the cookie to the host', async () => {
    const response = await served.app.inject({
      method: 'POST',
      url: '/api/site/v1/account/sign-in',
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email: owner.email, password: owner.password }).toString(),
    })
    expect(response.statusCode).toBe(200)
  })

  it('answers a wrong password and an unknown address alike', async () => {
    const [wrong, unknown] = [await signIn({ password: 'wrong' }), await signIn({ email: 'nobody@example.com' })]
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
    expect(wrong.headers['set-cookie']).toBeUndefined()
    expect(wrong.json().error.code).toBe('wrong_password')
    const { requestId: _a, ...left } = wrong.json().error
    const { requestId: _b, ...right } = unknown.json().error
    expect(left).toEqual(right)
  })

  it('is refused after ten tries that failed, even with the right password then', async () => {
    for (let at = 0; at < 10; at++) expect((await signIn({ password: 'wrong' })).statusCode).toBe(401)
    const refused = await signIn()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
  })

  it('ends at once: here, everywhere, and with a new password', async () => {
    const cookies = [cookieOf(await signIn()), cookieOf(await signIn()), cookieOf(await signIn())] as const
    const status = async (cookie: string) => (await served.get('v1/account/me', { cookie })).statusCode
    const [first, second, third] = cookies
    expect((await served.data('v1/account/sessions', { cookie: first })).length).toBe(3)
    const out = await served.ask('POST', 'v1/account/sign-out', undefined, { cookie: first })
    expect(out.headers['set-cookie']).toMatch(/^vitrine_session=; Max-Age=0/)
    expect([await status(first), await status(second)]).toEqual([401, 200])
    const changed = await served.post(
      'v1/account/password',
      { password: owner.password, newPassword: 'another horse' },
      { cookie: second },
    )
    expect(changed.statusCode).toBe(200)
    const fresh = cookieOf(changed)
    expect([await status(second), await status(third), await status(fresh)]).toEqual([401, 401, 200])
    expect((await signIn()).statusCode).toBe(401)
    await served.post('v1/account/sign-out', { everywhere: true }, { cookie: fresh })
    expect(await status(fresh)).toBe(401)
  })

  it('works from our own pages only', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'http://evil.example' },
      { origin: 'null' },
    ])
      expect((await signIn({}, headers)).statusCode).toBe(403)
    expect((await signIn({}, { origin: 'http://localhost:3000' })).statusCode).toBe(200)
  })

  it('is there on the system domain only', async () => {
    const lamps = await engine.open()
    await importSiteFiles(lamps, specs, exampleSite('lamps', 'Lamps', ['lamps.example']), { domainsVerified: true })
    const there = await serve({ storage: lamps })
    const response = await there.post(
      'v1/account/sign-in',
      { email: 'a@b.example', password: 'x' },
      { host: 'lamps.example' },
    )
    expect(response.statusCode).toBe(404)
  })

  it('makes the first owner once, with a random password that is told', async () => {
    const empty = await engine.open()
    const told = await ensureFirstOwner(empty, { email: 'first@example.com' })
    expect(told?.password).toMatch(/^[\w-]{16}$/)
    expect(await ensureFirstOwner(empty, { email: 'second@example.com' })).toBeUndefined()
  })
})
