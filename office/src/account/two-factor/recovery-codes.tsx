import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../controls/copy-button.tsx'
import styles from './two-factor.module.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** The codes for when the app is lost. They are shown this once, so the dialog is left by its button alone. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const { t } = useTranslation('office')
  const text = `${codes.join('\n')}\n`
  return (
    <QuestionDialog title={t('twoFactor.codesTitle')}>
      <p className={dialog.text}>{t('twoFactor.codesText')}</p>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={dialog.foot}>
        <CopyButton text={text} label={t('twoFactor.copyCodes')} />
        <a
          className={controls.button}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {t('twoFactor.downloadCodes')}
        </a>
        <DialogAction isMain onPress={onClose}>
          {t('twoFactor.codesKept')}
        </DialogAction>
      </div>
    </QuestionDialog>
  )
}
