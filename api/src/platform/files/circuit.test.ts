import { expect, it } from 'vitest'
import { createCircuit } from './circuit.ts'

it('opens after five failures in ten seconds, lets one try after five, and tells once', () => {
  let now = 0
  const told: unknown[] = []
  const circuit = createCircuit(
    (error) => told.push(error),
    () => now,
  )
  const isOpen = () => {
    try {
      circuit.assertClosed()
      return false
    } catch (error) {
      expect(error).toMatchObject({ code: 'unavailable', retryAfter: expect.any(Number) })
      return true
    }
  }
  for (let failure = 0; failure < 8; failure += 1) {
    circuit.failed('slowly')
    now += 3000
    expect(isOpen()).toBe(false)
  }
  now += 20_000
  for (let failure = 0; failure < 5; failure += 1) circuit.failed(failure)
  expect([isOpen(), told]).toEqual([true, [4]])
  now += 5000
  expect(isOpen()).toBe(false)
  circuit.failed('still away')
  expect([isOpen(), told]).toEqual([true, [4]])
  now += 5000
  circuit.worked()
  circuit.failed('once')
  expect(isOpen()).toBe(false)
})
