import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { useTranslation } from 'react-i18next'
import { ShownOnce } from '../controls/shown-once.tsx'
import styles from './api-keys.module.css'

interface MadeKeyProps {
  readonly name: string
  /** The key itself. */
  readonly secret: string
  readonly onClose: () => void
}

/** A key as it was made, and how programs send it. */
export function MadeKey({ name, secret, onClose }: MadeKeyProps) {
  const { t } = useTranslation('office')
  return (
    <ShownOnce
      title={t('apiKeys.madeTitle', { name })}
      text={t('apiKeys.madeText')}
      label={t('apiKeys.key')}
      secret={secret}
      copy={t('twoFactor.copyKey')}
      kept={t('apiKeys.kept')}
      onClose={onClose}
    >
      <p className={dialog.text}>
        {t('apiKeys.useText')}{' '}
        <code dir="ltr" className={styles.header}>
          Authorization: Bearer {secret.slice(0, 14)}…
        </code>
      </p>
    </ShownOnce>
  )
}
