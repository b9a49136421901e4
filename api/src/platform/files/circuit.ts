import { CallError } from '@vitrine/schemas'

/** So many failures within so long open the circuit, for so long; in milliseconds. */
const FAILURES = 5
const WITHIN = 10_000
const OPEN_FOR = 5_000

/**
 * Keeps callers from waiting for a service that does not answer: after five failures in ten seconds nobody asks it for
 * five seconds. The next failure then opens the circuit again at once, the next success closes it.
 */
export interface Circuit {
  /** @throws CallError `unavailable` while the circuit is open. */
  assertClosed(): void
  failed(error: unknown): void
  worked(): void
  isOpen(): boolean
}

/**
 * @param onOpen is told when callers begin to be refused, with the last failure; not again until the service answered.
 * @param now the time in milliseconds.
 */
export function createCircuit(onOpen: (error: unknown) => void, now: () => number = Date.now): Circuit {
  let failures: readonly number[] = []
  let openUntil = 0
  let isOnTrial = false
  return {
    assertClosed() {
      const left = openUntil - now()
      if (left > 0) throw new CallError('unavailable', { retryAfter: Math.ceil(left / 1000) })
    },
    failed(error) {
      failures = [...failures.filter((time) => time > now() - WITHIN), now()]
      if (!isOnTrial && failures.length < FAILURES) return
      openUntil = now() + OPEN_FOR
      if (!isOnTrial) onOpen(error)
      isOnTrial = true
      failures = []
    },
    worked() {
      isOnTrial = false
    },
    isOpen: () => openUntil > now(),
  }
}
