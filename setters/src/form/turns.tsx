import { type ReactNode, useCallback, useMemo, useSyncExternalStore } from 'react'
import { doesTurn, type FieldSource } from '../field-source.ts'
import { FormProvider, useFormSurroundings } from './form-context.ts'

const neverTurns = () => () => {}

/** Whose values the form around shows at the moment: another object after each turn. */
export function useNow(): FieldSource {
  const { source } = useFormSurroundings()
  const subscribe = useCallback(
    (listener: () => void) => (doesTurn(source) ? source.onTurn(listener) : neverTurns()),
    [source],
  )
  return useSyncExternalStore(subscribe, () => (doesTurn(source) ? source.now() : source))
}

const numbers = new WeakMap<FieldSource, number>()
let last = 0

function keyOf(source: FieldSource): number {
  const known = numbers.get(source)
  if (known !== undefined) return known
  last += 1
  numbers.set(source, last)
  return last
}

/**
 * What begins again with every turn of its form, since it keeps something of its own: an open item,
 * half a number, an upload. What is still under way then reaches whose it was.
 */
export function BeginsAgain({ children }: { readonly children: ReactNode }) {
  const surroundings = useFormSurroundings()
  const source = useNow()
  const own = useMemo(
    () => (surroundings.source === source ? surroundings : { ...surroundings, source }),
    [surroundings, source],
  )
  return (
    <FormProvider key={keyOf(source)} value={own}>
      {children}
    </FormProvider>
  )
}
