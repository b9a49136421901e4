import type { Json, SchemaNode } from '@vitrine/schemas'
import { Plus } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import controls from '../controls/controls.module.css'
import frames from '../controls/frames.module.css'
import { SettingField } from '../form/field/setting-field.tsx'
import { useFormSurroundings } from '../form/form-context.ts'
import { NewValueForm } from '../form/source/new-value-form.tsx'
import type { SetterTranslator } from '../i18n/translator.ts'
import { blankOf, startOfItem } from '../reading/blank.ts'
import type { SetterProps } from '../setter.ts'
import { ItemRows } from './item-rows.tsx'
import styles from './list.module.css'
import { useActions } from './use-actions.ts'
import type { ListItems } from './use-items.ts'

const none: readonly Json[] = []
const anything: SchemaNode = {}

interface ListOfProps extends SetterProps<readonly Json[]> {
  readonly items: ListItems
}

/** The items of a list, and the button that adds one. */
export function ListOf({ schema, path, value = none, id, label, labelId, describedBy, disabled, items }: ListOfProps) {
  const { t, schema: form, submission } = useFormSurroundings()
  const itemSchema = schema.items ?? anything
  const listRef = useRef<HTMLOListElement>(null)
  const addRef = useRef<HTMLButtonElement>(null)
  const [filled, setFilled] = useState<Json>()
  const state = useActions(items, value.length)
  const { said, focus, openNew } = state
  const limit = limitText(t, schema, value.length)

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
    const item = startOfItem(schema, value, form, items.start, submission !== undefined)
    if (item === undefined) setFilled(items.start(blankOf(itemSchema, form)))
    else add(item)
  }
  return (
    <fieldset aria-labelledby={labelId} aria-describedby={describedBy} className={`${frames.parts} ${styles.list}`}>
      {value.length > 0 && <ItemRows {...{ schema, itemSchema, path, value, items, state, listRef, disabled }} />}
      {filled !== undefined && (
        <NewValueForm path={path} schema={itemSchema} start={filled} onDone={add} takesFocus>
          <SettingField path="" schema={itemSchema} label={t('list.newItem')} />
        </NewValueForm>
      )}
      <button
        ref={addRef}
        type="button"
        className={controls.button}
        aria-label={t('list.addTo', { label })}
        aria-describedby={limit === undefined ? undefined : `${id}-limit`}
        disabled={disabled || isFull(schema, value.length)}
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
      <p className={frames.visuallyHidden} aria-live="polite">
        {said}
      </p>
    </fieldset>
  )
}

const isFull = ({ maxItems = Number.POSITIVE_INFINITY }: SchemaNode, length: number): boolean => length >= maxItems

/** Why no item can be added, or none removed. */
function limitText(t: SetterTranslator, schema: SchemaNode, length: number): string | undefined {
  const { minItems = 0, maxItems } = schema
  if (maxItems !== undefined && isFull(schema, length)) return t('list.max', { count: maxItems })
  return minItems > 0 && length <= minItems ? t('list.min', { count: minItems }) : undefined
}
