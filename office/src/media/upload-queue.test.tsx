import type { SendCall } from '@vitrine/editor-core'
import { CallError, limits } from '@vitrine/schemas'
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

const known = { id: 'k', kind: 'image', name: 'Known.png' }
const isKnown = () => new CallError('conflict', { details: { reason: 'duplicate', media: known } })

it('asks what is to become of a file that the library has already', async () => {
  const asked: unknown[] = []
  const send = (async (_call: unknown, question: { duplicates: string }) => {
    asked.push(question.duplicates)
    if (question.duplicates === 'refuse') throw isKnown()
    return { id: 'new', kind: 'image' }
  }) as unknown as SendCall
  const queue = createUploadQueue({ send })
  queue.add([new File(['a'], 'a.png'), new File(['b'], 'b.png')])
  const uploads = () => queue.state.getState().uploads
  await vi.waitFor(() => expect(uploads()).toMatchObject([{ state: 'known', same: known }, { state: 'known' }]))
  queue.takeKnown(1)
  queue.keepBoth(2)
  await vi.waitFor(() =>
    expect(uploads()).toMatchObject([
      { state: 'done', media: 'k' },
      { state: 'done', media: 'new' },
    ]),
  )
  expect(asked).toEqual(['refuse', 'refuse', 'keep'])
})

/** A service that takes pieces, on a line that a test can break. */
function serviceOfPieces() {
  const state = { from: 0, isLost: false, asked: [] as string[], losesAnswer: false }
  const send = (async (
    { method, path }: { method: string; path: string },
    question: { from?: number; bytes?: number },
    options?: { bytes?: Blob; signal?: AbortSignal },
  ) => {
    options?.signal?.throwIfAborted()
    state.asked.push(
      `${method} ${path.replace('v1/media', '')}${question.from === undefined ? '' : ` ${question.from}`}`,
    )
    if (state.isLost) throw new CallError('unavailable', { details: { isOffline: true } })
    if (path === 'v1/media/uploads') return { id: 'upload01', from: state.from }
    if (method === 'PUT') {
      if (question.from !== state.from) throw new CallError('conflict', { details: { from: state.from } })
      state.from += options?.bytes?.size ?? 0
      if (state.losesAnswer) {
        state.losesAnswer = false
        throw new CallError('unavailable')
      }
      return { id: 'upload01', from: state.from }
    }
    return { id: 'stored', kind: 'image' }
  }) as unknown as SendCall
  return { state, send }
}
const large = () => new File([new Uint8Array(5 * limits.uploadPiece + 10)], 'large.png', { type: 'image/png' })

it('sends large files in pieces, from where they ended, and says how far they are', async () => {
  const { state, send } = serviceOfPieces()
  state.from = 4 * limits.uploadPiece
  const queue = createUploadQueue({ send })
  const seen: number[] = []
  queue.state.subscribe(({ uploads: [one] }) => void (one?.sent !== undefined && seen.push(one.sent)))
  queue.add([large()])
  await vi.waitFor(() => expect(queue.state.getState().uploads).toMatchObject([{ state: 'done', media: 'stored' }]))
  expect(state.asked).toEqual([
    'POST /uploads',
    `PUT /uploads/{id} ${4 * limits.uploadPiece}`,
    `PUT /uploads/{id} ${5 * limits.uploadPiece}`,
    'POST /uploads/{id}',
  ])
  expect(seen).toContain(5 * limits.uploadPiece)
})

it('goes on when the line is there again, and sends nothing twice when an answer was lost', async () => {
  const { state, send } = serviceOfPieces()
  const waits: (() => void)[] = []
  const queue = createUploadQueue({ send, wait: () => new Promise((resolve) => waits.push(resolve)) })
  state.losesAnswer = true
  queue.add([large()])
  const [one] = [() => queue.state.getState().uploads[0]]
  await vi.waitFor(() => expect(one()?.state).toBe('lost'))
  state.isLost = true
  waits.shift()?.()
  await vi.waitFor(() => expect(waits).toHaveLength(1))
  state.isLost = false
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(one()).toMatchObject({ state: 'done', media: 'stored' }))
  expect(state.from).toBe(5 * limits.uploadPiece + 10)
})

it('can be cancelled while it is sent, and throws away what came', async () => {
  const { state, send } = serviceOfPieces()
  const queue = createUploadQueue({ send, wait: () => new Promise(() => undefined) })
  state.losesAnswer = true
  queue.add([large(), new File(['b'], 'b.png')])
  await vi.waitFor(() => expect(queue.state.getState().uploads[0]?.state).toBe('lost'))
  queue.cancel(1)
  await vi.waitFor(() => expect(queue.state.getState().uploads).toMatchObject([{ name: 'b.png', state: 'done' }]))
  expect(state.asked).toContain('DELETE /uploads/{id}')
})
