import { type ReactNode, useMemo } from 'react'
import { createWholeSource } from '../../value-source/whole-source.ts'
import { FormProvider, useFormSurroundings } from '../form-context.ts'

/** Fields inside of a value that its source knows only as a whole. */
export function WholeValueProvider({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const outer = useFormSurroundings()
  const inner = useMemo(() => ({ ...outer, source: createWholeSource(outer.source, path) }), [outer, path])
  return <FormProvider value={inner}>{children}</FormProvider>
}
