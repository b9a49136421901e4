import type { ContentRow, EntityColumn, EntitySpec } from '@vitrine/schemas'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../../context/office-context.ts'
import { Link } from '../../../navigation/link.tsx'
import { pathOfKind } from '../../kinds.ts'
import { CellValue } from '../cell.tsx'
import { columnLabel } from '../column-label.ts'
import styles from '../table.module.css'
import { SelectBox } from './select-box.tsx'

/** The column of the handles by which rows are moved. */
export const HANDLE = 'handle'

/** What of a table is drawn at the end of its column. */
export const isAtEnd = ({ kind }: EntityColumn): boolean => kind === 'number' || kind === 'money' || kind === 'list'

/** The column that names a row: the title, where it is shown. */
export const headerOf = (columns: readonly EntityColumn[]): EntityColumn | undefined =>
  columns.find(({ name }) => name === 'title') ?? columns[0]

export const nameOf = (row: ContentRow): string => String(row.values.title ?? row.slug)

interface GridRowProps {
  readonly entity: EntitySpec
  readonly columns: readonly EntityColumn[]
  readonly row: ContentRow
  /** The language of the values. */
  readonly language: string
  /** The names of the columns whose values are edited in their cells. */
  readonly editable: ReadonlySet<string>
  readonly isOrdered: boolean
  readonly isSelected: boolean
  /** Chooses it, or no longer; nothing where the role chooses none. The same function as long as the grid stands. */
  readonly onToggle: ((id: string) => void) | undefined
}

/** A row of the grid. It is drawn anew when something of it changes, and not when its neighbours do. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { entity, columns, row, language, editable, isOrdered, isSelected, onToggle } = props
  const { t } = useTranslation('office')
  const { label } = useOffice()
  const path = pathOfKind[entity.kind]
  const name = nameOf(row)
  const header = headerOf(columns)
  const headerId = `name-of-${row.id}`
  return (
    <tr
      {...{ role: 'row', tabIndex: -1 }}
      data-key={row.id}
      data-selected={isSelected || undefined}
      aria-selected={onToggle && isSelected}
      aria-labelledby={headerId}
    >
      {onToggle && (
        <td {...cell} className={styles.check}>
          <SelectBox label={t('contents.select', { name })} isChecked={isSelected} onToggle={() => onToggle(row.id)} />
        </td>
      )}
      {isOrdered && (
        <td {...cell} className={styles.handleCell} data-row={row.id} data-column={HANDLE}>
          <button
            type="button"
            className={styles.handle}
            tabIndex={-1}
            data-handle={row.id}
            aria-haspopup="menu"
            aria-label={t('contentTable.moveRow', { name })}
            title={t('contentTable.dragHint')}
          >
            <GripVertical size={16} aria-hidden />
          </button>
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.name}
          {...(column === header ? { ...cell, role: 'rowheader', id: headerId } : cell)}
          className={styles.cell}
          data-row={row.id}
          data-column={column.name}
          data-editable={editable.has(column.name) || undefined}
          data-label={columnLabel(label, entity, column)}
          data-end={isAtEnd(column) || undefined}
        >
          {column.name === 'title' ? (
            <Link to={`/${path}/${row.id}`} className={styles.title} tabIndex={-1}>
              {row.values.title === undefined ? row.slug : <CellValue {...{ entity, column, row, language }} />}
            </Link>
          ) : (
            <CellValue {...{ entity, column, row, language }} />
          )}
        </td>
      ))}
    </tr>
  )
})

/** Said in so many words: on a phone rows are cards, and what is no table for the styles is none for readers. */
const cell = { role: 'gridcell', tabIndex: -1 } as const
