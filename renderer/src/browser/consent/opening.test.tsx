import { afterEach, expect, it, vi } from 'vitest'
import { countryOfTimeZone, recordOpening } from './opening.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

it.each([
  ['Europe/Berlin', 'DE'],
  ['Asia/Shanghai', 'CN'],
  ['America/Sao_Paulo', 'BR'],
  ['Mars/Olympus', undefined],
])('guesses the country of %s: %s', (zone, country) => {
  expect(countryOfTimeZone(zone)).toBe(country)
})

it('notes a visit from a marketing e-mail once, and keeps what else is known of it', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return new Response(null, { status: 204 })
  })
  sessionStorage.setItem('vitrine:visit', '{"referrer":"https://a.example/","campaign":""}')
  recordOpening('demo')
  expect(sent).toEqual([])
  history.replaceState(null, '', '/demo?marketingEmailId=spring-7&utm_source=x')
  recordOpening('demo')
  recordOpening('demo')
  expect(sent).toEqual([
    expect.objectContaining({ marketingEmailId: 'spring-7', urlAdress: `${location.origin}/demo` }),
  ])
  expect(JSON.parse(sessionStorage.getItem('vitrine:visit') ?? '')).toMatchObject({ referrer: 'https://a.example/' })
})
