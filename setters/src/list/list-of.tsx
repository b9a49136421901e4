import type { Json, SchemaNode } from '@vitrine/schemas'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import controls from '../controls/controls.module.css'
import frames from '../controls/frames.module.css'
import { SettingField } from '../form/field/setting-field.tsx'
import { useFormSurroundings } from '../form/form-context.ts'
import { Apart } from '../form/source/apart.tsx'
import { useFieldName } from '../form/values/field-name.ts'
import { blankOf, startOfItem } from '../reading/blank.ts'
import type { SetterProps } from '../setter.ts'
import { type SetterName, setterFor } from '../setter-for.ts'
import styles from './list.module.css'
import { ListItem } from './list-item.tsx'
import { useActions } from './use-actions.ts'
import { useDrag } from './use-drag.ts'
import type { ListItems } from './use-items.ts'

/** Up to so many items, all of their buttons are drawn, and short values are edited in their rows. */
const FEW = 50
const shortSetters: readonly SetterName[] = ['text', 'number', 'switch', 'choice', 'colour', 'date']
const none: readonly Json[] = []
const anything: SchemaNode = {}

interface ListOfProps extends SetterProps<readonly Json[]> {
  readonly items: ListItems
}

export function ListOf({ schema, path, value = none, id, label, labelId, describedBy, disabled, items }: ListOfProps) {
  const { schema: form, mode } = useFormSurroundings()
  const { t } = useTranslation('setters')
  const { name } = useFieldName(path)
  const itemSchema = schema.items ?? anything
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema
  const listRef = useRef<HTMLOListElement>(null)
  const lineRef = useRef<HTMLDivElement>(null)
  const addRef = useRef<HTMLButtonElement>(null)
  const [filled, setFilled] = useState<Json>()
  const { open, added, said, actions, focus, openNew } = useActions(items, value.length)
  const startDrag = useDrag(listRef, lineRef, (at, to) => {
    focus.current = to
    actions.move(at, to)
  })

  useLayoutEffect(() => {
    if (focus.current === undefined) return
    const item = listRef.current?.children[Math.min(focus.current, value.length - 1)]
    focus.current = undefined
    ;(item?.querySelector<HTMLElement>('button, input') ?? addRef.current)?.focus()
  }, [focus, value])

  const add = (item: Json) => {
    setFilled(undefined)
    openNew(value.length)
    items.add(item)
  }
  const addNew = () => {
    const item = startOfItem(schema, value, form, items.start)
    if (item === undefined) setFilled(items.start(blankOf(itemSchema, form)))
    else add(item)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    const row = event.target instanceof Element ? event.target.closest('li') : null
    if (!row || !event.altKey || by === 0 || event.defaultPrevented || disabled) return
    if (row.parentElement !== listRef.current) return
    event.preventDefault()
    const at = [...(listRef.current?.children ?? [])].indexOf(row)
    if (value[at + by] !== undefined) actions.move(at, at + by)
  }
  const isFew = value.length <= FEW
  const { isNullable } = form.read(itemSchema)
  const isInRow = isFew && !isNullable && shortSetters.includes(setterFor(itemSchema, mode, form))
  const limit =
    value.length >= maxItems
      ? t('list.max', { count: maxItems })
      : minItems > 0 && value.length <= minItems
        ? t('list.min', { count: minItems })
        : undefined

  return (
    <fieldset aria-labelledby={labelId} aria-describedby={describedBy} className={`${frames.parts} ${styles.list}`}>
      {value.length > 0 && (
        <div className={styles.frame} onPointerDown={disabled ? undefined : startDrag}>
          <ol ref={listRef} className={styles.items} onKeyDown={onKeyDown}>
            {value.map((item, at) => {
              const key = items.keyOf(at)
              return (
                <ListItem
                  key={key}
                  path={items.pathOf(at)}
                  list={name}
                  schema={itemSchema}
                  hidden={items.hidden}
                  {...{ at, item, actions, isInRow, disabled }}
                  isOpen={open.has(key)}
                  isNew={added === key}
                  isLast={at === value.length - 1}
                  hasTools={isFew}
                  mayAdd={value.length < maxItems && (schema.uniqueItems !== true || items.hidden.length > 0)}
                  mayRemove={value.length > minItems}
                />
              )
            })}
          </ol>
          <div ref={lineRef} className={styles.line} hidden />
        </div>
      )}
      {filled !== undefined && (
        <Apart path={path} schema={itemSchema} start={filled} onDone={add} takesFocus>
          <SettingField path="" schema={itemSchema} label={t('list.newItem')} />
        </Apart>
      )}
      <button
        ref={addRef}
        type="button"
        className={controls.button}
        aria-label={t('list.addTo', { label })}
        aria-describedby={limit === undefined ? undefined : `${id}-limit`}
        disabled={disabled || value.length >= maxItems}
        onClick={addNew}
      >
        <Plus size={14} aria-hidden />
        {t('list.add')}
      </button>
      {limit !== undefined && (
        <p id={`${id}-limit`} className={frames.hint}>
          {limit}
        </p>
      )}
      <p className={frames.heard} aria-live="polite">
        {said}
      </p>
    </fieldset>
  )
}
