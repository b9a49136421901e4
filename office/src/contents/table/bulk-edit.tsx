import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import {
  type BulkChange,
  type ContentSelection,
  columnsOf,
  type EntityColumn,
  type EntitySpec,
  type Json,
  propertiesOf,
  type SectionProps,
} from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { createValueSource, LightSettingsForm } from '@vitrine/setters/internal'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { SelectField } from '../../controls/field.tsx'
import { type BulkChanged, changeInBulk, selectionOf } from '../change-in-bulk.ts'
import { useContentServices } from '../editor/use-content-services.ts'
import type { RowSelection } from '../row-selection.ts'
import type { RowsView } from '../rows-view.ts'
import { useContentLanguages } from '../use-content-languages.ts'
import { BulkPreview } from './bulk-preview.tsx'
import { columnLabel } from './column-label.ts'
import styles from './table.module.css'
import { useBulkPreview } from './use-bulk-preview.ts'

interface BulkEditProps {
  readonly entity: EntitySpec
  readonly view: RowsView
  readonly selected: RowSelection
  readonly count: number
  readonly onClose: (changed?: BulkChanged) => void
}

/** Sets one field of all rows that are chosen, in the language that the table shows; what it would do is shown first. */
export function BulkEdit({ entity, view, selected, count, onClose }: BulkEditProps) {
  const { t } = useTranslation('office')
  const { label } = useOffice()
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
  const selection = useMemo(() => selectionOf(entity, view, selected), [entity, view, selected])
  if (!languages || !column) return null

  const mayClear = !column.isRequired
  const at = {
    path: column.path ?? column.name,
    ...(language !== languages.sourceLanguage && { language }),
  }
  const change: BulkChange | undefined =
    value !== undefined ? { type: 'set', ...at, value } : mayClear && isRemoved ? { type: 'clear', ...at } : undefined
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
      <Effect
        key={column.name}
        {...{ entity, column, language, change, count }}
        selection={selection}
        onCancel={() => onClose()}
        onDone={onClose}
      />
    </QuestionDialog>
  )
}

interface EffectProps {
  readonly entity: EntitySpec
  readonly column: EntityColumn
  readonly language: string
  readonly selection: ContentSelection
  /** Nothing until there is a value. */
  readonly change: BulkChange | undefined
  readonly count: number
  readonly onCancel: () => void
  readonly onDone: (changed: BulkChanged) => void
}

/** What the change would do to each, and the buttons that do it. */
function Effect({ entity, column, language, selection, change, count, onCancel, onDone }: EffectProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { isBusy, error, run } = useAction()
  const [done, setDone] = useState(0)
  const preview = useBulkPreview(entity.kind, selection, change)
  const { isComplete, counts } = preview
  async function apply(): Promise<void> {
    if (!change) return
    let changed: BulkChanged | undefined
    const isDone = await run(async () => {
      changed = await changeInBulk(send, { kind: entity.kind, selection, change }, setDone)
    })
    if (isDone && changed) onDone(changed)
  }
  return (
    <>
      {change && <BulkPreview {...{ entity, column, language, preview }} />}
      {isBusy && <progress aria-label={t('contents.changing')} max={1} value={done} />}
      <ActionError error={error} />
      <div className={dialog.foot}>
        <DialogAction onPress={onCancel}>{t('action.cancel')}</DialogAction>
        <DialogAction isMain isDisabled={isBusy || !isComplete || counts.changed === 0} onPress={() => void apply()}>
          {t('contents.change', { count: isComplete ? counts.changed : count })}
        </DialogAction>
      </div>
    </>
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
  return <LightSettingsForm labelPrefix={entity.kind} {...{ schema, source, services }} />
}
