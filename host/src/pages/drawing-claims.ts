import { setTimeout as rest } from 'node:timers/promises'

/** So many pages can be claimed at once; where two fall on one place, the second is drawn without a claim. */
const PLACES = 4096
/** In milliseconds: how often a page is looked for that another thread draws. */
const LOOK_EVERY = 5
/** So long somebody who asked for a page waits for another thread, in milliseconds. */
const PATIENCE = 500

/** Which pages the threads of a process are drawing: a page is drawn by the one that claims it first. */
export interface DrawingClaims {
  /**
   * Claims a page, by the name that it has in all threads. While another one has it, it waits: the page is stored then,
   * as a rule. Whose patience ends takes it over, since the other thread may have ended.
   *
   * @returns gives it back, which may be done twice.
   */
  readonly claim: (page: string) => Promise<() => void>
}

/** The memory of the claims, which every thread is given. */
export const createClaimMemory = (): SharedArrayBuffer => new SharedArrayBuffer(PLACES * Int32Array.BYTES_PER_ELEMENT)

/** A number for a text, which is never 0 (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 1
}

/** @param patience how long it waits for another thread, in milliseconds. */
export function drawingClaims(memory: SharedArrayBuffer, patience: number = PATIENCE): DrawingClaims {
  const claimed = new Int32Array(memory)
  return {
    async claim(page) {
      const hash = hashOf(page)
      const place = (hash >>> 1) % PLACES
      const take = () => Atomics.compareExchange(claimed, place, 0, hash)
      const until = Date.now() + patience
      let holder = take()
      while (holder === hash && Date.now() < until) {
        await rest(LOOK_EVERY)
        holder = take()
      }
      const isHeld = holder === 0 || holder === hash
      return () => {
        if (isHeld) Atomics.compareExchange(claimed, place, hash, 0)
      }
    },
  }
}
