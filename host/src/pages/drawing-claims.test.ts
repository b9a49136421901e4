import { expect, test } from 'vitest'
import { createClaimMemory, drawingClaims } from './drawing-claims.ts'

const threads = () => {
  const memory = createClaimMemory()
  return [drawingClaims(memory), drawingClaims(memory)] as const
}

test('who claims a page second waits until it is given back', async () => {
  const [one, other] = threads()
  const release = await one.claim('home')
  let isClaimed = false
  const second = other.claim('home').then((give) => {
    isClaimed = true
    return give
  })
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(isClaimed).toBe(false)
  release()
  const again = await second
  again()
  // It is free again, whoever held it.
  const since = performance.now()
  await one.claim('home')
  expect(performance.now() - since).toBeLessThan(100)
})

test('another page is claimed at once', async () => {
  const [one, other] = threads()
  await one.claim('home')
  const since = performance.now()
  await other.claim('products')
  expect(performance.now() - since).toBeLessThan(100)
})

test('a claim that is never given back is taken over', async () => {
  const [one, other] = threads()
  await one.claim('home')
  const since = performance.now()
  const release = await other.claim('home')
  expect(performance.now() - since).toBeGreaterThan(400)
  release()
  const again = performance.now()
  await one.claim('home')
  expect(performance.now() - again).toBeLessThan(100)
})
