import type { DndContextProps } from '@dnd-kit/core'
import { reasonInWords } from '@vitrine/editor-core'
import { useTranslation } from '@vitrine/setters/i18n'
import { useMemo } from 'react'
import { useDesignerContext } from '../context/designer-context.ts'
import { useEditor } from '../store/context.ts'
import type { DropStore } from './drop-state.ts'
import type { DropPlace } from './places/drop-place.ts'
import { draggedType, isDragged } from './places/placement-rules.ts'

type Accessibility = NonNullable<DndContextProps['accessibility']>

/** What screen readers say of a drag: what is dragged, and where it would drop. */
export function useDragAnnouncements(store: DropStore): Accessibility {
  const editor = useEditor()
  const { t } = useTranslation('designer')
  const { label } = useDesignerContext()
  return useMemo(() => {
    const nameOf = (type: string) => label(type) ?? type
    const about = ({ data }: { readonly data: { readonly current?: unknown } }) => ({
      section: isDragged(data.current) ? nameOf(draggedType(editor, data.current)) : '',
    })
    const placeInWords = ({ after }: DropPlace) => {
      const type = editor.component(after ?? '')?.type
      return type === undefined ? t('drag.first') : t('drag.behind', { section: nameOf(type) })
    }
    const where = (): string => {
      const { place } = store.getState()
      if (!place) return t('drag.nowhere')
      return place.problem
        ? reasonInWords({ t, label }, place.problem)
        : t('drag.place', { place: placeInWords(place) })
    }
    return {
      announcements: {
        onDragStart: ({ active }) => t('drag.started', about(active)),
        onDragMove: where,
        onDragOver: () => undefined,
        onDragEnd: ({ active }) => t('drag.ended', about(active)),
        onDragCancel: ({ active }) => t('drag.cancelled', about(active)),
      },
      screenReaderInstructions: { draggable: t('drag.instructions') },
    }
  }, [editor, label, t, store])
}
