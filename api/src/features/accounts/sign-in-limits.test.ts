import { beforeEach, expect, it } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import { type Served, serve } from '../../testing/serve.ts'
import { exampleSite } from '../../testing/site.ts'
import { specs } from '../../testing/specs.ts'
import { importSiteFiles } from '../site-import/site-import.ts'
import { ensureFirstOwner, ensureOwner } from './first-owner.ts'

onBothEngines('Limits of signing in', (engine) => {
  let served: Served
  const owner = { email: 'owner@example.com', password: 'correct horse' }

  beforeEach(async () => {
    const storage = await engine.open()
    const { tenantId } = await importSiteFiles(storage, specs, exampleSite(), { publish: true })
    await ensureFirstOwner(storage, owner)
    await ensureOwner(storage, tenantId, owner)
    await ensureOwner(storage, tenantId, { email: 'second@example.com', password: 'second horse' })
    served = await serve({ storage, rateLimit: true })
  })

  interface From {
    readonly place: string
    readonly cookie?: string
    readonly email?: string
  }
  const signIn = (password: string, { place, cookie, email = owner.email }: From) =>
    served.app.inject({
      method: 'POST',
      url: '/api/site/v1/account/sign-in',
      remoteAddress: place,
      headers: { host: 'localhost', ...(cookie !== undefined && { cookie }) },
      payload: { email, password },
    })
  const status = async (password: string, from: From) => (await signIn(password, from)).statusCode
  /** What a browser keeps of an answer when its session is gone. */
  const deviceOf = (answer: Awaited<ReturnType<typeof signIn>>): string =>
    [answer.headers['set-cookie']]
      .flat()
      .map((set) => String(set).split(';')[0] as string)
      .filter((pair) => pair.startsWith('vitrine_device='))
      .join('; ')
  async function wrong(times: number, from: (at: number) => From): Promise<readonly number[]> {
    const statuses = []
    for (let at = 0; at < times; at++) statuses.push(await status('wrong', from(at)))
    return statuses
  }

  it('a stranger who guesses locks out that place and nobody else', async () => {
    expect(await wrong(11, () => ({ place: '192.0.2.1' }))).toEqual([...Array(10).fill(401), 429])
    expect(await status(owner.password, { place: '192.0.2.1' })).toBe(429)
    expect(await status(owner.password, { place: '198.51.100.7' })).toBe(200)
    expect(await status('second horse', { place: '192.0.2.1', email: 'second@example.com' })).toBe(429)
  })

  it('a household with IPv6 is one place, however an address is written', async () => {
    const statuses = await wrong(11, (at) => ({ place: `2001:db8:1:2::${at + 1}` }))
    expect(statuses.at(-1)).toBe(429)
    expect(await status(owner.password, { place: '2001:0DB8:0001:0002:ffff:0:0:1' })).toBe(429)
    expect(await status(owner.password, { place: '2001:db8:1:3::1' })).toBe(200)
  })

  it('many places together are slowed, and the owner gets in where they signed in before', async () => {
    const known = deviceOf(await signIn(owner.password, { place: '198.51.100.7' }))
    expect(known).toMatch(/^vitrine_device=./)
    const statuses = await wrong(60, (at) => ({ place: `203.0.113.${at}` }))
    const tried = statuses.filter((one) => one === 401).length
    expect([tried > 10, tried <= 30, statuses.at(-1)]).toEqual([true, true, 429])
    expect(await status(owner.password, { place: '198.51.100.8' })).toBe(429)
    expect(await status(owner.password, { place: '198.51.100.7', cookie: known })).toBe(200)
    // On the train, with another address, and even in the network of a stranger.
    expect(await status(owner.password, { place: '203.0.113.1', cookie: known })).toBe(200)
  })

  it('an unknown address is counted like a known one', async () => {
    const of = (email: string) => wrong(40, (at) => ({ place: `203.0.113.${at}`, email }))
    expect(await of('nobody@example.com')).toEqual(await of(owner.email))
  })

  it('a known browser has ten tries too, for its own accounts only', async () => {
    const known = deviceOf(await signIn(owner.password, { place: '198.51.100.7' }))
    expect(await wrong(11, () => ({ place: '198.51.100.7', cookie: known }))).toEqual([...Array(10).fill(401), 429])
    expect(await status(owner.password, { place: '198.51.100.7', cookie: known })).toBe(429)
    // Its tries are not those of the place.
    expect(await status(owner.password, { place: '198.51.100.7' })).toBe(200)
    await wrong(10, () => ({ place: '192.0.2.9' }))
    const second = { place: '192.0.2.9', email: 'second@example.com' }
    expect(await status('second horse', { ...second, cookie: known })).toBe(429)
    const both = deviceOf(await signIn('second horse', { ...second, place: '198.51.100.7', cookie: known }))
    expect(await status('second horse', { ...second, cookie: both })).toBe(200)
  })

  it('a marker that was made up, or is of an older password, knows nobody', async () => {
    const answer = await signIn(owner.password, { place: '198.51.100.7' })
    const known = deviceOf(answer)
    const session = String([answer.headers['set-cookie']].flat()[0]).split(';')[0] as string
    await wrong(10, () => ({ place: '192.0.2.1' }))
    const value = known.slice('vitrine_device='.length)
    for (const made of [
      '',
      'x',
      '~~~',
      value.slice(0, -1),
      `${Date.now()}-abc.${value.split('.')[1]}`,
      'x'.repeat(5000),
    ])
      expect(await status(owner.password, { place: '192.0.2.1', cookie: `vitrine_device=${made}` })).toBe(429)
    const changed = await served.post(
      'v1/account/password',
      { password: owner.password, newPassword: 'another horse' },
      { cookie: session },
    )
    expect(changed.statusCode).toBe(200)
    expect(await status('another horse', { place: '192.0.2.1', cookie: known })).toBe(429)
    expect(await status('another horse', { place: '192.0.2.1', cookie: deviceOf(changed) })).toBe(200)
  })
})
