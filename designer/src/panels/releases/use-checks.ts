import { type Answer, CallError, checkDraftCall } from '@vitrine/schemas'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useParts } from '../../parts.ts'
import { usePublishState } from '../../publishing/publishing.ts'
import { useDraft } from '../../store/context.ts'

type Checks =
  | { readonly kind: 'checking' }
  | { readonly kind: 'checked'; readonly found: Answer<typeof checkDraftCall> }
  | { readonly kind: 'failed'; readonly message: string }

/** What publishing the saved draft would find: asked when this is opened, after a refused publish, and when wanted. */
export function useChecks(): Checks & { readonly checkAgain: () => void } {
  const { send } = useParts()
  const draftsId = useDraft(({ draftsId }) => draftsId)
  const publish = usePublishState()
  const [checks, setChecks] = useState<Checks>({ kind: 'checking' })
  const asking = useRef<AbortController>(undefined)

  const ask = useCallback(() => {
    const stop = new AbortController()
    asking.current?.abort()
    asking.current = stop
    setChecks({ kind: 'checking' })
    send(checkDraftCall, { id: draftsId }, { signal: stop.signal }).then(
      (found) => stop.signal.aborted || setChecks({ kind: 'checked', found }),
      (error: unknown) => {
        if (stop.signal.aborted) return
        setChecks({ kind: 'failed', message: error instanceof CallError ? error.message : String(error) })
      },
    )
  }, [send, draftsId])

  useEffect(() => {
    if (publish.kind === 'saving' || publish.kind === 'publishing') return
    // A publish brings along what it found.
    if (publish.kind === 'published') setChecks({ kind: 'checked', found: publish.result })
    else ask()
    return () => asking.current?.abort()
  }, [publish, ask])

  return { ...checks, checkAgain: ask }
}
