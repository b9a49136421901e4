import { useDraggable } from '@dnd-kit/core'
import { ErrorBoundary, nameOfType, reasonInWords } from '@vitrine/editor-core'
import type { SectionSpec } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { addSection, useCommands } from '../../commands/index.ts'
import { useDesignerContext } from '../../context/designer-context.ts'
import { existingSingleInstance } from '../../placement/single-instance.ts'
import { newOfType, placeInPart } from '../../placement/site-part.ts'
import { useDraft, useEditor, useStructure, useView } from '../../store/context.ts'
import styles from './add.module.css'
import { PresetPreview } from './preset-preview.tsx'

interface EntryProps {
  readonly spec: SectionSpec
  /** Why it cannot be placed. Its button stays, and says so as well. */
  readonly reason?: string | undefined
}

/** A section of the palette: dragged to its place, or put behind what is selected. */
export function AddEntry({ spec, reason }: EntryProps) {
  const { t } = useTranslation('designer')
  const { label } = useDesignerContext()
  const commands = useCommands()
  const { listeners, setNodeRef } = useDraggable({
    id: `new:${spec.type}`,
    data: { kind: 'new', type: spec.type },
  })
  const [isOpen, setOpen] = useState(false)
  const name = nameOfType({ label }, spec.type)
  const unavailable = reason !== undefined && {
    'aria-disabled': true,
    'aria-describedby': `why-not-${spec.type}`,
    title: reason,
  }
  return (
    <li>
      {reason !== undefined && (
        <span id={`why-not-${spec.type}`} hidden>
          {reason}
        </span>
      )}
      <div className={styles.line}>
        <button
          ref={setNodeRef}
          id={`section-${spec.type}`}
          type="button"
          className={styles.section}
          {...unavailable}
          // Enter places it, so the keyboard does not pick it up.
          onPointerDown={(event) => listeners?.onPointerDown?.(event)}
          onClick={() => addSection(commands, spec.type)}
        >
          {name}
        </button>
        {spec.presets.length > 1 && (
          <button
            type="button"
            className={`${controls.tool} ${styles.more}`}
            aria-expanded={isOpen}
            aria-label={t('add.presets')}
            aria-describedby={`section-${spec.type}`}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronDown size={14} aria-hidden />
          </button>
        )}
      </div>
      {isOpen && (
        <ul className={styles.presets}>
          {spec.presets.map(({ id }) => (
            <li key={id}>
              <button type="button" {...unavailable} onClick={() => addSection(commands, `${spec.type}/${id}`)}>
                <ErrorBoundary of={id}>
                  <PresetPreview type={spec.type} preset={id} />
                </ErrorBoundary>
                {label(`${spec.type}.presets.${id}`) ?? id}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** A section of which there may be one on a page or a site: it looks at the page when its structure changes, and not else. */
export function SingleEntry({ spec }: EntryProps) {
  const { t } = useTranslation('designer')
  const { label } = useDesignerContext()
  const editor = useEditor()
  const page = useView(({ curPageId }) => curPageId)
  useStructure({ page })
  useStructure({ part: 'header' })
  useStructure({ part: 'footer' })
  useDraft(({ pagesList }) => pagesList)
  const { type } = spec
  const made = newOfType(editor, type)
  const inPart = placeInPart(editor, page, made)
  const second = inPart ? undefined : existingSingleInstance(editor, { page }, made.components)
  const reason =
    inPart && 'reason' in inPart
      ? inPart.reason
      : second !== undefined && { key: 'problem.nesting.single', params: { type } }
  return <AddEntry spec={spec} reason={reason ? reasonInWords({ t, label }, reason) : undefined} />
}
