import { CallError, translatedTask } from '@vitrine/schemas'
import { useEffect, useState } from 'react'
import { useDesignerContext } from '../../../context/designer-context.ts'
import { useDraft } from '../../../store/context.ts'
import type { Figures } from '../bar.tsx'

/** What is translated of the whole draft as it was saved last, by language: as the service answers it. */
export function useSiteCoverage(): Readonly<Record<string, Figures>> | undefined {
  const { send } = useDesignerContext()
  const draftsId = useDraft((state) => state.draftsId)
  const revision = useDraft((state) => state.revision)
  const [figures, setFigures] = useState<Readonly<Record<string, Figures>>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is another draft after each save
  useEffect(() => {
    const stop = new AbortController()
    send(translatedTask, { sourceId: draftsId, sourceType: 'site', draftsId }, { signal: stop.signal }).then(
      ({ languages }) => {
        if (stop.signal.aborted) return
        const entries = Object.entries(languages).map(([code, { done, ...rest }]) => [
          code,
          { translated: done, ...rest },
        ])
        setFigures(Object.fromEntries(entries))
      },
      (error: unknown) => {
        // The bars are an overview; without an answer there are none.
        if (!(error instanceof CallError) && !stop.signal.aborted) console.error(error)
      },
    )
    return () => stop.abort()
  }, [send, draftsId, revision])
  return figures
}
