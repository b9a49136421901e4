import { Panel } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { CheckedNumbers } from './checked-numbers.tsx'
import { useDraftChecks } from './draft-checks.ts'
import { ProblemList } from './problem-list.tsx'

/** All that is wrong on any page and in what counts for the whole site: what publishing would find. */
export default function Problems() {
  const { t } = useTranslation('designer')
  const { found, errorMessage, isChecking, checkAgain } = useDraftChecks()
  const isGood = found && found.findings.length === 0 && errorMessage === undefined
  return (
    <Panel title={t('panel.problems')}>
      <p
        aria-live="polite"
        className={`${frames.note} ${panel.note}`}
        data-kind={errorMessage === undefined ? (isGood ? 'good' : undefined) : 'bad'}
      >
        <CheckedNumbers {...{ found, errorMessage }} />
      </p>
      {errorMessage !== undefined && (
        <div className={`${panel.section} ${panel.actions}`}>
          <button
            type="button"
            className={controls.button}
            aria-disabled={isChecking || undefined}
            onClick={() => isChecking || checkAgain()}
          >
            {t('releases.checkAgain')}
          </button>
        </div>
      )}
      {found && <ProblemList problems={found.findings} />}
    </Panel>
  )
}
