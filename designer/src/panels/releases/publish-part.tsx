import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useState } from 'react'
import { useCommands } from '../../commands/index.ts'
import { useParts } from '../../parts.ts'
import { type PublishWish, usePublishing, usePublishState } from '../../publishing/publishing.ts'
import panel from '../panel.module.css'
import { ProblemList } from '../problems/problem-list.tsx'
import type { ToTell } from '../problems/problem-words.ts'
import rows from '../rows.module.css'
import { ChoosePart } from './choose-part.tsx'
import { PublishOutcome } from './publish-outcome.tsx'
import { useChecks } from './use-checks.ts'

/** What the checks say, and the button that publishes: all of it, or some languages and pages. */
export function PublishPart() {
  const { say } = useParts()
  const { announcer } = useCommands()
  const publishing = usePublishing()
  const { kind } = usePublishState()
  const [wish, setWish] = useState<PublishWish | undefined>({})
  const isBusy = kind === 'saving' || kind === 'publishing'
  async function publish() {
    const result = await publishing.publish(wish)
    announcer.announce(say(result ? 'releases.done' : 'releases.failed'), !result)
  }
  return (
    <>
      <section className={panel.section} aria-labelledby="publish-part">
        <h3 id="publish-part" className={rows.heading}>
          {say('releases.publish')}
        </h3>
        <PublishOutcome />
        <ChoosePart onChoose={setWish} />
        <div className={panel.actions}>
          <button
            type="button"
            className={controls.button}
            data-main
            disabled={wish === undefined}
            // It keeps the focus of whoever pressed it.
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || void publish()}
          >
            {say('releases.publishNow')}
          </button>
        </div>
      </section>
      <Checks />
    </>
  )
}

function Checks() {
  const { say } = useParts()
  const checks = useChecks()
  return (
    <section aria-labelledby="publish-checks">
      <div className={panel.section}>
        <h3 id="publish-checks" className={rows.heading}>
          {say('releases.checks')}
        </h3>
        <p aria-live="polite" className={frames.hint}>
          {checks.kind === 'checking' && say('releases.checking')}
          {checks.kind === 'failed' && checks.message}
          {checks.kind === 'checked' &&
            say('releases.found', { errors: checks.found.errors, warnings: checks.found.warnings })}
        </p>
        <div className={panel.actions}>
          <button
            type="button"
            className={controls.button}
            aria-disabled={checks.kind === 'checking' || undefined}
            onClick={() => checks.kind === 'checking' || checks.checkAgain()}
          >
            {say('releases.checkAgain')}
          </button>
        </div>
      </div>
      {checks.kind === 'checked' && <ProblemList problems={checks.found.findings as readonly ToTell[]} atOnce={8} />}
    </section>
  )
}
