import { DialogAction, type OperationInput, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import {
  type ContentRow,
  columnsOf,
  contentKey,
  type EntityColumn,
  type EntitySpec,
  type Json,
  propertiesOf,
  type SectionProps,
} from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { createValueSource, SettingsForm, setters } from '@vitrine/setters/internal'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { DataTable } from '../../controls/data-table.tsx'
import { SelectField } from '../../controls/field.tsx'
import { type ChangedContents, changeContents } from '../change-contents.ts'
import { useContentServices } from '../editor/use-content-services.ts'
import type { RowSelection } from '../row-selection.ts'
import type { RowsView } from '../rows-view.ts'
import { useContentLanguages } from '../use-content-languages.ts'
import { CellValue } from './cell.tsx'
import { chosenRows } from './chosen-rows.ts'
import { columnLabel } from './column-label.ts'
import styles from './table.module.css'

interface BulkEditProps {
  readonly entity: EntitySpec
  readonly view: RowsView
  readonly selected: RowSelection
  readonly count: number
  readonly onClose: (done?: { readonly changed: ChangedContents; readonly count: number }) => void
}

/** So many of the rows are shown with what they say now. */
const SHOWN = 5

/** Sets one field of all rows that are chosen, in the language that the table shows; as one step. */
export function BulkEdit({ entity, view, selected, count, onClose }: BulkEditProps) {
  const { t } = useTranslation('office')
  const { send, label } = useOffice()
  const languages = useContentLanguages()
  const language = view.language ?? languages?.sourceLanguage ?? ''
  const fields = columnsOf(entity).filter(
    ({ isBulkEditable, path, isTranslatable }) =>
      isBulkEditable && path !== undefined && (isTranslatable || language === languages?.sourceLanguage),
  )
  const [name, setName] = useState('')
  const column = fields.find((one) => one.name === name) ?? fields[0]
  const [value, setValue] = useState<Json>()
  // A value is removed by who says so, not by who has not typed one yet.
  const [isRemoved, setRemoved] = useState(false)
  const { isBusy, error, run } = useAction()
  if (!languages || !column) return null

  async function apply(field: EntityColumn): Promise<void> {
    const isSource = language === languages?.sourceLanguage
    let changed: ChangedContents | undefined
    let number = 0
    const isDone = await run(async () => {
      const rows = await chosenRows(send, { entity, view, selected })
      number = rows.length
      changed = await changeContents(
        send,
        rows.map(({ id }): OperationInput => {
          const of = { content: contentKey({ kind: entity.kind, id }) }
          const at = { of, path: field.path ?? field.name, ...(!isSource && { language }) }
          return value === undefined ? { type: 'clear-setting', ...at } : { type: 'set-setting', ...at, value }
        }),
      )
    })
    if (isDone && changed) onClose({ changed, count: number })
  }
  const mayClear = !column.isRequired
  return (
    <QuestionDialog title={t('contents.editMany', { count })} isWide onClose={() => onClose()}>
      <SelectField
        label={t('contents.field')}
        value={column.name}
        choices={fields.map((one) => ({ value: one.name, label: columnLabel(label, entity, one) }))}
        onChange={(next) => {
          setName(next)
          setValue(undefined)
          setRemoved(false)
        }}
      />
      <NewValue key={`${column.name} ${language}`} {...{ entity, column, language }} onChange={setValue} />
      {value === undefined && !mayClear && <p className={frames.hint}>{t('contents.needsValue')}</p>}
      {value === undefined && mayClear && (
        <label className={styles.choice}>
          <input type="checkbox" checked={isRemoved} onChange={({ target }) => setRemoved(target.checked)} />
          {t('contents.removeValue')}
        </label>
      )}
      <Before key={column.name} {...{ entity, view, selected, column, language }} />
      <ActionError error={error} />
      <div className={dialog.foot}>
        <DialogAction onPress={() => onClose()}>{t('action.cancel')}</DialogAction>
        <DialogAction
          isMain
          isDisabled={isBusy || (value === undefined && !(mayClear && isRemoved))}
          onPress={() => void apply(column)}
        >
          {t('contents.change', { count })}
        </DialogAction>
      </div>
    </QuestionDialog>
  )
}

interface NewValueProps {
  readonly entity: EntitySpec
  readonly column: EntityColumn
  readonly language: string
  readonly onChange: (value: Json | undefined) => void
}

/** The field as it stands in the form of one record, empty. */
function NewValue({ entity, column, language, onChange }: NewValueProps) {
  const { services } = useContentServices(language)
  const path = column.path ?? column.name
  const schema = useMemo((): SectionProps => {
    const node = propertiesOf(entity.props)[path] ?? {}
    return { type: 'object', additionalProperties: false, properties: { [path]: node } }
  }, [entity, path])
  const source = useMemo(() => createValueSource({}), [])
  useEffect(() => source.subscribe('', () => onChange(source.valueAt(path))), [source, path, onChange])
  return <SettingsForm labelPrefix={entity.kind} {...{ schema, source, services, setters }} />
}

interface BeforeProps extends Pick<BulkEditProps, 'entity' | 'view' | 'selected'> {
  readonly column: EntityColumn
  readonly language: string
}

/** What some of the rows say now. */
function Before({ entity, view, selected, column, language }: BeforeProps) {
  const { t } = useTranslation('office')
  const { send, label } = useOffice()
  const [rows, setRows] = useState<readonly ContentRow[]>([])
  useEffect(() => {
    let isLate = false
    chosenRows(send, { entity, view, selected, columns: [column.name], most: SHOWN }).then(
      (found) => isLate || setRows(found),
      () => undefined,
    )
    return () => {
      isLate = true
    }
  }, [send, entity, view, selected, column])
  if (rows.length === 0) return null
  return (
    <DataTable
      label={t('contents.before')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'title',
          label: columnLabel(label, entity, { ...column, name: 'title', path: entity.title }),
          cell: (row) => <bdi>{String(row.values.title ?? row.slug)}</bdi>,
        },
        {
          id: 'before',
          label: t('contents.before'),
          cell: (row) => <CellValue {...{ entity, column, row, language }} />,
        },
      ]}
    />
  )
}
