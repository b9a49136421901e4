import { DialogAction, nameOfLanguage, QuestionDialog, useCommandsContext } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { type EntitySpec, exportContents } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../../context/office-context.ts'
import { useAction } from '../../../context/use-call.ts'
import { ActionError } from '../../../controls/action-error.tsx'
import { SelectField } from '../../../controls/field.tsx'
import { saveFile } from '../../../controls/save-file.ts'
import { pathOfKind } from '../../kinds.ts'
import type { RowSelection } from '../../row-selection.ts'
import { type RowsView, rowsQuestion } from '../../rows-view.ts'
import type { ContentLanguages } from '../../use-content-languages.ts'
import styles from '../spreadsheet.module.css'
import { exportFile } from './export-file.ts'
import { linesOf } from './lines-of.ts'

interface ExportDialogProps {
  readonly entity: EntitySpec
  readonly view: RowsView
  readonly selected: RowSelection
  /** How many match in all. */
  readonly total: number
  readonly languages: ContentLanguages
  readonly onClose: () => void
}

/** Hands out contents as a spreadsheet: those that are chosen, or all that match. */
export function ExportDialog({ entity, view, selected, total, languages, onClose }: ExportDialogProps) {
  const { t } = useTranslation('office')
  const { send, label, locale } = useOffice()
  const { announcer } = useCommandsContext()
  const { isBusy, error, run } = useAction()
  const chosen = selected === 'all' ? [] : [...selected].map(String)
  const [what, setWhat] = useState<'chosen' | 'all'>(chosen.length > 0 ? 'chosen' : 'all')
  const [format, setFormat] = useState<'csv' | 'xlsx'>('xlsx')
  /** How many rows are written by now. */
  const [written, setWritten] = useState<number>()
  const going = useRef<AbortController>(undefined)
  const expected = what === 'chosen' ? chosen.length : total
  const codes = languages.languages.map(({ code }) => code)
  const others = codes.filter((code) => code !== languages.sourceLanguage)
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set(others))
  const path = pathOfKind[entity.kind]
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)

  async function download(event: FormEvent) {
    event.preventDefault()
    const calling = new AbortController()
    going.current = calling
    setWritten(0)
    let count = 0
    const isDone = await run(async () => {
      const { q, sort, filter } = rowsQuestion(entity, view) as { q?: string; sort?: string; filter?: string }
      const read = async (body: ReadableStream<Uint8Array<ArrayBuffer>>) => {
        const options = {
          ...{ entity, label, locale, title: t(`screen.${path}`) },
          languages: { source: languages.sourceLanguage, others },
          nameOf: (code: string) => nameOfLanguage(locale, code),
        }
        const { file, rows } = await exportFile(linesOf(body), format, options, (done) => {
          calling.signal.throwIfAborted()
          setWritten(done)
        })
        count = rows
        return file
      }
      const file = await send(
        exportContents,
        {
          ...{ kind: entity.kind, format: 'lines', languages: others.filter((code) => wanted.has(code)).join(',') },
          ...(what === 'chosen'
            ? { ids: chosen.join(',') }
            : { ...(q !== undefined && { q }), ...(filter !== undefined && { filter }) }),
          ...(sort !== undefined && { sort }),
        },
        { signal: calling.signal, read },
      )
      calling.signal.throwIfAborted()
      saveFile(file as unknown as Blob, `${path}-${new Date().toISOString().slice(0, 10)}.${format}`)
      announcer.announce(t('export.done', { count }))
    })
    setWritten(undefined)
    if (isDone) onClose()
  }
  function close() {
    going.current?.abort()
    onClose()
  }
  return (
    <QuestionDialog title={t(`export.title.${entity.kind}`)} onClose={close}>
      <form className={dialog.form} onSubmit={(event) => void download(event)}>
        {chosen.length === 0 ? (
          <p className={styles.text}>{t('export.all', { count: total, number: number(total) })}</p>
        ) : (
          <SelectField
            label={t('export.what')}
            value={what}
            choices={[
              { value: 'chosen', label: t('export.chosen', { count: chosen.length }) },
              { value: 'all', label: t('export.all', { count: total, number: number(total) }) },
            ]}
            onChange={(value) => setWhat(value as typeof what)}
          />
        )}
        <SelectField
          label={t('export.format')}
          value={format}
          choices={[
            { value: 'xlsx', label: t('export.format.xlsx') },
            { value: 'csv', label: t('export.format.csv') },
          ]}
          onChange={(value) => setFormat(value as typeof format)}
        />
        {others.length > 0 && (
          <fieldset className={styles.languages}>
            <legend>{t('export.languages', { language: nameOfLanguage(locale, languages.sourceLanguage) })}</legend>
            {others.map((code) => (
              <label key={code} className={styles.language}>
                <input
                  type="checkbox"
                  checked={wanted.has(code)}
                  onChange={({ target }) =>
                    setWanted(new Set(others.filter((one) => (one === code ? target.checked : wanted.has(one)))))
                  }
                />
                {nameOfLanguage(locale, code)}
              </label>
            ))}
          </fieldset>
        )}
        <p className={frames.hint}>{t('export.hint')}</p>
        {isBusy && written !== undefined && (
          <label className={styles.progress}>
            {t('import.progress', { done: number(written), total: number(expected) })}
            <progress max={expected} value={Math.min(written, expected)} />
          </label>
        )}
        <ActionError error={error} />
        <div className={dialog.foot}>
          <DialogAction onPress={close}>{t('action.cancel')}</DialogAction>
          <DialogAction isMain type="submit" isDisabled={isBusy}>
            {t('export.now')}
          </DialogAction>
        </div>
      </form>
    </QuestionDialog>
  )
}
