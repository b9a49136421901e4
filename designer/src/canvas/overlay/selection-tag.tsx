import { useDraggable } from '@dnd-kit/core'
import { CommandButton } from '@vitrine/editor-core'
import { useTranslation } from '@vitrine/setters/i18n'
import { GripVertical } from 'lucide-react'
import { useDesignerContext } from '../../context/designer-context.ts'
import { useEditor, useView } from '../../store/context.ts'
import styles from '../canvas.module.css'

const grip = <GripVertical size={14} aria-hidden />
const actions = ['move-up', 'move-down', 'duplicate', 'delete'] as const

/** The name of the selected component, by which it can be dragged, and what is done with it most. */
export function SelectionTag({ component }: { readonly component: string }) {
  const editor = useEditor()
  const { t } = useTranslation('designer')
  const { label } = useDesignerContext()
  const name = useView(({ names }) => names[component])
  const isLocked = useView(({ locked }) => locked[component] === true)
  const { listeners, setNodeRef, attributes } = useDraggable({
    id: 'selected',
    data: { kind: 'move', component },
    disabled: isLocked,
  })
  const type = editor.component(component)?.type ?? ''
  const title = name ?? label(type) ?? type
  return (
    <span className={`${styles.tag} ${styles.handles}`} data-component-keys>
      <button
        ref={setNodeRef}
        type="button"
        className={styles.grip}
        {...attributes}
        {...listeners}
        aria-label={t('canvas.drag')}
        disabled={isLocked}
      >
        {grip}
      </button>
      {title}
      <span className={styles.actions}>
        {actions.map((id) => (
          <CommandButton key={id} id={id} className={styles.action ?? ''} />
        ))}
      </span>
    </span>
  )
}
