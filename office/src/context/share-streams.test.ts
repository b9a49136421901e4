import type { OpenStream } from '@vitrine/editor-core'
import { siteEvents } from '@vitrine/schemas'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shareStreams } from './share-streams.ts'

type Listener = Parameters<OpenStream>[2]

/** A service whose lines are counted, and that is heard on all of them. */
function service() {
  const lines = new Set<Listener>()
  let opened = 0
  const open: OpenStream = (_call, _question, on) => {
    opened += 1
    lines.add(on)
    return () => void lines.delete(on)
  }
  return {
    open,
    lines,
    opened: () => opened,
    say(data: unknown) {
      for (const on of lines) on({ type: 'changed', data })
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('has one line for all listeners, and none a moment after the last one left', () => {
  const { open, lines, opened, say } = service()
  const stream = shareStreams(open)
  const heard: string[] = []
  const leave = ['a', 'b', 'c'].map((name) => stream(siteEvents, {}, (event) => heard.push(`${name} ${event.type}`)))
  say(1)
  expect(lines.size).toBe(1)
  expect(heard).toEqual(['a changed', 'b changed', 'c changed'])
  leave[0]?.()
  say(2)
  expect(heard.slice(3)).toEqual(['b changed', 'c changed'])
  leave[1]?.()
  leave[2]?.()
  // The next screen follows the same line.
  const last = stream(siteEvents, {}, () => heard.push('d'))
  vi.advanceTimersByTime(60_000)
  expect([lines.size, opened()]).toEqual([1, 1])
  last()
  vi.advanceTimersByTime(60_000)
  expect(lines.size).toBe(0)
  stream(siteEvents, {}, () => undefined)
  expect([lines.size, opened()]).toEqual([1, 2])
})

it('has a line of its own for another question, and others hear on when one listener fails', () => {
  const { open, lines, say } = service()
  const stream = shareStreams(open)
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const heard = vi.fn()
  stream(siteEvents, {}, () => {
    throw new Error('A mistake.')
  })
  stream(siteEvents, {}, heard)
  stream(siteEvents, { after: '1' } as never, heard)
  expect(lines.size).toBe(2)
  say(1)
  expect(heard).toHaveBeenCalledTimes(2)
  expect(reported).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
