import type { SchemaNode } from '@vitrine/schemas'
import { useLatest } from 'ahooks'
import { useEffect, useMemo, useState } from 'react'
import type { OtherFiles } from '../reading/foreign/local-refs.ts'
import { otherFiles, type ResolveRef } from '../reading/foreign/other-files.ts'
import { type FormSchema, formSchemaWith } from '../reading/form-schema.ts'

/** How a schema is read, once its other files are there; the same answer for the same two. */
export type ReadSchema = (schema: SchemaNode, files: OtherFiles) => FormSchema

/** Ours as ours, others as others. */
export const readAsOurs: ReadSchema = formSchemaWith

const noFiles: OtherFiles = new Map()

/** What a form knows of its schema and of the files that it refers to; nothing, while these are on their way. */
export function useFormSchema(
  schema: SchemaNode,
  resolveRef: ResolveRef | undefined,
  read: ReadSchema,
): FormSchema | undefined {
  // Who asks is given once for each schema: another function at every drawing would load everything anew.
  const latest = useLatest(resolveRef)
  const files = useMemo(
    () => (latest.current ? otherFiles(schema, (address) => latest.current?.(address)) : undefined),
    [schema, latest],
  )
  const isLate = files instanceof Promise
  const [arrived, setArrived] = useState<{ readonly of: unknown; readonly files: OtherFiles }>()
  useEffect(() => {
    let isHere = true
    if (isLate) files.then((all) => isHere && setArrived({ of: files, files: all }))
    return () => {
      isHere = false
    }
  }, [files, isLate])
  const there = isLate ? (arrived?.of === files ? arrived.files : undefined) : files
  return useMemo(() => {
    if (files === undefined) return read(schema, noFiles)
    return there && read(schema, there)
  }, [schema, files, there, read])
}
