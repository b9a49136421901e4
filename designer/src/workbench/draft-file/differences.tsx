import type { WhereItIs } from '@vitrine/editor-core'
import type { DraftChange, DraftDifference } from '@vitrine/model'
import type { Draft } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useCommands } from '../../commands/index.ts'
import { nameOfWhere } from '../../panels/places/place-name.ts'
import styles from '../workbench.module.css'

export const whereOf = (of: DraftChange['of']): WhereItIs => ('site' in of || 'order' in of ? {} : of)

interface DifferencesProps {
  readonly difference: Extract<DraftDifference, { operations: unknown }>
  readonly after: Draft
  readonly onApply: () => void
  readonly onCancel: () => void
}

const kinds = { added: 'good', removed: 'bad', changed: undefined }

/** What an import would change, before it does. */
export function Differences({ difference, after, onApply, onCancel }: DifferencesProps) {
  const { t } = useTranslation('designer')
  const commands = useCommands()
  const { changes, operations } = difference
  if (operations.length === 0)
    return (
      <p className={frames.note} data-kind="good">
        {t('workbench.same')}
      </p>
    )
  const nameOf = ({ of }: DraftChange): string => {
    if ('order' in of) return t('workbench.order')
    // A page that is to come is called as in the file.
    const coming = 'page' in of && after.pagesList.find(({ id }) => id === of.page)?.settings.props.name
    return typeof coming === 'string' ? coming : nameOfWhere(commands, whereOf(of))
  }
  return (
    <section className={styles.differences} aria-label={t('workbench.differences')}>
      <h3 className={styles.smallTitle}>{t('workbench.differences')}</h3>
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={JSON.stringify(change.of)} className={styles.change}>
            <span dir="auto">{nameOf(change)}</span>
            <span className={frames.tag} data-kind={kinds[change.kind]}>
              {change.kind === 'changed'
                ? t('workbench.changes', { count: change.count })
                : t(`workbench.change.${change.kind}`)}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.tools}>
        <button type="button" className={controls.button} data-main onClick={onApply}>
          {t('workbench.apply', { count: operations.length })}
        </button>
        <button type="button" className={controls.button} onClick={onCancel}>
          {t('dialog.cancel')}
        </button>
      </div>
    </section>
  )
}
