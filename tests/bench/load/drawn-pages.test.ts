import { expect, it } from 'vitest'
import { drawnPages } from './drawn-pages.ts'

const line = (page: string, language: string, release: string, more: object = { reqId: 'r' }) =>
  JSON.stringify({ level: 20, ...more, tenant: '1', route: 'home', language, release, page, msg: 'A page is drawn.' })

it('counts by page, language and release, and names what was drawn twice', () => {
  const drawn = drawnPages()
  for (const one of [
    line('a', 'en', '1'),
    line('a', 'de', '1'),
    line('b', 'en', '1'),
    line('a', 'en', '2'),
    // By the thread that draws before somebody asks.
    line('a', 'en', '2', {}),
    line('c', 'en', '2', {}),
    JSON.stringify({ msg: 'Answered.', route: 'home' }),
    'no JSON',
  ])
    drawn.onLine(one)
  expect([drawn.count(), drawn.byBoth(), drawn.twice()]).toEqual([{ asked: 4, before: 2 }, 1, []])
  // The sum is the same where one is drawn twice and another one never: the key tells.
  drawn.onLine(line('b', 'en', '1'))
  expect(drawn.twice()).toEqual(['home b in en of release 1: 2 times'])
  drawn.reset()
  expect([drawn.count(), drawn.twice()]).toEqual([{ asked: 0, before: 0 }, []])
})
