import { useTranslation } from '@vitrine/setters/i18n'
import { ChevronRight } from 'lucide-react'
import { useDesignerContext } from '../../context/designer-context.ts'
import { useChangeView, useEditor, usePlace } from '../../store/context.ts'
import styles from './settings.module.css'

/** The components that the selected one stands in, outermost first. */
export function Parents({ component }: { readonly component: string }) {
  const { t } = useTranslation('designer')
  const { label } = useDesignerContext()
  const editor = useEditor()
  const change = useChangeView()
  usePlace(component)
  const parents: string[] = []
  for (let at = editor.place(component)?.parent; at; at = editor.place(at.component)?.parent)
    parents.unshift(at.component)
  if (parents.length === 0) return null
  return (
    <nav aria-label={t('settings.parents')} className={styles.parents}>
      {parents.map((id) => {
        const type = editor.component(id)?.type ?? ''
        return (
          <button
            key={id}
            type="button"
            onClick={() =>
              change((view) => {
                view.selected = id
              })
            }
          >
            {label(type) ?? type}
            <ChevronRight size={12} aria-hidden className={styles.arrow} />
          </button>
        )
      })}
    </nav>
  )
}
