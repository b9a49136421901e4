import type { Json, SchemaNode } from '@vitrine/schemas'
import { isObject } from '@vitrine/schemas'
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import { type FocusEvent, memo, useEffect, useMemo, useRef, useState } from 'react'
import controls from '../controls/controls.module.css'
import { ownSetterFor } from '../form/field/own-setter.ts'
import { SettingField } from '../form/field/setting-field.tsx'
import { useFormSurroundings } from '../form/form-context.ts'
import { ObjectFields } from '../form/object/object-fields.tsx'
import { FIRST_FIELD } from '../form/source/first-field.ts'
import { type FieldName, FormPlaceProvider, placeOfItem } from '../form/values/field-name.ts'
import { setterFor } from '../setter-for.ts'
import { itemSummary } from './item-summary.ts'
import styles from './list.module.css'

export interface ItemActions {
  readonly toggle: (at: number) => void
  readonly duplicate: (at: number) => void
  readonly remove: (at: number) => void
  readonly move: (at: number, to: number) => void
}

/** What is the same for all items of a list: one object, so that a thousand items are compared at a glance. */
export interface ItemOptions {
  /** The name of the list in the form. */
  readonly listName: FieldName
  readonly schema: SchemaNode
  readonly actions: ItemActions
  /** Properties that are no fields. */
  readonly hidden: readonly string[]
  /** Short values, which are edited in their rows. */
  readonly isInRow: boolean
  readonly disabled: boolean
  /** In long lists, the buttons of an item are drawn when it is looked at. */
  readonly hasTools: boolean
  readonly mayAdd: boolean
  readonly mayRemove: boolean
}

export interface ListItemProps {
  readonly at: number
  readonly item: Json
  readonly path: string
  readonly options: ItemOptions
  readonly isOpen: boolean
  /** Just added: the focus goes to its first field. */
  readonly isNew: boolean
  readonly isLast: boolean
}

/** One item: what it is called, its fields when it is open, and what can be done with it. */
export const ListItem = memo(function ListItem(props: ListItemProps) {
  const { at, item, path, options, isOpen, isNew } = props
  const { listName, schema, actions, hidden, isInRow, hasTools } = options
  const surroundings = useFormSurroundings()
  const { t, schema: form, mode, source } = surroundings
  const [isLookedAt, setLookedAt] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLFieldSetElement>(null)
  const place = useMemo(() => placeOfItem(path, listName, at), [path, listName, at])
  const summary = itemSummary(item, schema, { form, valueAt: source.valueAt })
  // In a list of a thousand, filling in a thousand texts that nothing shows takes its time.
  const name = isOpen || isInRow || summary === undefined ? t('list.item', { number: at + 1 }) : ''
  const title = summary ?? name

  useEffect(() => {
    if (isNew) (row.current ?? body.current)?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
  }, [isNew])

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setLookedAt(false)
  }
  return (
    <li
      className={styles.item}
      onFocus={() => setLookedAt(true)}
      onBlur={leave}
      onPointerEnter={() => setLookedAt(true)}
      onPointerLeave={(event) => setLookedAt(event.currentTarget.contains(document.activeElement))}
    >
      <div className={styles.row}>
        <span className={styles.handle} data-handle="" aria-hidden="true" />
        {isInRow ? (
          <div ref={row} className={styles.inRow}>
            <FormPlaceProvider value={place}>
              <SettingField path={path} schema={schema} label={name} />
            </FormPlaceProvider>
          </div>
        ) : (
          <button
            type="button"
            className={styles.title}
            dir="auto"
            aria-expanded={isOpen}
            data-opens={path}
            onClick={() => actions.toggle(at)}
          >
            {title}
          </button>
        )}
        {(hasTools || isOpen || isLookedAt) && <Tools {...props} title={title} />}
      </div>
      {isOpen && !isInRow && (
        <fieldset ref={body} aria-label={t('list.fieldsOf', { name: title })} className={styles.body}>
          <FormPlaceProvider value={place}>
            {isObject(item) &&
            !ownSetterFor(schema, path, surroundings) &&
            setterFor(schema, mode, form) === 'group' ? (
              <ObjectFields schema={schema} path={path} without={hidden} />
            ) : (
              <SettingField path={path} schema={schema} label={name} />
            )}
          </FormPlaceProvider>
        </fieldset>
      )}
    </li>
  )
})

/** Up, down, copy, remove: each named by the item that it is for. */
function Tools({ at, title, isLast, options }: ListItemProps & { readonly title: string }) {
  const { t } = useFormSurroundings()
  const { actions, disabled, mayAdd, mayRemove } = options
  const tools = [
    { key: 'list.up', Icon: ArrowUp, off: at === 0, act: () => actions.move(at, at - 1) },
    { key: 'list.down', Icon: ArrowDown, off: isLast, act: () => actions.move(at, at + 1) },
    { key: 'list.duplicate', Icon: Copy, off: !mayAdd, act: () => actions.duplicate(at) },
    { key: 'list.remove', Icon: Trash2, off: !mayRemove, act: () => actions.remove(at) },
  ] as const
  return (
    <span className={styles.tools}>
      {tools.map(({ key, Icon, off, act }) => {
        const text = t(key, { name: title })
        return (
          <button
            key={key}
            type="button"
            className={controls.tool}
            aria-label={text}
            title={text}
            disabled={disabled || off}
            onClick={act}
          >
            <Icon size={14} aria-hidden />
          </button>
        )
      })}
    </span>
  )
}
