import { CallError, type LoggedOperation, listOperations } from '@vitrine/schemas'
import { useCallback, useEffect, useState } from 'react'
import { useDesignerContext } from '../../context/designer-context.ts'
import { useDraft } from '../../store/context.ts'

const PAGE_SIZE = 50

interface Log {
  /** The newest first. */
  readonly entries: readonly LoggedOperation[]
  readonly hasMore: boolean
  /** Why it could not be loaded. */
  readonly message?: string
}

const idOf = ({ revision, operation }: LoggedOperation): string => `${revision} ${operation.id}`

/** Both lists as one, each entry once. Where something is missing in between, only the newer one counts. */
function joined(newer: readonly LoggedOperation[], older: readonly LoggedOperation[]): readonly LoggedOperation[] {
  const known = new Set(newer.map(idOf))
  const rest = older.filter((entry) => !known.has(idOf(entry)))
  const isWhole = rest.length < older.length || (newer.at(-1)?.revision ?? 0) <= (older[0]?.revision ?? 0) + 1
  return isWhole ? [...newer, ...rest] : newer
}

/** What was saved of the draft, by everybody; it goes on with each new revision. */
export function useLog(): Log & { readonly showOlder: () => void } {
  const { send } = useDesignerContext()
  const draftsId = useDraft(({ draftsId }) => draftsId)
  const revision = useDraft(({ revision }) => revision)
  const [log, setLog] = useState<Log>({ entries: [], hasMore: false })

  const loadPage = useCallback(
    async (page: number, signal?: AbortSignal) => {
      try {
        const { items, total } = await send(listOperations, { id: draftsId, page, pageSize: PAGE_SIZE }, { signal })
        if (signal?.aborted) return
        setLog(({ entries }) => {
          const all = page === 1 ? joined(items, entries) : joined(entries, items)
          return { entries: all, hasMore: all.length < total }
        })
      } catch (error) {
        if (signal?.aborted) return
        if (!(error instanceof CallError)) throw error
        const { message } = error
        setLog((now) => ({ ...now, message }))
      }
    },
    [send, draftsId],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision is more to tell
  useEffect(() => {
    const stop = new AbortController()
    void loadPage(1, stop.signal)
    return () => stop.abort()
  }, [loadPage, revision])

  return { ...log, showOlder: () => void loadPage(Math.floor(log.entries.length / PAGE_SIZE) + 1) }
}
