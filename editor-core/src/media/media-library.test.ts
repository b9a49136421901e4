import { type Call, CallError, listMedia } from '@vitrine/schemas'
import { expect, test, vi } from 'vitest'
import type { SendCall } from '../context/service.ts'
import { createMediaLibrary } from './media-library.ts'

const listed = {
  id: '0123456789abcdef0123456789abcdef',
  kind: 'image',
  name: 'Our aisle.webp',
  type: 'image/webp',
  bytes: 10,
  src: '/media/1/0123456789abcdef0123456789abcdef.webp',
  createdAt: '2026-01-01T00:00:00.000Z',
} as const

function library(items: readonly (typeof listed)[] = [listed]) {
  const answer = vi.fn(async (call: Call, _question: object) => {
    if (call !== listMedia) throw new Error(call.path)
    return { items, total: items.length, page: 1, pageSize: 24 }
  })
  return { answer, media: createMediaLibrary(answer as unknown as SendCall) }
}

test('an address of the site is asked for once', async () => {
  const { answer, media } = library()
  expect((await media.find(listed.src))?.name).toBe('Our aisle.webp')
  expect((await media.find(listed.src))?.name).toBe('Our aisle.webp')
  expect(answer.mock.calls.map(([, question]) => question)).toEqual([{ src: listed.src }])
})

test('what was listed is known, and what leads elsewhere is not asked for', async () => {
  const { answer, media } = library()
  await media.list('image', '', 1)
  expect((await media.find(listed.src))?.name).toBe('Our aisle.webp')
  for (const src of ['https://far.example/media/1/a.webp', 'a.webp', 'data:image/webp;base64,AAAA'])
    expect(await media.find(src)).toBeUndefined()
  expect(answer).toHaveBeenCalledTimes(1)
})

test('what the library does not hold is nothing; a failure is asked again', async () => {
  const { media } = library([])
  expect(await media.find('/media/1/a.webp')).toBeUndefined()
  const { answer, media: late } = library()
  answer.mockRejectedValueOnce(new CallError('unavailable'))
  await expect(late.find(listed.src)).rejects.toThrow()
  expect((await late.find(listed.src))?.name).toBe('Our aisle.webp')
})
