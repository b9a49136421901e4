import { nameOfLanguage } from '@vitrine/editor-core'
import {
  choiceLabelKey,
  contentChoices,
  type DatesFilter,
  type EntityFilter,
  type EntitySpec,
  filtersOf,
  type LanguagesFilter,
  type RangeFilter,
  type RowsFilter,
  type ValuesFilter,
} from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'
import { Field, SelectField } from '../../controls/field.tsx'
import { useQuery } from '../../navigation/navigation-context.ts'
import type { RowsView } from '../rows-view.ts'
import type { ContentLanguages } from '../use-content-languages.ts'
import { columnLabel } from './column-label.ts'
import styles from './table.module.css'

interface FiltersProps {
  readonly entity: EntitySpec
  readonly view: RowsView
  readonly languages: ContentLanguages | undefined
}

interface FilterProps<Value> {
  readonly entity: EntitySpec
  readonly filter: EntityFilter
  readonly value: Value | undefined
  /** Nothing where everything counts again. */
  readonly onChange: (value: Value | undefined) => void
}

/** By what a table is filtered: every column of which the service keeps the values. */
export function Filters({ entity, view, languages }: FiltersProps) {
  const { t } = useTranslation('office')
  const [, setQuery] = useQuery()
  function set(name: string, value: RowsFilter[string] | undefined) {
    const { [name]: _before, ...others } = view.filter
    const next: RowsFilter = value === undefined ? others : { ...others, [name]: value }
    setQuery({ filter: Object.keys(next).length > 0 ? JSON.stringify(next) : undefined, page: undefined })
  }
  const [isWhole, setWhole] = useState(false)
  const all = filtersOf(entity)
  const shown = all.filter(({ isShown, column }) => isWhole || isShown || Object.hasOwn(view.filter, column.name))
  return (
    <div className={styles.panel}>
      {shown.map((filter) => {
        const { name } = filter.column
        const given = { entity, filter, value: view.filter[name] as never, onChange: set.bind(undefined, name) }
        if (filter.kind === 'languages') return <ByLanguages key={name} {...given} languages={languages} />
        const Filter = { values: ByValues, range: ByRange, dates: ByDates }[filter.kind]
        return <Filter key={name} {...given} />
      })}
      <div className={styles.tools}>
        {shown.length < all.length && (
          <button type="button" className={controls.button} onClick={() => setWhole(true)}>
            {t('contents.moreFilters')}
          </button>
        )}
        {Object.keys(view.filter).length > 0 && (
          <button
            type="button"
            className={controls.button}
            onClick={() => setQuery({ filter: undefined, page: undefined })}
          >
            {t('contents.clear')}
          </button>
        )}
      </div>
    </div>
  )
}

function ByValues({ entity, filter: { column }, value = [], onChange }: FilterProps<ValuesFilter>) {
  const { t } = useTranslation('office')
  const { label } = useOffice()
  const { data } = useCall(contentChoices, { kind: entity.kind, path: column.name })
  const known = data ?? []
  const chosen = value.filter((one) => !known.some((choice) => choice.value === one))
  const choices = [...known, ...chosen.map((one) => ({ value: one, name: one, count: 0 }))]
  const nameOf = (choice: { readonly value: string; readonly name: string }) => {
    if (choice.value === '') return t('contents.none')
    if (column.name === 'state') return label(`status.${choice.value}`) ?? choice.name
    return label(choiceLabelKey(entity.kind, column.path ?? column.name, choice.value)) ?? choice.name
  }
  if (choices.length === 0) return null
  return (
    <fieldset className={styles.group}>
      <legend>{columnLabel(label, entity, column)}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="checkbox"
            checked={value.includes(choice.value)}
            onChange={({ target }) => {
              const next = target.checked ? [...value, choice.value] : value.filter((one) => one !== choice.value)
              onChange(next.length > 0 ? next : undefined)
            }}
          />
          <bdi>{nameOf(choice)}</bdi>
          <span className={styles.count}>{choice.count}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Amounts are asked for in minor units; people write them with two decimals. */
const MINOR = 100

function ByRange({ entity, filter: { column }, value = {}, onChange }: FilterProps<RangeFilter>) {
  const { t } = useTranslation('office')
  const { label } = useOffice()
  const unit = column.kind === 'money' ? MINOR : 1
  const set = (end: 'from' | 'to', text: string) => {
    const { [end]: _before, ...other } = value
    const next = text === '' || Number.isNaN(Number(text)) ? other : { ...other, [end]: Number(text) * unit }
    onChange(Object.keys(next).length > 0 ? next : undefined)
  }
  return (
    <fieldset className={styles.group}>
      <legend>{columnLabel(label, entity, column)}</legend>
      <div className={styles.between}>
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={t(`contents.${end}`)}>
            {(control) => (
              <input
                {...control}
                type="number"
                min={0}
                step="any"
                dir="ltr"
                className={controls.input}
                defaultValue={value[end] === undefined ? '' : value[end] / unit}
                onBlur={({ target }) => set(end, target.value)}
                onKeyDown={({ key, currentTarget }) => key === 'Enter' && set(end, currentTarget.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}

/** In milliseconds. */
const DAY = 24 * 60 * 60 * 1000
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** The end does not count for the service; people mean the last day with it. */
function ByDates({ entity, filter: { column }, value = {}, onChange }: FilterProps<DatesFilter>) {
  const { t } = useTranslation('office')
  const { label } = useOffice()
  const shown = { from: value.from?.slice(0, 10), to: value.to && dayAfter(value.to.slice(0, 10), -1) }
  const set = (end: 'from' | 'to', day: string) => {
    const { [end]: _before, ...other } = value
    const next = day === '' ? other : { ...other, [end]: end === 'to' ? dayAfter(day, 1) : day }
    onChange(Object.keys(next).length > 0 ? next : undefined)
  }
  return (
    <fieldset className={styles.group}>
      <legend>{columnLabel(label, entity, column)}</legend>
      <div className={styles.between}>
        {(['from', 'to'] as const).map((end) => (
          <Field key={end} label={t(`contents.${end}`)}>
            {(control) => (
              <input
                {...control}
                type="date"
                className={controls.input}
                value={shown[end] ?? ''}
                onChange={({ target }) => set(end, target.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}

interface ByLanguagesProps extends FilterProps<LanguagesFilter> {
  readonly languages: ContentLanguages | undefined
}

function ByLanguages({ filter: { column }, entity, value = {}, onChange, languages }: ByLanguagesProps) {
  const { t } = useTranslation('office')
  const { label, locale } = useOffice()
  const others = (languages?.languages ?? []).filter(({ code }) => code !== languages?.sourceLanguage)
  if (others.length === 0) return null
  const choices = [
    { value: '', label: t('contents.any') },
    ...others.map(({ code }) => ({ value: code, label: nameOfLanguage(locale, code) })),
  ]
  const set = (what: 'missing' | 'outdated', code: string) => {
    const { [what]: _before, ...other } = value
    const next = code === '' ? other : { ...other, [what]: [code] }
    onChange(Object.keys(next).length > 0 ? next : undefined)
  }
  return (
    <fieldset className={styles.group}>
      <legend>{columnLabel(label, entity, column)}</legend>
      {(['missing', 'outdated'] as const).map((what) => (
        <SelectField
          key={what}
          label={t(`contents.filter.${what}`)}
          value={value[what]?.[0] ?? ''}
          choices={choices}
          onChange={(code) => set(what, code)}
        />
      ))}
    </fieldset>
  )
}
