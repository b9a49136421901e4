import { isObject, type Json } from '@vitrine/schemas'
import { useSyncExternalStore } from 'react'
import controls from '../controls/controls.module.css'
import frames from '../controls/frames.module.css'
import { useFormSurroundings } from '../form/form-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import styles from './item-reference.module.css'

interface NamedItem {
  readonly id: string
  readonly name: string
  readonly items: readonly NamedItem[]
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** The items of a list by their names, with those of the list inside of each. */
function namedItems(value: Json | undefined, inner: string): readonly NamedItem[] {
  if (!Array.isArray(value)) return []
  return value.filter(isObject).flatMap((item) => {
    const { id, name, label, title } = item
    const shown = [name, label, title].find((text) => isText(text) && text !== '')
    return isText(id)
      ? [{ id, name: isText(shown) ? shown : id, items: namedItems(item[inner] as Json | undefined, '') }]
      : []
  })
}

/**
 * Names items that stand elsewhere in the form, one of each list at most: a combination of a size and a colour.
 * `setterOptions` say where: `{ lists: 'specTypes', items: 'options' }`.
 */
function ItemReference({ schema, value, onChange, labelId, describedBy, invalid, disabled }: SetterProps<Json>) {
  const { t } = useTranslation('setters')
  const { source } = useFormSurroundings()
  const { lists = '', items = '' } = schema.setterOptions ?? {}
  const path = String(lists)
  const all = useSyncExternalStore(
    (listener) => source.subscribe(path, listener),
    () => source.valueAt(path),
    () => source.valueAt(path),
  )
  const known = namedItems(all, String(items))
  const chosen = Array.isArray(value) ? value.filter(isText) : []
  const choose = (list: NamedItem, id: string) => {
    const others = chosen.filter((one) => !list.items.some((item) => item.id === one))
    onChange(id === '' ? others : [...others, id])
  }
  if (known.length === 0) return <p className={frames.hint}>{t('setter.itemReference.empty')}</p>
  return (
    <fieldset className={styles.lists} aria-labelledby={labelId} aria-describedby={describedBy} disabled={disabled}>
      {known.map((list) => (
        <label key={list.id} className={styles.list}>
          <bdi>{list.name}</bdi>
          <select
            className={controls.select}
            aria-invalid={invalid || undefined}
            value={list.items.find(({ id }) => chosen.includes(id))?.id ?? ''}
            onChange={({ target }) => choose(list, target.value)}
          >
            <option value="">{t('setter.itemReference.any')}</option>
            {list.items.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}

export const itemReferenceSetter = defineSetter('item-reference', ItemReference, { isInput: false })
