import { useCommandsContext } from '@vitrine/editor-core'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from 'react-i18next'
import styles from './copy-address.module.css'
import { Field } from './field.tsx'

interface CopyAddressProps {
  readonly label: string
  readonly hint?: string
  readonly address: string
}

/** An address, to be used elsewhere. Where the browser does not copy it, it can be selected. */
export function CopyAddress({ label, hint, address }: CopyAddressProps) {
  const { t } = useTranslation('office')
  const { announcer } = useCommandsContext()
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      announcer.announce(t('media.copied'))
    } catch {
      announcer.announce(t('media.notCopied'), true)
    }
  }
  return (
    <div className={styles.address}>
      <Field label={label} hint={hint}>
        {(control) => (
          <input
            {...control}
            className={controls.input}
            dir="ltr"
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
        )}
      </Field>
      <button type="button" className={controls.button} onClick={() => void copy()}>
        {t('media.copy')}
      </button>
    </div>
  )
}
