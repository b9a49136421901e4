import { CallError, draftPageById, type LoggedOperation } from '@vitrine/schemas'
import { useEffect, useMemo, useState } from 'react'
import { useDesignerContext } from '../../context/designer-context.ts'
import { useDraft } from '../../store/context.ts'
import { broughtBy } from './operation-words.ts'
import { pagesOf } from './steps.ts'

/** Of which section components are, by their ids. */
export type Types = ReadonlyMap<string, string>

const typesIn = (components: Readonly<Record<string, { readonly type: string }>>) =>
  Object.entries(components).map(([id, { type }]) => [id, type] as const)

/** What a list of changes says by itself: what they brought, and what they took away. */
const typesBroughtBy = (entries: readonly LoggedOperation[]): Types =>
  new Map(entries.flatMap(({ operation, inverse }) => [operation, inverse].flatMap((one) => typesIn(broughtBy(one)))))

/** Which sections were changed on pages that are not loaded: asked one after the other, while this is drawn. */
export function useTypes(entries: readonly LoggedOperation[]): Types {
  const { send } = useDesignerContext()
  const draftsId = useDraft((state) => state.draftsId)
  const pagesList = useDraft((state) => state.pagesList)
  const loaded = useDraft((state) => state.loaded)
  const [asked, setAsked] = useState<ReadonlyMap<string, Types>>(new Map())
  const brought = useMemo(() => typesBroughtBy(entries), [entries])
  const open = useMemo(() => {
    const listed = new Set(pagesList.map(({ id }) => id))
    const isOpen = (page: string) => listed.has(page) && !loaded.includes(page) && !asked.has(page)
    return entries.flatMap(({ operation }) => pagesOf(operation)).find(isOpen)
  }, [entries, pagesList, loaded, asked])

  useEffect(() => {
    if (open === undefined) return
    const stop = new AbortController()
    const keep = (types: Types) => {
      if (!stop.signal.aborted) setAsked((before) => new Map([...before, [open, types]]))
    }
    send(draftPageById, { draftsId, id: open }, { signal: stop.signal }).then(
      ({ pageSchema }) => keep(new Map(typesIn(pageSchema.components))),
      (error: unknown) => {
        if (stop.signal.aborted) return
        // It is gone, or there is no line: what was on it stays “A section”.
        if (error instanceof CallError) keep(new Map())
        else console.error(error)
      },
    )
    return () => stop.abort()
  }, [send, draftsId, open])

  return useMemo(
    () => new Map([...asked.values()].flatMap((types) => [...types]).concat([...brought])),
    [asked, brought],
  )
}
