import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../controls/copy-button.tsx'
import { Field } from '../controls/field.tsx'
import styles from './api-keys.module.css'

interface MadeKeyProps {
  readonly name: string
  /** The key itself. */
  readonly secret: string
  readonly onClose: () => void
}

/** A key as it was made. It is shown this once, so the dialog is left by its button alone. */
export function MadeKey({ name, secret, onClose }: MadeKeyProps) {
  const { t } = useTranslation('office')
  return (
    <QuestionDialog title={t('apiKeys.madeTitle', { name })} isWide>
      <p className={dialog.text}>{t('apiKeys.madeText')}</p>
      <Field label={t('apiKeys.key')}>
        {(control) => (
          <input
            {...control}
            className={controls.input}
            dir="ltr"
            readOnly
            spellCheck={false}
            value={secret}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <p className={dialog.text}>
        {t('apiKeys.useText')}{' '}
        <code dir="ltr" className={styles.header}>
          Authorization: Bearer {secret.slice(0, 14)}…
        </code>
      </p>
      <div className={dialog.foot}>
        <CopyButton text={secret} label={t('twoFactor.copyKey')} />
        <DialogAction isMain onPress={onClose}>
          {t('apiKeys.kept')}
        </DialogAction>
      </div>
    </QuestionDialog>
  )
}
