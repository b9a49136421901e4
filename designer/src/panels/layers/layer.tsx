import { useDraggable } from '@dnd-kit/core'
import controls from '@vitrine/setters/controls/controls.module.css'
import { ChevronRight, Eye, EyeOff, Lock, LockOpen } from 'lucide-react'
import { memo, type ReactNode } from 'react'
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
      onPointerDown={(event) => listeners?.onPointerDown?.(event)}
      onPointerEnter={() => hover(id)}
      onPointerLeave={() => hover(undefined)}
    >
      <Fold {...{ hasChildren, isOpen, name }} onToggle={() => toggle(id, !isOpen)} />
      <span className={styles.name} data-hidden={!isVisible || undefined}>
        {name}
      </span>
      {hasErrors && <span className={styles.mark} data-kind="bad" role="img" aria-label={t('layers.hasErrors')} />}
      {isUntranslated && (
        <span className={styles.mark} data-kind="warn" role="img" aria-label={t('layers.untranslated')} />
      )}
      <LayerTool
        label={t('layers.lock', { section: name })}
        isOn={isLocked}
        onPress={() =>
          change((view) => {
            if (isLocked) delete view.locked[id]
            else view.locked[id] = true
          })
        }
      >
        {isLocked ? <Lock size={14} aria-hidden /> : <LockOpen size={14} aria-hidden />}
      </LayerTool>
      <LayerTool
        label={t('layers.hide', { section: name })}
        isOn={!isVisible}
        isDisabled={isLocked}
        onPress={() => setVisible(!isVisible)}
      >
        {isVisible ? <Eye size={14} aria-hidden /> : <EyeOff size={14} aria-hidden />}
      </LayerTool>
    </div>
  )
})

interface FoldProps extends Pick<LayerProps, 'hasChildren' | 'isOpen'> {
  readonly name: string
  readonly onToggle: () => void
}

/** Opens and closes what stands in a component. */
function Fold({ hasChildren, isOpen, name, onToggle }: FoldProps) {
  const { t } = useTranslation('designer')
  if (!hasChildren) return <span className={`${controls.tool} ${styles.fold}`} />
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${controls.tool} ${styles.fold}`}
      aria-label={t(isOpen ? 'layers.close' : 'layers.open', { section: name })}
      onClick={(event) => {
        event.stopPropagation()
        onToggle()
      }}
    >
      <ChevronRight size={14} aria-hidden />
    </button>
  )
}

interface LayerToolProps {
  readonly label: string
  readonly isOn: boolean
  readonly isDisabled?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** What can be done with a component at once, by the pointer; the keys are those of its commands. */
function LayerTool({ label, isOn, isDisabled = false, onPress, children }: LayerToolProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${controls.tool} ${styles.tool}`}
      data-is-on={isOn || undefined}
      aria-pressed={isOn}
      aria-label={label}
      disabled={isDisabled}
      onClick={(event) => {
        event.stopPropagation()
        onPress()
      }}
    >
      {children}
    </button>
  )
}
