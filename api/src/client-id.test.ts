import { calls } from '@vitrine/schemas'
import { beforeAll, expect, it } from 'vitest'
import { startSession } from './features/accounts/sessions.queries.ts'
import { importSiteFiles } from './features/site-import/site-import.ts'
import { onBothEngines } from './testing/engines.ts'
import { type Client, type Served, serve } from './testing/serve.ts'
import { exampleSite } from './testing/site.ts'
import { specs } from './testing/specs.ts'

onBothEngines('The header Client-id', (engine) => {
  let served: Served
  let owner: Client
  let cookie: string
  let tenantId: string

  beforeAll(async () => {
    const storage = await engine.open()
    ;({ tenantId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true }))
    served = await serve({ storage })
    const member = await served.memberOf(tenantId, { role: 'owner' })
    owner = member
    cookie = `vitrine_session=${await startSession(storage.db, member.accountId, 'a test')}`
  })

  it('comes with every write of a member', async () => {
    const writes = calls.filter(
      ({ method, access }) => method !== 'GET' && access !== 'visitor' && access !== 'account',
    )
    expect(writes.length).toBeGreaterThan(30)
    for (const { method, path, body } of writes) {
      const address = path.replaceAll(/\{\w+\}/g, '1')
      const sent = body && {}
      const without = await served.ask(method, address, sent, { cookie })
      expect([path, without.statusCode, without.json().error.code]).toEqual([path, 403, 'client_id_missing'])
      const empty = await served.ask(method, address, sent, { cookie, 'client-id': '' })
      expect([path, empty.statusCode]).toEqual([path, 403])
    }
    expect(
      (await served.ask('DELETE', 'v1/site/redirects/1', undefined, { cookie, lang: 'de' })).json().error.message,
    ).toBe('Die Anfrage sagt nicht, welche Website sie ändert. Senden Sie den Header Client-id mit der ID der Website.')
  })

  it('may be the tenant id, the clientId, or the literal of the specification for the only site', async () => {
    const made: string[] = []
    for (const clientId of [tenantId, 'lamps', 'none_client_id']) {
      const answer = await served.post(
        'v1/site/redirects',
        { from: `/${clientId}`, to: '/' },
        { cookie, 'client-id': clientId },
      )
      expect([clientId, answer.statusCode]).toEqual([clientId, 201])
      made.push(answer.json().data.id)
    }
    expect((await owner.data('v1/site/redirects')).total).toBe(made.length)
  })

  it('is not asked of who reads, signs in or out, or visits', async () => {
    expect((await served.get('v1/page/drafts', { cookie })).statusCode).toBe(200)
    expect((await served.post('v1/account/sign-in', { email: 'a@example.com', password: 'x' })).json().error.code).toBe(
      'wrong_password',
    )
    expect((await served.post('v1/account/sign-out', {}, { cookie })).statusCode).toBe(200)
  })
})
