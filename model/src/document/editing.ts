import type { Draft, Operation, OperationType } from '@vitrine/schemas'
import type { Specs } from './specs.ts'

/**
 * What operations change of a draft. It may hold only some of the pages, as `needsOf` tells them.
 */
export type Editable = Pick<
  Draft,
  'pagesList' | 'menuList' | 'pageSchemaMap' | 'componentsSettingValues' | 'globalConfiguration'
>

/** An operation while it is applied. */
export interface Editing {
  readonly draft: Editable
  readonly specs: Specs
  /** Maps of the whole draft that this batch has copied already: nobody else holds them yet. */
  readonly copied: WeakSet<object>
}

type Nameless<O> = O extends Operation ? Omit<O, 'id'> : never
/** An operation before it gets its id. */
export type WithoutId = Nameless<Operation>
/** What an operation answers: the draft after it, and what takes it back. */
export interface Change {
  readonly draft: Editable
  readonly inverse: WithoutId
  /** The operation as it is to be kept: with what it left to be worked out, and the base called the base. */
  readonly operation?: Operation
}

export type OperationOf<T extends OperationType> = Extract<Operation, { readonly type: T }>
export type Handler<T extends OperationType> = (editing: Editing, operation: OperationOf<T>) => Change

/** The value of a map's own key. */
export const ofMap = <V>(map: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(map, key) ? map[key] : undefined

/** A map with other values at some keys; `undefined` takes a key out. */
export function withEntries<V>(
  map: Readonly<Record<string, V>>,
  entries: Iterable<readonly [key: string, value: V | undefined]>,
): Readonly<Record<string, V>> {
  const next: Record<string, V> = { ...map }
  write(next, entries)
  return next
}

function write<V>(map: Record<string, V>, entries: Iterable<readonly [string, V | undefined]>): void {
  for (const [key, value] of entries) {
    if (value === undefined) delete map[key]
    else map[key] = value
  }
}

/**
 * The same for the two maps that grow with the number of pages: a batch of operations copies each of
 * them once and goes on in its copy. No inverse ever holds one of them.
 */
export function withMap<K extends 'pageSchemaMap' | 'componentsSettingValues'>(
  { draft, copied }: Editing,
  name: K,
  entries: Iterable<readonly [key: string, value: Editable[K][string] | undefined]>,
): Editable {
  type Values = Record<string, Editable[K][string]>
  const map = (copied.has(draft[name]) ? draft[name] : { ...draft[name] }) as Values
  copied.add(map)
  write(map, entries)
  return { ...draft, [name]: map }
}
