/**
 * Remembers what was asked for last, so that memory stays bounded: `room` is how much all things
 * together may weigh, and each weighs 1 unless it says otherwise.
 */
export class Kept<T> {
  readonly #room: number
  readonly #things = new Map<string, { readonly thing: T; readonly weight: number }>()
  #weight = 0

  constructor(room: number) {
    this.#room = room
  }

  get(key: string): T | undefined {
    const known = this.#things.get(key)
    if (known === undefined) return undefined
    // A map remembers its order: what is asked for moves to the end, what is at the start goes first.
    this.#things.delete(key)
    this.#things.set(key, known)
    return known.thing
  }

  set(key: string, thing: T, weight = 1): T {
    this.delete(key)
    this.#things.set(key, { thing, weight })
    this.#weight += weight
    for (const oldest of this.#things.keys()) {
      if (this.#weight <= this.#room) break
      this.delete(oldest)
    }
    return thing
  }

  delete(key: string): void {
    this.#weight -= this.#things.get(key)?.weight ?? 0
    this.#things.delete(key)
  }

  clear(): void {
    this.#things.clear()
    this.#weight = 0
  }
}
