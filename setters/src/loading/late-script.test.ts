import { expect, test, vi } from 'vitest'
import { createLateScript } from './late-script.ts'

/** A script over a line that is down until it is said to be up. */
function script() {
  const line = { isUp: false, isHere: false }
  const onArrival = vi.fn()
  const late = createLateScript({
    isHere: () => line.isHere,
    async fetch() {
      if (!line.isUp) throw new Error('The line is down.')
      line.isHere = true
    },
    onArrival,
  })
  return { line, late, onArrival }
}

test('what needs a script is done in its turn when it is here, and at once from then on', async () => {
  const { line, late, onArrival } = script()
  line.isUp = true
  const done: string[] = []
  late.whenHere(() => done.push('first'))
  late.whenHere(() => done.push('second'))
  expect(done).toEqual([])
  expect(late.isAwaited.get()).toBe(true)
  // It has come, and what waited is not done yet.
  while (!late.isHere()) await Promise.resolve()
  late.whenHere(() => done.push('third'))
  await late.load()
  expect(onArrival).toHaveBeenCalledOnce()
  expect(done).toEqual(['first', 'second', 'third'])
  late.whenHere(() => done.push('fourth'))
  expect(done).toHaveLength(4)
  expect(late.isAwaited.get()).toBe(false)
})

test('what waits is kept while the script does not come, and done when it is asked for again', async () => {
  const { line, late } = script()
  const done = vi.fn()
  const heard = vi.fn()
  late.hasFailed.subscribe(heard)
  late.whenHere(done)
  await expect(late.load()).rejects.toThrow('The line is down.')
  expect(late.hasFailed.get()).toBe(true)
  expect(heard).toHaveBeenCalledOnce()
  expect(late.isAwaited.get()).toBe(true)
  line.isUp = true
  await late.load()
  expect(done).toHaveBeenCalledOnce()
  expect(late.hasFailed.get()).toBe(false)
})
