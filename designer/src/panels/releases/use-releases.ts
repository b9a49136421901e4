import { usePublishState } from '@vitrine/editor-core'
import { type Answer, CallError, listReleases } from '@vitrine/schemas'
import { useCallback, useEffect, useState } from 'react'
import { useDesignerContext } from '../../context/designer-context.ts'

export type ReleaseInList = Answer<typeof listReleases>['items'][number]

const PAGE_SIZE = 20

interface Releases {
  readonly releases: readonly ReleaseInList[]
  readonly hasMore: boolean
  readonly message?: string
}

/** What was published, the newest first. It is asked again when something has been published from here. */
export function useReleases() {
  const { send } = useDesignerContext()
  const publish = usePublishState()
  const release = publish.kind === 'published' ? publish.result.release : undefined
  const [size, setSize] = useState(PAGE_SIZE)
  const [count, setCount] = useState(0)
  const [known, setKnown] = useState<Releases | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a release from here is one more
  useEffect(() => {
    const stop = new AbortController()
    send(listReleases, { page: 1, pageSize: size }, { signal: stop.signal }).then(
      ({ items, total }) => stop.signal.aborted || setKnown({ releases: items, hasMore: items.length < total }),
      (error: unknown) => {
        if (stop.signal.aborted) return
        setKnown({
          releases: [],
          hasMore: false,
          message: error instanceof CallError ? error.message : String(error),
        })
      },
    )
    return () => stop.abort()
  }, [send, size, count, release])
  return {
    known,
    askAgain: useCallback(() => setCount((before) => before + 1), []),
    showOlder: useCallback(() => setSize((before) => before + PAGE_SIZE), []),
  }
}
