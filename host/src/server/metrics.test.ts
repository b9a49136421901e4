import { expect, it } from 'vitest'
import { serve } from '../testing/serve.ts'

const counted: object[] = []
const metrics = {
  count: (answer: object) => void counted.push(answer),
  tellOfPages: () => undefined,
  text: async () => ({ type: 'text/plain; version=0.0.4', body: 'vitrine_sites 2\n' }),
}
const TOKEN = 'a token of some length'
const statusOf = async (env: Record<string, string>, headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
  const { get } = await serve(env, { metrics })
  const { statusCode, body } = await get('localhost/metrics', { headers, remoteAddress })
  return [statusCode, body.includes('vitrine_sites 2')]
}

it('shows metrics to this machine only, and to nobody through a proxy', async () => {
  expect(await statusOf({}, {})).toEqual([200, true])
  expect(await statusOf({}, {}, '192.0.2.7')).toEqual([404, false])
  expect(await statusOf({}, { 'x-forwarded-for': '192.0.2.7' })).toEqual([404, false])
})

it('shows them from anywhere to who has the token, and then to nobody else', async () => {
  const env = { METRICS_TOKEN: TOKEN }
  expect(await statusOf(env, { authorization: `Bearer ${TOKEN}` }, '192.0.2.7')).toEqual([200, true])
  expect(await statusOf(env, { authorization: 'Bearer wrong' }, '192.0.2.7')).toEqual([404, false])
  expect(await statusOf(env, {})).toEqual([404, false])
})

it('counts answers by their route, never by their address', async () => {
  counted.length = 0
  const { get } = await serve({}, { metrics })
  await get('localhost/acme/product/1')
  await get('localhost/nowhere/at/all/of/this')
  expect(counted).toEqual([
    {
      method: 'GET',
      route: expect.stringMatching(/^[A-Za-z]+$/),
      status: expect.any(Number),
      seconds: expect.any(Number),
    },
    { method: 'GET', route: undefined, status: 404, seconds: expect.any(Number) },
  ])
})
