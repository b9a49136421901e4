import { useDraggable } from '@dnd-kit/core'
import { memo } from 'react'
import { openComponentMenu, useCommands } from '../../commands/index.ts'
import { useDesignerContext } from '../../context/designer-context.ts'
import { useChangeView, useComponent, useView } from '../../store/context.ts'
import { Fold, LayerMarks, LayerTools } from './layer-details.tsx'
import styles from './layers.module.css'
import type { LayerRow } from './rows.ts'
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
  const { label } = useDesignerContext()
  const change = useChangeView()
  const commands = useCommands()
  const type = useComponent(id)?.type ?? ''
  const name = useView(({ names }) => names[id]) ?? label(type) ?? type
  const isLocked = useView(({ locked }) => locked[id] === true)
  const isHovered = useView(({ hovered }) => hovered === id)
  const { isVisible, setVisible } = useVisible(id)
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
      <LayerMarks id={id} />
      <LayerTools {...{ id, name, isLocked, isVisible, setVisible }} />
    </div>
  )
})
