import { describe, expect, test } from 'vitest'
import { type Route, routes } from '../../host/src/routing/routes.ts'
import { serve } from '../../host/src/testing/serve.ts'

/** Every address of the route table, its other spellings included, for things that exist and things that do not. */
const paths = Object.values<Route>(routes).flatMap(({ path, also = [], moved = [] }) =>
  [path, ...also, ...moved].flatMap((one) =>
    one.includes('{') ? ['lamp', '007'].map((value) => one.replaceAll(/\{\w+\}/g, value)) : [one],
  ),
)
const clients = ['', '/acme', '/other', '/nobody']
const addresses = [
  ...clients.flatMap((client) => paths.map((path) => `${client}${path}`)),
  ...['', '/acme'].flatMap((client) => paths.map((path) => `${client}${path.toUpperCase()}/?language=en&draftsId=7`)),
  '/empty',
  '/empty/products',
  '/nonsense',
  ...['/products', '/login', '/LOGIN', '/%6Cogin', '/drafts/7/designer'].map(
    (to) => `/login?to=${encodeURIComponent(to)}`,
  ),
]

const whoAsks = {
  'nobody who is signed in': undefined,
  'somebody without a site': [],
  'somebody with one site': [{ clientId: 'other' }],
  'somebody with two sites': [{ clientId: 'acme' }, { clientId: 'other' }],
} as const
const defaults = { 'no default site': {}, 'a default site': { DEFAULT_CLIENT_ID: 'acme' } } as const

describe.each(Object.entries(defaults))('R61, R319 with %s', (_name, env) => {
  test.each(Object.entries(whoAsks))('no address leads %s round in a circle', async (_who, sites) => {
    const { app, api, get } = await serve(env)
    api.sitesOfAccount = sites ?? []
    api.maySeeDraft = () => sites !== undefined
    const headers = sites && { cookie: 'vitrine_session=token' }
    const next = new Map<string, Promise<string | undefined>>()
    const ask = async (address: string) => {
      const { location } = (await get(address, headers && { headers })).headers
      if (typeof location !== 'string') return undefined
      return location.startsWith('/') ? `${address.slice(0, address.indexOf('/'))}${location}` : location.slice(7)
    }
    const nextOf = (address: string) => {
      const known = next.get(address) ?? ask(address)
      next.set(address, known)
      return known
    }
    for (const host of ['localhost', 'acme.example', 'www.acme.example'])
      for (const address of addresses) {
        const way = [`${host}${address}`]
        for (let at = await nextOf(way[0] as string); at !== undefined; at = await nextOf(at)) {
          expect(way, way.join(' → ')).not.toContain(at)
          way.push(at)
        }
      }
    await app.close()
  })
})

test('R319 whoever has no site, or several, chooses on their account page where one site is needed', async () => {
  const { api, get } = await serve()
  const signedIn = { headers: { cookie: 'vitrine_session=token' } }
  for (const sites of [[], [{ clientId: 'acme' }, { clientId: 'other' }]]) {
    api.sitesOfAccount = sites
    for (const address of ['/products', '/home', '/chat', '/drafts/7/designer', '/drafts/7/utils', '/system/icon-demo'])
      expect((await get(`localhost${address}`, signedIn)).headers.location, address).toBe('/account')
    expect((await get('localhost/products?language=de', signedIn)).headers.location).toBe('/account?language=de')
  }
})
