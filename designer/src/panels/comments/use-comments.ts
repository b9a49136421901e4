import { type Answer, CallError, listComments } from '@vitrine/schemas'
import { useEffect, useState } from 'react'
import { useDesignerContext } from '../../context/designer-context.ts'

export type Listed = Answer<typeof listComments>
export type CommentInList = Listed['items'][number]

/** Which comments are shown; of all pages and in all languages where none is named. */
export interface CommentFilter {
  readonly state: 'open' | 'resolved'
  readonly pageId: string
  readonly language: string
}

/** So many more are asked for at once. */
const PAGE_SIZE = 30

interface Known {
  readonly listed?: Listed
  readonly message?: string
}

/** The comments on previews of the draft, the newest first; asked for again with each version. */
export function useComments({ state, pageId, language }: CommentFilter, version: number) {
  const { send, boot } = useDesignerContext()
  const [size, setSize] = useState(PAGE_SIZE)
  const [tries, setTries] = useState(0)
  const [known, setKnown] = useState<Known>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each version, and with each try
  useEffect(() => {
    const stop = new AbortController()
    const question = {
      draftsId: boot.draftsId,
      state,
      page: 1,
      pageSize: Math.min(size, 100),
      ...(pageId !== '' && { pageId }),
      ...(language !== '' && { language }),
    }
    send(listComments, question, { signal: stop.signal }).then(
      (listed) => stop.signal.aborted || setKnown({ listed }),
      (error: unknown) => {
        if (stop.signal.aborted) return
        // What was there stays there.
        setKnown((before) => ({ ...before, message: error instanceof CallError ? error.message : String(error) }))
      },
    )
    return () => stop.abort()
  }, [send, boot.draftsId, state, pageId, language, size, version, tries])
  return {
    ...known,
    hasMore: known.listed !== undefined && known.listed.items.length < known.listed.total && size < 100,
    showMore: () => setSize((before) => before + PAGE_SIZE),
    tryAgain: () => setTries((before) => before + 1),
  }
}
