import type { UntranslatedText } from '@vitrine/model'
import { CallError, limits, listUntranslated, type PageRecord } from '@vitrine/schemas'
import { useEffect, useState } from 'react'
import { useDesignerContext } from '../../../context/designer-context.ts'
import { useDraft } from '../../../store/context.ts'

export interface TextsElsewhere {
  readonly items: readonly UntranslatedText[]
  readonly total: number
}

/** What waits to be translated on pages that are not loaded: asked one after the other, while this is drawn. */
export function useElsewhere(pages: readonly PageRecord[], language: string): ReadonlyMap<string, TextsElsewhere> {
  const { send } = useDesignerContext()
  const draftsId = useDraft((state) => state.draftsId)
  const [found, setFound] = useState<ReadonlyMap<string, TextsElsewhere>>(new Map())
  const open = pages.flatMap(({ id }) => (found.has(id) ? [] : [id])).join(' ')
  useEffect(() => {
    const [pageId] = open.split(' ')
    if (!pageId) return
    const stop = new AbortController()
    const keep = (answer: TextsElsewhere) => {
      if (!stop.signal.aborted) setFound((before) => new Map([...before, [pageId, answer]]))
    }
    send(
      listUntranslated,
      { draftsId, language, pageId, page: 1, pageSize: limits.pageSize },
      { signal: stop.signal },
    ).then(
      ({ items, total }) => keep({ items: items as unknown as readonly UntranslatedText[], total }),
      (error: unknown) => {
        if (!(error instanceof CallError) && !stop.signal.aborted) console.error(error)
        // A page that was never saved, or no line: nothing is known of it, and the others are asked.
        if (error instanceof CallError) keep({ items: [], total: 0 })
      },
    )
    return () => stop.abort()
  }, [send, draftsId, language, open])
  return found
}
