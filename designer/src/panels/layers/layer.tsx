import { useDraggable } from '@dnd-kit/core'
import controls from '@vitrine/setters/controls/controls.module.css'
import { ChevronRight, Eye, EyeOff, Lock, LockOpen } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { openComponentMenu, useCommands } from '../../commands/index.ts'
import { useDesignerContext } from '../../context/designer-context.ts'
import { useChangeView, useComponent, useView } from '../../store/context.ts'
import styles from './layers.module.css'
import type { LayerRow } from './rows.ts'
import { useMarks } from './use-marks.ts'
import { useVisible } from './use-visible.ts'

interface LayerProps extends LayerRow {
  readonly start: number
  readonly isSelected: boolean
  /** Where the header, the page or the footer begins. */
  readonly startsPart: 'header' | 'page' | 'footer' | undefined
  readonly toggle: (id: string, isOpen: boolean) => void
}

/** One line of the tree: name, marks, and what can be done with the component at once. */
export const LayerItem = memo(function Layer({
  id,
  depth,
  hasChildren,
  isOpen,
  position,
  size,
  start,
  isSelected,
  startsPart,
  toggle,
}: LayerProps) {
  const { t } = useTranslation('designer')
  const { label } = useDesignerContext()
  const change = useChangeView()
  const commands = useCommands()
  const type = useComponent(id)?.type ?? ''
  const name = useView(({ names }) => names[id]) ?? label(type) ?? type
  const isLocked = useView(({ locked }) => locked[id] === true)
  const isHovered = useView(({ hovered }) => hovered === id)
  const { isVisible, setVisible } = useVisible(id)
  const { hasErrors, isUntranslated } = useMarks(id)
  const { listeners, setNodeRef } = useDraggable({
    id: `layer:${id}`,
    data: { kind: 'move', component: id },
    disabled: isLocked,
  })
  const select = () =>
    change((view) => {
      view.selected = id
    })
  const hover = (hovered: string | undefined) =>
    change((view) => {
      view.hovered = hovered
    })
  return (
    // The tree has the focus and the keys; its lines are pressed.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the tree's
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is the tree's
    <div
      ref={setNodeRef}
      id={`layer-${id}`}
      role="treeitem"
      aria-label={name}
      data-layer={id}
      aria-level={depth}
      aria-posinset={position}
      aria-setsize={size}
      aria-selected={isSelected}
      {...(hasChildren && { 'aria-expanded': isOpen })}
      className={styles.row}
      data-hovered={isHovered || undefined}
      data-starts={startsPart !== undefined && startsPart !== 'header' ? '' : undefined}
      style={{ insetBlockStart: start, paddingInlineStart: 8 + (depth - 1) * 14 }}
      onClick={select}
      onContextMenu={(event) => {
        event.preventDefault()
        openComponentMenu(commands, id, { x: event.clientX, y: event.clientY })
      }}
      onPointerDown={listeners?.onPointerDown as React.PointerEventHandler | undefined}
      onPointerEnter={() => hover(id)}
      onPointerLeave={() => hover(undefined)}
    >
      {hasChildren ? (
        <button
          type="button"
          tabIndex={-1}
          className={`${controls.tool} ${styles.fold}`}
          aria-label={t(isOpen ? 'layers.close' : 'layers.open', { section: name })}
          onClick={(event) => {
            event.stopPropagation()
            toggle(id, !isOpen)
          }}
        >
          <ChevronRight size={14} aria-hidden />
        </button>
      ) : (
        <span className={`${controls.tool} ${styles.fold}`} />
      )}
      <span className={styles.name} data-hidden={!isVisible || undefined}>
        {name}
      </span>
      {hasErrors && <span className={styles.mark} data-kind="bad" role="img" aria-label={t('layers.hasErrors')} />}
      {isUntranslated && (
        <span className={styles.mark} data-kind="warn" role="img" aria-label={t('layers.untranslated')} />
      )}
      <button
        type="button"
        tabIndex={-1}
        className={`${controls.tool} ${styles.tool}`}
        data-is-on={isLocked || undefined}
        aria-pressed={isLocked}
        aria-label={t('layers.lock', { section: name })}
        onClick={(event) => {
          event.stopPropagation()
          change((view) => {
            const { [id]: was, ...others } = view.locked
            view.locked = was ? others : { ...others, [id]: true }
          })
        }}
      >
        {isLocked ? <Lock size={14} aria-hidden /> : <LockOpen size={14} aria-hidden />}
      </button>
      <button
        type="button"
        tabIndex={-1}
        className={`${controls.tool} ${styles.tool}`}
        data-is-on={!isVisible || undefined}
        aria-pressed={!isVisible}
        aria-label={t('layers.hide', { section: name })}
        disabled={isLocked}
        onClick={(event) => {
          event.stopPropagation()
          setVisible(!isVisible)
        }}
      >
        {isVisible ? <Eye size={14} aria-hidden /> : <EyeOff size={14} aria-hidden />}
      </button>
    </div>
  )
})
