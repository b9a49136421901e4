import { type Answer, CallError, checkDraftCall } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useCallback, useEffect, useState } from 'react'
import { useParts } from '../parts.ts'
import { useSavingState } from '../saving/saving-context.tsx'
import { useDraft } from '../store/context.ts'
import { Card } from './card.tsx'
import { ProblemLinks } from './problem-links.tsx'

type Found = Answer<typeof checkDraftCall>

/** What publishing this draft would find, as the service sees it. */
export function Checks() {
  const { say, send, boot } = useParts()
  const revision = useDraft((draft) => draft.revision)
  const isUnsaved = useSavingState(({ unsaved }) => unsaved > 0)
  const [found, setFound] = useState<{ readonly of: number; readonly answer: Found }>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const check = useCallback(async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      setFound({ of: revision, answer: await send(checkDraftCall, { id: boot.draftsId }) })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error.message)
    } finally {
      setBusy(false)
    }
  }, [send, boot.draftsId, revision])
  useEffect(() => void check(), [check])

  const { errors = 0, warnings = 0, findings = [] } = found?.answer ?? {}
  return (
    <Card
      title={say('workbench.checks')}
      tools={
        <button type="button" className={controls.button} disabled={isBusy} onClick={() => void check()}>
          {say('workbench.checkAgain')}
        </button>
      }
    >
      <p className={frames.hint} role="status">
        {failure ??
          (found === undefined
            ? say('workbench.checking')
            : `${say('workbench.errors', { count: errors })} · ${say('workbench.warnings', { count: warnings })}`)}
      </p>
      {isUnsaved && <p className={frames.hint}>{say('workbench.checksOfSaved')}</p>}
      {found && findings.length === 0 && (
        <p className={frames.note} data-kind="good">
          {say('workbench.nothingFound')}
        </p>
      )}
      <ProblemLinks problems={findings as Parameters<typeof ProblemLinks>[0]['problems']} />
    </Card>
  )
}
