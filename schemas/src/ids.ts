const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Fills bytes with random ones, as `crypto.getRandomValues` does. */
type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>
declare const crypto: { getRandomValues: RandomBytes }

export const ID_PATTERN = '^[A-Za-z0-9]{8}$'
const idPattern = new RegExp(ID_PATTERN)

/** Whether a value is an id of a component, an item or an operation (R166, R215). */
export const isId = (value: unknown): value is string => typeof value === 'string' && idPattern.test(value)

/** A new id: 8 letters or digits from the system's random source (R166). */
export function newId(): string {
  let id = ''
  while (id.length < 8) {
    for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
      // 248 is the largest multiple of 62 in a byte: above it, early letters would come more often.
      if (byte < 248 && id.length < 8) id += alphabet[byte % 62]
    }
  }
  return id
}
