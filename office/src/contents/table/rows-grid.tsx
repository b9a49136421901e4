import type { ContentRow, EntityColumn, EntitySpec } from '@vitrine/schemas'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { type KeyboardEvent, type ThHTMLAttributes, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useNavigation, useQuery } from '../../navigation/navigation-context.ts'
import { contentRights } from '../content-rights.ts'
import { pathOfKind } from '../kinds.ts'
import { isChosen, type RowSelection } from '../row-selection.ts'
import type { RowsView } from '../rows-view.ts'
import { columnLabel } from './column-label.ts'
import { GridRow, isAtEnd } from './grid/grid-row.tsx'
import { SelectBox } from './grid/select-box.tsx'
import { useSelectRows } from './grid/select-rows.ts'
import { useGrid } from './grid/use-grid.ts'
import styles from './table.module.css'

interface RowsGridProps {
  readonly entity: EntitySpec
  readonly view: RowsView
  /** All of the page, and those of them that are drawn already. */
  readonly rows: readonly ContentRow[]
  readonly drawn: readonly ContentRow[]
  /** The language of the values. */
  readonly language: string
  readonly selected: RowSelection
  readonly onSelect: (selected: RowSelection) => void
  /** The names of the columns whose values are edited in their cells. */
  readonly editable: ReadonlySet<string>
  /** Whether rows are moved here: the table stands in its own order, and the role allows it. */
  readonly isOrdered: boolean
  /** Whether the press that just ended was meant for a cell, and not for the row. */
  readonly wasForCell: () => boolean
}

/** The rows of a page as a grid: arrows go through it, Space chooses, Enter opens. A card for each on a phone. */
export function RowsGrid(props: RowsGridProps) {
  const { entity, view, rows, drawn, language, selected, onSelect, editable, isOrdered, wasForCell } = props
  const { t } = useTranslation('office')
  const { member } = useOffice()
  const navigation = useNavigation()
  const path = pathOfKind[entity.kind]
  const mayChoose = contentRights(member).mayAdd
  // All that are on the page, drawn or not; all that match are chosen by a button of their own.
  const select = useSelectRows({ ids: rows.map(({ id }) => id), selected, onSelect })
  const grid = useGrid({
    select: mayChoose ? select : undefined,
    onOpen: (id) => wasForCell() || navigation.go(`/${path}/${id}`),
  })
  const now = useRef(select)
  now.current = select
  const toggle = useRef((id: string) => now.current.toggle(id))
  const isPage = rows.every(({ id }) => isChosen(selected, id))
  return (
    <div className={styles.scroller}>
      <table
        {...grid}
        {...{ role: 'grid', ...(mayChoose && { 'aria-multiselectable': true }) }}
        className={styles.table}
        aria-label={t(`screen.${path}`)}
      >
        <thead {...group}>
          <tr {...{ role: 'row' }}>
            {mayChoose && (
              <th {...heading} className={styles.check}>
                <SelectBox
                  label={t('contents.selectPage')}
                  isChecked={isPage}
                  isPartly={!isPage && !select.isEmpty}
                  onToggle={select.togglePage}
                />
              </th>
            )}
            {isOrdered && (
              <th {...heading} className={styles.check}>
                <span className={styles.hidden}>{t('contentTable.order')}</span>
              </th>
            )}
            {view.columns.map((column) => (
              <Heading key={column.name} {...{ entity, column, sort: view.sort }} />
            ))}
          </tr>
        </thead>
        <tbody {...group}>
          {drawn.map((row) => (
            <GridRow
              key={row.id}
              {...{ entity, row, language, editable, isOrdered }}
              columns={view.columns}
              isSelected={isChosen(selected, row.id)}
              onToggle={mayChoose ? toggle.current : undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Said in so many words: on a phone rows are cards, and what is no table for the styles is none for readers. */
const group = { role: 'rowgroup' } as const
const heading = { role: 'columnheader', scope: 'col', tabIndex: -1 } as const

const directionOf = (name: string, sort: string | undefined): 'ascending' | 'descending' | undefined =>
  sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined

interface HeadingProps {
  readonly entity: EntitySpec
  readonly column: EntityColumn
  /** By what the rows are sorted: `title`, `-price`. */
  readonly sort: string | undefined
}

/** The heading of a column; a press or Enter sorts by it, and once more the other way round. */
function Heading({ entity, column, sort }: HeadingProps) {
  const { label } = useOffice()
  const [, setQuery] = useQuery()
  const { name, isSortable } = column
  const direction = directionOf(name, sort)
  const sortBy = () => setQuery({ sort: direction === 'ascending' ? `-${name}` : name, page: undefined })
  const presses: ThHTMLAttributes<HTMLTableCellElement> | false = isSortable && {
    'aria-sort': direction ?? 'none',
    onClick: sortBy,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      sortBy()
    },
  }
  return (
    <th
      {...heading}
      {...presses}
      className={styles.heading}
      data-allows-sorting={isSortable || undefined}
      data-end={isAtEnd(column) || undefined}
    >
      <span className={styles.headingText}>
        {columnLabel(label, entity, column)}
        {direction === 'ascending' && <ArrowUp size={14} aria-hidden />}
        {direction === 'descending' && <ArrowDown size={14} aria-hidden />}
      </span>
    </th>
  )
}
