import { useLatest } from 'ahooks'
import { useMemo } from 'react'
import type { ReadSchema } from '../form/use-form-schema.ts'
import { anyFormSchema, type Formats } from '../reading/form-schema.ts'

/** How a form for any schema reads it: with formats of the application, of which the latest ones are asked. */
export function useReadSchema(formats: Formats | undefined): ReadSchema {
  const latest = useLatest(formats)
  const names = JSON.stringify(Object.keys(formats ?? {}))
  return useMemo(() => {
    const asked = (JSON.parse(names) as readonly string[]).map(
      (name) => [name, (value: string) => latest.current?.[name]?.(value) ?? true] as const,
    )
    return (schema, files) => anyFormSchema(schema, files, Object.fromEntries(asked))
  }, [names, latest])
}
