import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Instance, instance } from '../testing/instance.ts'

// Pages are kept and shown to many: what belongs to one filling in of a form is not in them (R196, R197, decision 050).

let running: Instance
beforeAll(async () => {
  running = await instance({ RATE_LIMIT: 'off' })
})
afterAll(() => running.close())

const page = '/demo/pages/contact-us'
const key = '0123456789abcdef0123456789abcdef'
const message = { form: 'contact-us', component: 'contact-us', name: 'Ada', email: 'ada@example.com', message: 'M12?' }
const fieldsOf = (html: string) =>
  [...html.matchAll(/name="(?:startedAt|submissionKey)" value="([^"]*)"/g)].map(([, value]) => value)
const componentOf = (html: string) => {
  const form = html.indexOf('name="form" value="contact-us"')
  return /name="component" value="([^"]*)"/.exec(html.slice(form))?.[1] ?? ''
}
const begin = async (): Promise<string> => {
  const answer = await fetch(`${running.url}/api/site/v1/form/start`, {
    method: 'POST',
    headers: { 'client-id': 'demo' },
  })
  const { data } = await answer.json()
  return data.startedAt
}

test('no time and no key stand in a page that is kept, and its form says whose it is', async () => {
  const { get } = running.browser()
  const { html, headers } = await get(page)
  expect(headers.get('cache-control')).toMatch(/^public/)
  expect(html).toMatch(/<form[^>]* data-client="[^"]+"/)
  expect(html).not.toMatch(/startedAt|submissionKey/)
  expect((await get(page)).html).toBe(html)
})

test('a form that came back holds the start and the key that it was sent with, for its own form alone', async () => {
  const { get, post } = running.browser()
  const component = componentOf((await get(page)).html)
  const startedAt = await begin()
  const wrong = await post(page, { ...message, component, email: 'ada@', startedAt, submissionKey: key })
  expect([wrong.status, wrong.headers.get('cache-control')]).toEqual([422, 'no-store'])
  expect(fieldsOf(wrong.html)).toEqual([startedAt, key])
  expect(fieldsOf((await get(page)).html)).toEqual([])
})

test('a form without script is taken; the same words twice are one message, and so is the same key', async () => {
  const { post } = running.browser()
  const sent = async (fields: Readonly<Record<string, string>>) => {
    const { status, location } = await post(page, { ...message, ...fields })
    expect(status).toBe(303)
    return location?.split('.')[1]
  }
  const plain = await sent({})
  expect(await sent({})).toBe(plain)
  const startedAt = await begin()
  const keyed = await sent({ startedAt, submissionKey: key })
  expect(keyed).not.toBe(plain)
  // A double click, and the retry of somebody whose connection broke: with a start that came later.
  expect(await sent({ startedAt, submissionKey: key })).toBe(keyed)
  expect(await sent({ startedAt: await begin(), submissionKey: key })).toBe(keyed)
  expect(await sent({ startedAt, submissionKey: key, message: 'And M10?' })).not.toBe(keyed)
  // A program is answered as everybody is.
  expect(await sent({ startedAt: 'made-up', department: 'Sales' })).toMatch(/^[A-Z2-9]{8}$/)
})
