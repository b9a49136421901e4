import { expect, test } from 'vitest'
import { type LiveEvent, newLiveState, reduceLive, waitingSince } from './live-state.ts'
import { readLive, storedLive } from './live-storage.ts'

const after = (...events: readonly LiveEvent[]) => events.reduce(reduceLive, newLiveState)
const at = Date.parse('2026-11-26T10:00:00.000Z')
const said = [
  { type: 'draft', text: ' Hello ' },
  { type: 'say', key: 'k1', at },
] as const
const entry = (id: string, kind: 'in' | 'out', key?: string) =>
  ({
    type: 'entry',
    entry: { id, kind, text: id, at: new Date(at).toISOString(), ...(key !== undefined && { key }) },
  }) as const

test('shows what was said once, whichever comes first: the answer, or the stream', () => {
  const stored = { type: 'stored', key: 'k1' } as const
  for (const events of [
    [stored, entry('e1', 'in', 'k1')],
    [entry('e1', 'in', 'k1'), stored],
    [entry('e1', 'in', 'k1'), entry('e1', 'in', 'k1')],
  ]) {
    const { entries, pending } = after(...said, ...events)
    expect([entries.length, pending]).toEqual([1, []])
  }
})

test('says nothing where nothing was typed, and nothing once it is over', () => {
  expect(after({ type: 'draft', text: ' \n' }, { type: 'say', key: 'k', at }).pending).toEqual([])
  const over = after({ type: 'over' }, ...said)
  expect([over.pending, over.draft]).toEqual([[], ' Hello '])
  expect(after(...said, { type: 'over' }).pending).toMatchObject([{ text: 'Hello', state: 'refused' }])
})

test('waits since the first words that nobody answered', () => {
  expect(waitingSince(after(...said))).toBeUndefined()
  expect(waitingSince(after(...said, { type: 'stored', key: 'k1' }))).toBe(at)
  expect(waitingSince(after(entry('e1', 'in'), entry('e2', 'out')))).toBeUndefined()
  expect(waitingSince(after(entry('e1', 'in'), entry('e2', 'out'), entry('e3', 'in')))).toBe(at)
})

test('says that there is a line again only where there was none', () => {
  const open = { type: 'line', line: 'open' } as const
  expect(after(open).line).toBe('open')
  expect(after(open, { type: 'line', line: 'lost' }, open).line).toBe('again')
})

test('keeps what was typed and not sent, and sends it again under its key', () => {
  const state = after(...said, { type: 'failed', key: 'k1' }, { type: 'draft', text: 'And' })
  const read = readLive(storedLive(state, at), at + 1000)
  expect(read).toMatchObject({ draft: 'And', pending: [{ key: 'k1', text: 'Hello', state: 'waiting' }] })
  expect(readLive(storedLive(state, at), at + 25 * 3_600_000)).toBeUndefined()
  for (const broken of [
    null,
    '',
    '{',
    '7',
    '{"v":2}',
    '{"v":1,"at":1,"draft":1}',
    `{"v":1,"at":${at},"draft":"","pending":[null]}`,
  ])
    expect(readLive(broken, at + 1)).toBeUndefined()
})
