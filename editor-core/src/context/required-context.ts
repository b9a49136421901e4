import { createContext, type Provider, useContext } from 'react'

/**
 * A context that parts of the designer cannot do without: who provides it, and the hook that reads it.
 *
 * @param missing what the hook throws where nobody provides it
 */
export function requiredContext<T extends object>(missing: string): readonly [Provider<T | undefined>, () => T] {
  const Context = createContext<T | undefined>(undefined)
  const useNeeded = (): T => {
    const found = useContext(Context)
    if (!found) throw new Error(missing)
    return found
  }
  return [Context.Provider, useNeeded]
}
