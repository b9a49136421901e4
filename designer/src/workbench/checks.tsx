import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { CheckedNumbers } from '../panels/problems/checked-numbers.tsx'
import { useDraftChecks } from '../panels/problems/draft-checks.ts'
import { useSavingState } from '../saving/saving-context.tsx'
import { WorkbenchCard } from './card.tsx'
import { ProblemLinks } from './problem-links.tsx'

/** What publishing this draft would find, as the service sees it. */
export function Checks() {
  const { t } = useTranslation('designer')
  const isUnsaved = useSavingState(({ unsaved }) => unsaved > 0)
  const { found, errorMessage, isChecking, checkAgain } = useDraftChecks()
  return (
    <WorkbenchCard
      title={t('workbench.checks')}
      tools={
        <button type="button" className={controls.button} disabled={isChecking} onClick={checkAgain}>
          {t('workbench.checkAgain')}
        </button>
      }
    >
      <p className={frames.hint} role="status">
        <CheckedNumbers {...{ found, errorMessage }} />
      </p>
      {isUnsaved && <p className={frames.hint}>{t('workbench.checksOfSaved')}</p>}
      {found && <ProblemLinks problems={found.findings} />}
    </WorkbenchCard>
  )
}
