import { type Answer, changeChecklist, type siteToday } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useAction } from '../context/use-call.ts'
import { ActionError } from '../controls/action-error.tsx'
import { Card } from '../controls/page.tsx'
import { PlaceLink } from '../navigation/place.tsx'
import styles from './today.module.css'

type ChecklistProps = Answer<typeof siteToday>['checklist'] & { readonly onChange: () => void }

/** What is left to do until a site can be shown; gone when all of it is done, or when somebody hides it. */
export function Checklist({ isDismissed, steps, onChange }: ChecklistProps) {
  const { t } = useTranslation('office')
  const { send, may } = useOffice()
  const action = useAction()
  const done = steps.filter((step) => step.done).length
  if (isDismissed || done === steps.length) return null
  const hide = async () => {
    if (await action.run(() => send(changeChecklist, { isDismissed: true }))) onChange()
  }
  return (
    <Card
      title={t('checklist.title')}
      tools={
        <>
          <span>{t('checklist.progress', { done, total: steps.length })}</span>
          {may('settings.write') && (
            <button type="button" className={controls.button} disabled={action.isBusy} onClick={() => void hide()}>
              {t('checklist.hide')}
            </button>
          )}
        </>
      }
    >
      <ActionError error={action.error} />
      <ol className={styles.lines}>
        {steps.map(({ id, done: isDone, to }) => (
          <li key={id}>
            <PlaceLink to={to} className={styles.line}>
              {isDone ? (
                <CircleCheck size={18} className={styles.icon} data-level="done" aria-label={t('checklist.done')} />
              ) : (
                <Circle size={18} className={styles.icon} aria-label={t('checklist.open')} />
              )}
              <span>
                <span className={isDone ? styles.done : styles.step}>{t(`checklist.${id}`)}</span>
                {!isDone && <span className={styles.hint}>{t(`checklist.hint.${id}`)}</span>}
              </span>
            </PlaceLink>
          </li>
        ))}
      </ol>
    </Card>
  )
}
