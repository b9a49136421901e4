import { Panel } from '@vitrine/editor-core'
import { useTranslation } from '@vitrine/setters/i18n'
import { OwnSteps } from './own-steps.tsx'
import { SavedChanges } from './saved-changes.tsx'

/** What was done to the draft: here since it was opened, and by everybody as far back as it is known. */
export default function History() {
  const { t } = useTranslation('designer')
  return (
    <Panel title={t('panel.history')}>
      <OwnSteps />
      <SavedChanges />
    </Panel>
  )
}
