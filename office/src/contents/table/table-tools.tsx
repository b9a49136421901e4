import { nameOfLanguage } from '@vitrine/editor-core'
import { columnsOf, type EntitySpec } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import Columns3 from 'lucide-react/icons/columns-3'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { SearchField } from '../../controls/search-field.tsx'
import { useQuery } from '../../navigation/navigation-context.ts'
import type { RowsView } from '../rows-view.ts'
import { type ContentLanguages, LANGUAGE } from '../use-content-languages.ts'
import { columnLabel } from './column-label.ts'
import { Filters } from './filters.tsx'
import styles from './table.module.css'

interface TableToolsProps {
  readonly entity: EntitySpec
  readonly view: RowsView
  readonly languages: ContentLanguages | undefined
}

/** Search, language, filters and columns of a table. All of it stands in the address. */
export function TableTools({ entity, view, languages }: TableToolsProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const [, setQuery] = useQuery()
  const filtered = Object.keys(view.filter).length
  const [open, setOpen] = useState<'filters' | 'columns' | undefined>(filtered > 0 ? 'filters' : undefined)
  const toggle = (panel: 'filters' | 'columns') => setOpen(open === panel ? undefined : panel)
  return (
    <>
      <search className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            label={t(`contents.search.${entity.kind}`)}
            value={view.q}
            onChange={(q) => setQuery({ q, page: undefined })}
          />
        </div>
        {languages && languages.languages.length > 1 && (
          <select
            className={`${controls.select} ${styles.language}`}
            aria-label={t('contents.language')}
            value={view.language ?? languages.sourceLanguage}
            onChange={({ target }) =>
              setQuery({ [LANGUAGE]: target.value === languages.sourceLanguage ? undefined : target.value })
            }
          >
            {languages.languages.map(({ code }) => (
              <option key={code} value={code}>
                {nameOfLanguage(locale, code)}
              </option>
            ))}
          </select>
        )}
        <button
          type="button"
          className={controls.button}
          aria-expanded={open === 'filters'}
          onClick={() => toggle('filters')}
        >
          <SlidersHorizontal size={16} aria-hidden />
          {filtered > 0 ? t('contents.filtersSet', { count: filtered }) : t('contents.filters')}
        </button>
        <button
          type="button"
          className={controls.button}
          aria-expanded={open === 'columns'}
          onClick={() => toggle('columns')}
        >
          <Columns3 size={16} aria-hidden />
          {t('contents.columns')}
        </button>
      </search>
      {open === 'filters' && <Filters {...{ entity, view, languages }} />}
      {open === 'columns' && <ColumnChoice {...{ entity, view }} />}
    </>
  )
}

function ColumnChoice({ entity, view }: Pick<TableToolsProps, 'entity' | 'view'>) {
  const { t } = useTranslation('office')
  const { label } = useOffice()
  const [, setQuery] = useQuery()
  const shown = new Set(view.columns.map(({ name }) => name))
  const all = columnsOf(entity)
  const first = all.filter(({ isShown }) => isShown).map(({ name }) => name)
  function change(name: string, isShown: boolean) {
    const names = all.map((column) => column.name).filter((one) => (one === name ? isShown : shown.has(one)))
    setQuery({ columns: names.join(',') === first.join(',') ? undefined : names.join(',') })
  }
  return (
    <fieldset className={`${styles.panel} ${styles.columns}`}>
      <legend className={styles.legend}>{t('contents.columns')}</legend>
      {all.map((column) => (
        <label key={column.name} className={styles.choice}>
          <input
            type="checkbox"
            checked={shown.has(column.name)}
            // It leads to the record.
            disabled={column.name === 'title'}
            onChange={({ target }) => change(column.name, target.checked)}
          />
          {columnLabel(label, entity, column)}
        </label>
      ))}
    </fieldset>
  )
}
