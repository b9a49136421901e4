import type { ContentRow, EntityColumn, EntitySpec } from '@vitrine/schemas'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import {
  Cell,
  Checkbox,
  Column,
  Row,
  type Selection,
  type SortDescriptor,
  Table,
  TableBody,
  TableHeader,
} from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Link } from '../../navigation/link.tsx'
import { useNavigation, useQuery } from '../../navigation/navigation-context.ts'
import { contentRights } from '../content-rights.ts'
import { pathOfKind } from '../kinds.ts'
import type { RowsView } from '../rows-view.ts'
import { CellValue } from './cell.tsx'
import { columnLabel } from './column-label.ts'
import styles from './table.module.css'

interface RowsGridProps {
  readonly entity: EntitySpec
  readonly view: RowsView
  /** All of the page, and those of them that are drawn already. */
  readonly rows: readonly ContentRow[]
  readonly drawn: readonly ContentRow[]
  /** The language of the values. */
  readonly language: string
  readonly selected: Selection
  readonly onSelect: (selected: Selection) => void
  /** The names of the columns whose values are edited in their cells. */
  readonly editable: ReadonlySet<string>
  /** Whether rows are moved here: the table stands in its own order, and the role allows it. */
  readonly isOrdered: boolean
  /** Whether the press that just ended was meant for a cell, and not for the row. */
  readonly wasForCell: () => boolean
}

const CHECK = 'check'
/** The column of the handles by which rows are moved. */
export const HANDLE = 'handle'

/** The rows of a page as a grid: arrows go through it, Space chooses, Enter opens. A card for each on a phone. */
export function RowsGrid(props: RowsGridProps) {
  const { entity, view, rows, drawn, language, selected, onSelect, editable, isOrdered, wasForCell } = props
  const { t } = useTranslation('office')
  const { label, member } = useOffice()
  const [, setQuery] = useQuery()
  const navigation = useNavigation()
  const path = pathOfKind[entity.kind]
  const title = view.columns.find(({ name }) => name === 'title')
  const columns = title ? view.columns : [...view.columns]
  const mayChoose = contentRights(member).mayAdd
  const nameOf = (row: ContentRow) => String(row.values.title ?? row.slug)
  return (
    <div className={styles.scroller}>
      <Table
        className={styles.table ?? ''}
        aria-label={t(`screen.${path}`)}
        selectionMode={mayChoose ? 'multiple' : 'none'}
        selectedKeys={selected}
        // All that are on the page; all that match are chosen by a button of their own.
        onSelectionChange={(next) => onSelect(next === 'all' ? new Set(rows.map(({ id }) => id)) : next)}
        onRowAction={(id) => wasForCell() || navigation.go(`/${path}/${id}`)}
        {...(view.sort !== undefined && { sortDescriptor: descriptorOf(view.sort) })}
        onSortChange={(order) => setQuery({ sort: sortOf(order), page: undefined })}
      >
        <TableHeader>
          {mayChoose && (
            <Column id={CHECK} className={styles.check ?? ''}>
              <SelectBox label={t('contents.selectPage')} />
            </Column>
          )}
          {isOrdered && (
            <Column id={HANDLE} className={styles.check ?? ''}>
              <span className={styles.hidden}>{t('contentTable.order')}</span>
            </Column>
          )}
          {columns.map((column) => (
            <Column
              key={column.name}
              id={column.name}
              isRowHeader={title ? column.name === 'title' : column === columns[0]}
              allowsSorting={column.isSortable}
              className={styles.heading ?? ''}
              {...(isAtEnd(column) && { 'data-end': true })}
            >
              {({ sortDirection }) => (
                <span className={styles.headingText}>
                  {columnLabel(label, entity, column)}
                  {sortDirection === 'ascending' && <ArrowUp size={14} aria-hidden />}
                  {sortDirection === 'descending' && <ArrowDown size={14} aria-hidden />}
                </span>
              )}
            </Column>
          ))}
        </TableHeader>
        <TableBody items={drawn} dependencies={[columns, language, editable, isOrdered]}>
          {(row) => (
            <Row id={row.id} textValue={nameOf(row)}>
              {mayChoose && (
                <Cell className={styles.check ?? ''}>
                  <SelectBox label={t('contents.select', { name: nameOf(row) })} />
                </Cell>
              )}
              {isOrdered && (
                <Cell className={styles.handleCell ?? ''} data-row={row.id} data-column={HANDLE}>
                  <button
                    type="button"
                    className={styles.handle}
                    data-handle={row.id}
                    aria-haspopup="menu"
                    aria-label={t('contentTable.moveRow', { name: nameOf(row) })}
                    title={t('contentTable.dragHint')}
                  >
                    <GripVertical size={16} aria-hidden />
                  </button>
                </Cell>
              )}
              {columns.map((column) => (
                <Cell
                  key={column.name}
                  className={styles.cell ?? ''}
                  data-row={row.id}
                  data-column={column.name}
                  {...(editable.has(column.name) && { 'data-editable': true })}
                  data-label={columnLabel(label, entity, column)}
                  {...(isAtEnd(column) && { 'data-end': true })}
                >
                  {column.name === 'title' ? (
                    <Link to={`/${path}/${row.id}`} className={styles.title}>
                      {row.values.title === undefined ? row.slug : <CellValue {...{ entity, column, row, language }} />}
                    </Link>
                  ) : (
                    <CellValue {...{ entity, column, row, language }} />
                  )}
                </Cell>
              ))}
            </Row>
          )}
        </TableBody>
      </Table>
    </div>
  )
}

const isAtEnd = ({ kind }: EntityColumn): boolean => kind === 'number' || kind === 'money' || kind === 'list'

/** The name is whole in every language: React Aria would put that of the row behind it. */
const unnamed = { 'aria-labelledby': '' }

const SelectBox = ({ label }: { readonly label: string }) => (
  <Checkbox slot="selection" className={styles.box ?? ''} aria-label={label} {...unnamed}>
    <span className={styles.mark} aria-hidden />
  </Checkbox>
)

const descriptorOf = (sort: string): SortDescriptor =>
  sort.startsWith('-') ? { column: sort.slice(1), direction: 'descending' } : { column: sort, direction: 'ascending' }

const sortOf = ({ column, direction }: SortDescriptor): string => `${direction === 'descending' ? '-' : ''}${column}`
