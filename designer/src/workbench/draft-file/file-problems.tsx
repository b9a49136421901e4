import { messageText } from '@vitrine/editor-core'
import type { Problem } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import styles from '../workbench.module.css'

/** As many as anybody reads. */
const SHOWN = 20

/** Why a file is not taken. */
export function FileProblems({ problems }: { readonly problems: readonly Problem[] }) {
  const { t } = useTranslation('designer')
  return (
    <>
      <p className={frames.note} data-kind="bad">
        {t('workbench.notADraft')}
      </p>
      <ul className={styles.list}>
        {problems.slice(0, SHOWN).map(({ path, key, params }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no state of their own
          <li key={at} className={styles.problem}>
            {path !== '' && <code className={styles.code}>{path}</code>}
            <p className={styles.plain}>{messageText(t, key, params)}</p>
          </li>
        ))}
      </ul>
      {problems.length > SHOWN && (
        <p className={frames.hint}>{t('workbench.more', { count: problems.length - SHOWN })}</p>
      )}
    </>
  )
}
