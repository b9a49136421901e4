import { createPageLanguages } from '@vitrine/api'
import { CallError } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import type { SiteService } from '../request/sites.ts'
import { visitOf } from '../request/visit.ts'
import { createVisitClient } from '../request/visit-client.ts'
import { readAddress } from '../routing/address.ts'
import { acme, exampleApi, registry } from '../testing/site.ts'

const host = { kind: 'custom', name: 'acme.example', port: '' } as const
const visit = (target: string) => visitOf({ host, scheme: 'http', site: acme, target }, readAddress('custom', target))
const asking = (target: string, send: SiteService['send']) =>
  createVisitClient(
    visit(target),
    { send, sendForSession: async (...asked) => ({ data: await send(...asked) }) },
    { requestId: 'r1' },
  ).queryIn
const languages = createPageLanguages((type) => registry.get(type)?.spec.props)

test('a page is looked through once, whatever language and query it is asked for with', async () => {
  const api = exampleApi()
  const of = (target: string) => languages.languagesOf(visit(target), asking(target, api.send))
  const [one, two] = await Promise.all([of('/product/bulb'), of('/product/bulb?language=de')])
  expect(one).toEqual(['en', 'de'])
  expect(two).toEqual(one)
  const asked = api.asked.length
  await of('/product/bulb?language=ar&page=2')
  expect(api.asked).toHaveLength(asked)
})

test('what the service cannot tell is held against no language, and asked again', async () => {
  const api = exampleApi()
  const of = () => languages.languagesOf(visit('/pages/imprint'), asking('/pages/imprint', api.send))
  api.isDown = true
  expect(await of()).toEqual(['en', 'de', 'ar'])
  api.isDown = false
  expect(await of()).toEqual(['en'])
})

test('a failure of another kind is one too', async () => {
  const broken = createPageLanguages(() => {
    throw new CallError('internal')
  })
  const { send } = exampleApi()
  expect(await broken.languagesOf(visit('/'), asking('/', send))).toEqual(['en', 'de', 'ar'])
})
