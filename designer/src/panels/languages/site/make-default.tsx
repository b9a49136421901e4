import { CommandDialog, nameOfLanguage } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { baseLanguage } from '@vitrine/model'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useDesignerContext } from '../../../context/designer-context.ts'
import { useDraft } from '../../../store/context.ts'
import type { Figures } from '../bar.tsx'
import styles from '../languages.module.css'

interface MakeDefaultProps {
  readonly code: string
  /** How much is translated into it; unknown until the service has answered. */
  readonly figures: Figures | undefined
  readonly onMake: () => void
  readonly onClose: () => void
}

/** Says what it means that a language becomes the main one, and asks once more. */
export function MakeDefault({ code, figures, onMake, onClose }: MakeDefaultProps) {
  const { t } = useTranslation('designer')
  const { locale } = useDesignerContext()
  const source = useDraft(({ configuration }) => baseLanguage(configuration))
  const name = nameOfLanguage(locale, code)
  const missing = figures ? figures.total - figures.translated - figures.stale : 0
  const numbers = new Intl.NumberFormat(locale)
  return (
    <CommandDialog title={t('languages.makeDefault.title', { name })} onClose={onClose}>
      <div className={`${dialog.body} ${styles.means}`}>
        <p>{t('languages.makeDefault.means', { name })}</p>
        {figures && missing > 0 && code !== source && (
          <p>
            {t('languages.makeDefault.missing', {
              name,
              missing: numbers.format(missing),
              total: numbers.format(figures.total),
              source: nameOfLanguage(locale, source),
            })}
          </p>
        )}
      </div>
      <div className={dialog.foot}>
        <button type="button" className={controls.button} onClick={onClose}>
          {t('dialog.cancel')}
        </button>
        <button type="button" className={controls.button} data-main onClick={onMake}>
          {t('languages.makeDefault')}
        </button>
      </div>
    </CommandDialog>
  )
}
