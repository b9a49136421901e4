import type { Draft, EditedContent, Operation, OperationType } from '@vitrine/schemas'
import type { Specs } from './specs.ts'

/**
 * What operations change of a draft. It may hold only some of the pages, as `needsOf` tells them.
 */
export interface Editable
  extends Pick<Draft, 'pagesList' | 'menuList' | 'pageSchemaMap' | 'componentsSettingValues' | 'globalConfiguration'> {
  /** Contents by their keys (`product/k3v9Qa2Z`), those that `needsOf` tells; a draft has none. */
  readonly contents?: Readonly<Record<string, EditedContent>>
}

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

type Values<K extends 'pageSchemaMap' | 'componentsSettingValues' | 'contents'> = NonNullable<Editable[K]>

/**
 * The same for the maps that grow with the number of pages or contents: a batch of operations copies each of
 * them once and goes on in its copy. No inverse ever holds one of them.
 */
export function withMap<K extends 'pageSchemaMap' | 'componentsSettingValues' | 'contents'>(
  { draft, copied }: Editing,
  name: K,
  entries: Iterable<readonly [key: string, value: Values<K>[string] | undefined]>,
): Editable {
  const known = draft[name] ?? {}
  const map = (copied.has(known) ? known : { ...known }) as Record<string, Values<K>[string]>
  copied.add(map)
  write(map, entries)
  return { ...draft, [name]: map }
}
