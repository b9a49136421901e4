declare const held: unique symbol

/** JSON text in a column, with the type of the value that it holds. No statement looks into it. */
export type JsonText<T> = string & { readonly [held]: T }

/** A value as its column holds it. `write` is another writer than JSON's own: one that sorts keys. */
export const toJson = <T>(value: T, write: (value: T) => string = JSON.stringify): JsonText<T> =>
  write(value) as JsonText<T>

/** The value that a column holds: what was written, since only checked values are. */
export const fromJson = <T>(text: JsonText<T>): T => JSON.parse(text)
