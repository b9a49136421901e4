import type { Json } from '@vitrine/schemas'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { FieldSource, FieldState } from '../../field-source.ts'
import { useFormSurroundings } from '../form-context.ts'
import type { Submission } from '../submission/submission.ts'
import type { ToldProblem } from '../submission/told-problem.ts'

/** What is stored at a path, which is what decides which fields there are: what did not fit counts for nothing. */
export function useStoredValue(path: string): Json | undefined {
  const { source } = useFormSurroundings()
  const subscribe = useCallback((listener: () => void) => source.subscribe(path, listener), [source, path])
  const get = () => source.valueAt(path)
  return useSyncExternalStore(subscribe, get, get)
}

interface Stored {
  readonly value: Json | undefined
  readonly state: FieldState
  readonly told: ToldProblem | undefined
  readonly isErrorShown: boolean
}

const isSameAs = (one: Stored, other: Stored): boolean =>
  one.value === other.value &&
  one.state === other.state &&
  one.told === other.told &&
  one.isErrorShown === other.isErrorShown

function storedIn(source: FieldSource, path: string, submission: Submission | undefined) {
  let known: Stored | undefined
  return {
    subscribe(listener: () => void) {
      const end = source.subscribe(path, listener)
      const endTold = submission?.subscribe(path, listener)
      return () => {
        end()
        endTold?.()
      }
    },
    /** The same object until something of it is another. */
    get(): Stored {
      const [value, state, told] = [source.valueAt(path), source.stateOf(path), submission?.toldAt(path)]
      const isErrorShown = submission?.isShown(path) ?? true
      const next = { value, state, told, isErrorShown }
      if (!known || !isSameAs(known, next)) known = next
      return known
    },
  }
}

/** What is stored at a path, and what is known of it; re-rendered only when that is something else. */
export function useStored(path: string): Stored {
  const { source, submission } = useFormSurroundings()
  const { subscribe, get } = useMemo(() => storedIn(source, path, submission), [source, path, submission])
  return useSyncExternalStore(subscribe, get, get)
}
