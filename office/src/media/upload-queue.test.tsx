import type { SendCall } from '@vitrine/editor-core'
import { CallError } from '@vitrine/schemas'
import { expect, it, vi } from 'vitest'
import { createUploadQueue } from './upload-queue.ts'

it('sends one at a time, and waits as long as the service says when there were too many', async () => {
  const waits: number[] = []
  let tries = 0
  let open = 0
  const send = (async () => {
    open += 1
    expect(open).toBe(1)
    await Promise.resolve()
    open -= 1
    tries += 1
    if (tries === 2) throw new CallError('too_many_requests', { retryAfter: 7 })
    return { id: String(tries), kind: 'image' }
  }) as unknown as SendCall
  const queue = createUploadQueue({ send, wait: async (ms) => void waits.push(ms) })
  queue.add([new File(['a'], 'a.png'), new File(['b'], 'b.png')])
  await vi.waitFor(() =>
    expect(queue.state.getState().uploads).toMatchObject([
      { name: 'a.png', state: 'done', media: '1' },
      { name: 'b.png', state: 'done', media: '3' },
    ]),
  )
  expect(waits).toEqual([7000])
})
