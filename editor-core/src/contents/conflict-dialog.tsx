import type { EntitySpec, Operation } from '@vitrine/schemas'
import { useTranslation } from '@vitrine/setters/i18n'
import dialog from '../controls/dialog.module.css'
import { DialogAction, QuestionDialog } from '../controls/question-dialog.tsx'
import { nameOfLanguage } from '../i18n/language-name.ts'
import styles from './conflict-dialog.module.css'
import type { ContentConflict } from './content-editor.ts'
import { fieldOfOperation, valueOfOperation } from './operation-text.ts'

interface ConflictDialogProps {
  readonly entity: EntitySpec
  readonly conflicts: readonly ContentConflict[]
  /** The label for a key that a schema makes, if there is one. */
  readonly label: (key: string) => string | undefined
  /** The language of the interface. */
  readonly locale: string
  readonly onChoose: (whose: 'mine' | 'theirs') => Promise<void>
  readonly onClose: () => void
}

/** Two people changed the same field: both values, and the choice. Nothing is lost until somebody chooses. */
export function ConflictDialog({ entity, conflicts, label, locale, onChoose, onClose }: ConflictDialogProps) {
  const { t } = useTranslation('editor')
  const by = conflicts.find(({ theirs }) => theirs?.by)?.theirs?.by
  const fieldOf = (operation: Operation) => {
    const field = fieldOfOperation(label, entity, operation) ?? t('record.wholeRecord')
    const language = 'language' in operation && operation.language
    return language ? t('record.fieldIn', { field, language: nameOfLanguage(locale, String(language)) }) : field
  }
  const says = (operation: Operation | undefined) => (
    <bdi>{(operation && valueOfOperation(label, operation)) ?? t('record.otherChange')}</bdi>
  )
  return (
    <QuestionDialog title={t('record.conflict')} isWide onClose={onClose}>
      <p>{by === undefined ? t('record.conflictText') : t('record.conflictBy', { name: by })}</p>
      <ul className={styles.conflicts}>
        {conflicts.map(({ operation, with: other, mine, theirs }) => (
          <li key={`${operation} ${other}`} className={styles.conflict}>
            <strong>{fieldOf(mine)}</strong>
            <dl className={styles.values}>
              <div>
                <dt>{t('record.mine')}</dt>
                <dd>{says(mine)}</dd>
              </div>
              <div>
                <dt>{t('record.theirs')}</dt>
                <dd>{says(theirs?.operation)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <div className={dialog.foot}>
        <DialogAction onPress={() => void onChoose('theirs')}>{t('record.useTheirs')}</DialogAction>
        <DialogAction isMain onPress={() => void onChoose('mine')}>
          {t('record.keepMine')}
        </DialogAction>
      </div>
    </QuestionDialog>
  )
}
