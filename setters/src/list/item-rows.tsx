import type { Json, SchemaNode } from '@vitrine/schemas'
import { type KeyboardEvent, type RefObject, useMemo, useRef } from 'react'
import { ownSetterFor } from '../form/field/own-setter.ts'
import { useFormSurroundings } from '../form/form-context.ts'
import { useFieldName } from '../form/values/field-name.ts'
import { type SetterName, setterFor } from '../setter-for.ts'
import styles from './list.module.css'
import { type ItemOptions, ListItem } from './list-item.tsx'
import type { ListState } from './use-actions.ts'
import { useDrag } from './use-drag.ts'
import type { ListItems } from './use-items.ts'

/** Up to so many items, all of their buttons are drawn, and short values are edited in their rows. */
const FEW = 50
const shortSetters: readonly SetterName[] = ['text', 'number', 'switch', 'choice', 'colour', 'date']

interface ItemRowsProps {
  readonly schema: SchemaNode
  readonly itemSchema: SchemaNode
  readonly path: string
  readonly value: readonly Json[]
  readonly items: ListItems
  readonly state: ListState
  readonly listRef: RefObject<HTMLOListElement | null>
  readonly disabled: boolean
}

/** The items of a list one below the other, in an order that is changed by a pointer, or by Alt and an arrow key. */
export function ItemRows({ schema, itemSchema, path, value, items, state, listRef, disabled }: ItemRowsProps) {
  const options = useItemOptions({ schema, itemSchema, path, value, items, state, disabled })
  const { open, added, actions, focus } = state
  const { checks } = useFormSurroundings()
  const lineRef = useRef<HTMLDivElement>(null)
  const startDrag = useDrag(listRef, lineRef, (at, to) => {
    focus.current = to
    checks.whenHere(() => actions.move(at, to))
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    const row = event.target instanceof Element ? event.target.closest('li') : null
    if (!row || !event.altKey || by === 0 || event.defaultPrevented || disabled) return
    if (row.parentElement !== listRef.current) return
    event.preventDefault()
    const at = [...(listRef.current?.children ?? [])].indexOf(row)
    if (value[at + by] !== undefined) checks.whenHere(() => actions.move(at, at + by))
  }
  return (
    <div className={styles.frame} onPointerDown={disabled ? undefined : startDrag}>
      <ol ref={listRef} className={styles.items} onKeyDown={onKeyDown}>
        {value.map((item, at) => {
          const key = items.keyOf(at)
          return (
            <ListItem
              key={key}
              path={items.pathOf(at)}
              {...{ at, item, options }}
              isOpen={open.has(key)}
              isNew={added === key}
              isLast={at === value.length - 1}
            />
          )
        })}
      </ol>
      <div ref={lineRef} className={styles.line} hidden />
    </div>
  )
}

function useItemOptions(props: Omit<ItemRowsProps, 'listRef'>): ItemOptions {
  const { schema, itemSchema, path, value, disabled } = props
  const surroundings = useFormSurroundings()
  const { schema: form, mode } = surroundings
  const { name: listName } = useFieldName(path)
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
  const { hidden } = props.items
  const { actions } = props.state
  const hasTools = value.length <= FEW
  const { isNullable } = form.read(itemSchema)
  const isShort = shortSetters.includes(setterFor(itemSchema, mode, form))
  const isInRow = hasTools && !isNullable && isShort && !ownSetterFor(itemSchema, `${path}[0]`, surroundings)
  const mayAdd = value.length < maxItems && (schema.uniqueItems !== true || hidden.length > 0)
  const mayRemove = value.length > minItems
  return useMemo(
    () => ({ listName, schema: itemSchema, actions, hidden, isInRow, disabled, hasTools, mayAdd, mayRemove }),
    [listName, itemSchema, actions, hidden, isInRow, disabled, hasTools, mayAdd, mayRemove],
  )
}
