import { useCommandsContext } from '@vitrine/editor-core'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from 'react-i18next'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
}

/** Copies a text; where the browser does not let it, that is said, and the text can be selected. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation('office')
  const { announcer } = useCommandsContext()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      announcer.announce(t('twoFactor.copied'))
    } catch {
      announcer.announce(t('twoFactor.notCopied'), true)
    }
  }
  return (
    <button type="button" className={controls.button} onClick={() => void copy()}>
      {label}
    </button>
  )
}
