import { usePublishState } from '@vitrine/editor-core'
import { listDraftPages, type PageFacts } from '@vitrine/schemas'
import { useEffect, useState } from 'react'
import { useDesignerContext } from '../../context/designer-context.ts'
import { useDraft } from '../../store/context.ts'

const nothing: ReadonlyMap<string, PageFacts> = new Map()

/**
 * When each page was changed and published, by its id, as the service knows it. It is asked again after a
 * save and when something was published from here; while it cannot tell, nothing is shown.
 */
export function usePageFacts(): ReadonlyMap<string, PageFacts> {
  const { boot, send } = useDesignerContext()
  const publish = usePublishState()
  const release = publish.kind === 'published' ? publish.result.release : undefined
  const revision = useDraft(({ revision }) => revision)
  const [known, setKnown] = useState(nothing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save and a release change what it answers
  useEffect(() => {
    const stop = new AbortController()
    send(listDraftPages, { draftsId: boot.draftsId }, { signal: stop.signal }).then(
      (pages) => stop.signal.aborted || setKnown(new Map(pages.map((page) => [page.id, page]))),
      () => {},
    )
    return () => stop.abort()
  }, [send, boot.draftsId, revision, release])
  return known
}
