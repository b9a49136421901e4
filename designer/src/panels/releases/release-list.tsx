import { EmptyPanel } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import rows from '../rows.module.css'
import { ReleaseEntry } from './release-entry.tsx'
import { useReleases } from './use-releases.ts'

/** All releases that are kept, the newest first. */
export function ReleaseList() {
  const { t } = useTranslation('designer')
  const { known, askAgain, showOlder } = useReleases()
  return (
    <section className={panel.section} aria-labelledby="release-list">
      <h3 id="release-list" className={rows.heading}>
        {t('releases.list')}
      </h3>
      {known?.message !== undefined && (
        <p role="alert" className={`${frames.note} ${panel.note}`} data-kind="bad">
          {known.message}
        </p>
      )}
      {known?.releases.length === 0 && known.message === undefined && <EmptyPanel>{t('releases.nothing')}</EmptyPanel>}
      <ol className={rows.list}>
        {known?.releases.map((release) => (
          <ReleaseEntry key={release.id} release={release} onRolledBack={askAgain} />
        ))}
      </ol>
      {known?.hasMore && (
        <button type="button" className={controls.button} onClick={showOlder}>
          {t('history.older')}
        </button>
      )}
    </section>
  )
}
