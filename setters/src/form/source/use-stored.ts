import type { Json } from '@vitrine/schemas'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { FieldSource, FieldState } from '../../field-source.ts'
import { useFormSurroundings } from '../form-context.ts'

/** What is stored at a path, which is what decides which fields there are: what did not fit counts for nothing. */
export function useStoredValue(path: string): Json | undefined {
  const { source } = useFormSurroundings()
  const subscribe = useCallback((listener: () => void) => source.subscribe(path, listener), [source, path])
  return useSyncExternalStore(subscribe, () => source.valueAt(path))
}

interface Stored {
  readonly value: Json | undefined
  readonly state: FieldState
}

function storedIn(source: FieldSource, path: string) {
  let known: Stored | undefined
  return {
    subscribe: (listener: () => void) => source.subscribe(path, listener),
    /** The same object until one of the two is another. */
    get(): Stored {
      const [value, state] = [source.valueAt(path), source.stateOf(path)]
      if (!known || known.value !== value || known.state !== state) known = { value, state }
      return known
    },
  }
}

/** What is stored at a path, and what is known of it; re-rendered only when that is something else. */
export function useStored(path: string): Stored {
  const { source } = useFormSurroundings()
  const { subscribe, get } = useMemo(() => storedIn(source, path), [source, path])
  return useSyncExternalStore(subscribe, get)
}
