import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { isHalfFilled } from './half-filled.ts'
import { watchBuilds } from './watch-builds.ts'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A guard as a page has it when it was just loaded. */
async function loadedGuard() {
  vi.resetModules()
  return (await import('./reload-guard.ts')).mayReload
}

it('lets a path be loaded anew once within 10 s, also by the page that was loaded anew', async () => {
  const first = await loadedGuard()
  expect(first('one', '/demo', 0)).toBe(true)
  expect(first('one', '/demo/products', 1)).toBe(true)
  const second = await loadedGuard()
  expect(second('two', '/demo', 9_999)).toBe(false)
  expect(second('two', '/demo', 10_001)).toBe(true)
  expect(second('three', '/demo', 10_002)).toBe(false)
})

it('does not load a page again and again that comes back as it was', async () => {
  const mayReload = await loadedGuard()
  expect(mayReload('one', '/demo', 0)).toBe(true)
  expect(mayReload('one', '/demo', 60_000)).toBe(false)
  expect(mayReload('one', '/demo', 600_001)).toBe(true)
})

it('does not wait for ever for a clock that was set back', async () => {
  const mayReload = await loadedGuard()
  expect(mayReload('one', '/demo', 1_000_000)).toBe(true)
  expect(mayReload('one', '/demo', 500_000)).toBe(true)
})

it('keeps a bounded number of paths', async () => {
  const mayReload = await loadedGuard()
  for (let at = 0; at < 100; at++) mayReload('one', `/${at}`, at)
  expect(Object.keys(JSON.parse(sessionStorage.getItem('vitrine:reload') ?? '')).length).toBe(20)
})

it.each([
  ['navigate', true],
  ['reload', false],
])('where nothing can be stored, a page that came by %s: %s', async (type, may) => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('Blocked', 'SecurityError')
    },
  })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])
  const mayReload = await loadedGuard()
  expect(mayReload('one', '/demo')).toBe(may)
})

it('takes what somebody else wrote there for nothing', async () => {
  sessionStorage.setItem('vitrine:reload', '{"/demo":"never"')
  expect((await loadedGuard())('one', '/demo')).toBe(true)
})

const HOUR = 3_600_000
let newest: string
function service() {
  newest = 'one'
  const asked = vi.fn(async (_address: string) => Response.json({ id: newest, timestamp: 1 }))
  vi.stubGlobal('fetch', asked)
  return asked
}
const watch = (announce = () => {}) => stops.push(watchBuilds('one', announce, HOUR))
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}
const after = (time: number) => vi.advanceTimersByTimeAsync(time)

it('asks an hour after the last answer, with the time, until there is another build', async () => {
  const asked = service()
  const announce = vi.fn()
  watch(announce)
  await after(HOUR - 1)
  expect(asked).not.toHaveBeenCalled()
  await after(1)
  expect(asked.mock.lastCall?.[0]).toMatch(/^\/builds\/latest\.json\?\d{13}$/)
  newest = 'two'
  await after(HOUR)
  expect(announce.mock.calls).toEqual([['two']])
  await after(10 * HOUR)
  expect(asked).toHaveBeenCalledTimes(2)
})

it('says nothing of a failure, and asks again an hour later', async () => {
  const asked = service()
  const announce = vi.fn()
  watch(announce)
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await after(HOUR)
  asked.mockResolvedValueOnce(new Response('Bad gateway', { status: 502 }))
  await after(HOUR)
  asked.mockResolvedValueOnce(new Response('<html>'))
  await after(HOUR)
  expect(announce).not.toHaveBeenCalled()
  newest = 'two'
  await after(HOUR)
  expect(announce).toHaveBeenCalledOnce()
})

it('rests while nobody looks, and asks at once when somebody does after more than that', async () => {
  const asked = service()
  watch()
  hide(true)
  await after(3 * HOUR)
  expect(asked).not.toHaveBeenCalled()
  hide(false)
  await after(0)
  expect(asked).toHaveBeenCalledOnce()
  hide(true)
  hide(false)
  await after(0)
  expect(asked).toHaveBeenCalledOnce()
  await after(HOUR)
  expect(asked).toHaveBeenCalledTimes(2)
})

it('stops when it is told to', async () => {
  const asked = service()
  watchBuilds('one', () => {}, HOUR)()
  await after(5 * HOUR)
  hide(false)
  expect(asked).not.toHaveBeenCalled()
})

const form = (fields: string, method = 'post') => {
  document.body.innerHTML = `<form method="${method}">${fields}</form>`
  return document.forms[0] as HTMLFormElement
}
const choices =
  '<select name="country" data-region="DE"><option value="">–</option><option value="DE">Germany</option><option value="FR">France</option></select>'

it.each([
  ['a text', '<input name="name" value="Ada">', { value: 'Ada L' }],
  ['a longer text', '<textarea name="message"></textarea>', { value: 'x' }],
  ['a box', '<input type="checkbox" name="consent">', { checked: true }],
  ['a choice', choices, { value: 'FR' }],
])('sees that %s was filled in', (_what, fields, filled) => {
  const [field] = form(fields).elements
  expect(isHalfFilled()).toBe(false)
  Object.assign(field as Element, filled)
  expect(isHalfFilled()).toBe(true)
})

it.each([
  ['a country that stands for the region of the browser', choices, 'select', 'DE', 'post'],
  ['a field for programs', '<input name="website" tabindex="-1">', 'input', 'spam', 'post'],
  ['a hidden field', '<input type="hidden" name="list">', 'input', 'x', 'post'],
  ['what is searched for', '<input name="q">', 'input', 'bolt', 'get'],
] as const)('does not count %s', (_what, fields, name, value, method) => {
  const field = form(fields, method).querySelector(name) as HTMLInputElement
  field.value = value
  expect(isHalfFilled()).toBe(false)
})
