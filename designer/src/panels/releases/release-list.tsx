import { useParts } from '../../parts.ts'
import { Empty } from '../panel.tsx'
import rows from '../rows.module.css'
import { ReleaseEntry } from './release-entry.tsx'
import { useReleases } from './use-releases.ts'

/** All releases that are kept, the newest first. */
export function ReleaseList() {
  const { say } = useParts()
  const { known, askAgain, showOlder } = useReleases()
  return (
    <section className={rows.section} aria-labelledby="release-list">
      <h3 id="release-list" className={rows.heading}>
        {say('releases.list')}
      </h3>
      {known?.message !== undefined && (
        <p role="alert" className={rows.note} data-kind="bad">
          {known.message}
        </p>
      )}
      {known?.releases.length === 0 && known.message === undefined && <Empty>{say('releases.nothing')}</Empty>}
      <ol className={rows.list}>
        {known?.releases.map((release) => (
          <ReleaseEntry key={release.id} release={release} onRolledBack={askAgain} />
        ))}
      </ol>
      {known?.hasMore && (
        <button type="button" className={rows.button} onClick={showOlder}>
          {say('history.older')}
        </button>
      )}
    </section>
  )
}
