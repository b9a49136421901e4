import { DialogAction, QuestionDialog, useCommandsContext } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { mendContentImportRow } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../../context/office-context.ts'
import { useAction } from '../../../context/use-call.ts'
import { ActionError } from '../../../controls/action-error.tsx'
import { Field } from '../../../controls/field.tsx'
import type { ContentImport, ImportRow } from './content-import.ts'

interface MendRowProps {
  readonly found: ContentImport
  readonly row: ImportRow
  readonly titleOf: (key: string) => string
  /** Called with whether something was changed. */
  readonly onClose: (isChanged: boolean) => void
}

/** Corrects the cells of a refused row. What is still wrong with it is said beside its fields. */
export function MendRow({ found, row: first, titleOf, onClose }: MendRowProps) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const { isBusy, error, run } = useAction()
  const [row, setRow] = useState(first)
  const [cells, setCells] = useState(first.cells)
  const wrong = new Map(row.problems.map(({ column, message }) => [column, message]))
  const all = found.columns.flatMap(({ to }, at) => (to === null ? [] : [{ to, at }]))
  // Those that are wrong, in any case all where it is about the row.
  const asked = new Set(first.problems.map(({ column }) => column))
  const shown = asked.has(undefined) ? all : all.filter(({ to }) => asked.has(to) || wrong.has(to))

  async function mend(event: FormEvent) {
    event.preventDefault()
    await run(async () => {
      const { row: checked } = await send(mendContentImportRow, { id: found.id, row: row.row, cells: [...cells] })
      if (checked.outcome === 'refused') return setRow(checked)
      announcer.announce(t('import.mended'))
      onClose(true)
    })
  }
  return (
    <QuestionDialog title={t('import.mendTitle', { row: row.row })} onClose={() => onClose(false)}>
      <form className={dialog.form} onSubmit={(event) => void mend(event)}>
        {shown.map(({ to, at }) => (
          <Field key={to} label={titleOf(to)} error={wrong.get(to)}>
            {(control) => (
              <textarea
                {...control}
                className={controls.area}
                dir="auto"
                rows={1}
                value={cells[at] ?? ''}
                onChange={({ target }) => setCells(cells.map((cell, one) => (one === at ? target.value : cell)))}
              />
            )}
          </Field>
        ))}
        {wrong.has(undefined) && <p role="alert">{wrong.get(undefined)}</p>}
        <ActionError error={error} />
        <div className={dialog.foot}>
          <DialogAction onPress={() => onClose(false)}>{t('action.cancel')}</DialogAction>
          <DialogAction isMain type="submit" isDisabled={isBusy}>
            {t('import.mendNow')}
          </DialogAction>
        </div>
      </form>
    </QuestionDialog>
  )
}
