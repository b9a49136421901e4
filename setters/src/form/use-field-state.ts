import { useCallback, useSyncExternalStore } from 'react'
import type { FieldState } from '../field-source.ts'
import { useFormSurroundings } from './form-context.ts'

/** What is known of one field; drawn again only when that field changes. */
export function useFieldState(path: string): FieldState {
  const { source } = useFormSurroundings()
  const subscribe = useCallback((listener: () => void) => source.subscribe(path, listener), [source, path])
  return useSyncExternalStore(subscribe, () => source.get(path))
}
