/** Remembers the last `size` things that were asked for, so that memory stays bounded. */
export class Kept<T> {
  readonly #size: number
  readonly #things = new Map<string, T>()

  constructor(size: number) {
    this.#size = size
  }

  get(key: string): T | undefined {
    const thing = this.#things.get(key)
    if (thing === undefined) return undefined
    // A map remembers its order: what is asked for moves to the end, what is at the start goes first.
    this.#things.delete(key)
    this.#things.set(key, thing)
    return thing
  }

  set(key: string, thing: T): T {
    this.#things.delete(key)
    this.#things.set(key, thing)
    if (this.#things.size > this.#size) this.#things.delete(this.#things.keys().next().value as string)
    return thing
  }

  delete(key: string): void {
    this.#things.delete(key)
  }

  clear(): void {
    this.#things.clear()
  }
}
