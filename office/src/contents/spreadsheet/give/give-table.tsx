import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../../context/office-context.ts'
import { SelectField } from '../../../controls/field.tsx'
import { isolated } from '../../../controls/isolated.ts'
import { Card } from '../../../controls/page.tsx'
import { type Encoding, encodings, type ReadOptions, type Separator, separators } from '../reader/spreadsheet.ts'
import styles from '../spreadsheet.module.css'
import type { GivenTable, ReadTable } from './given-table.ts'
import { isOfPictures } from './pictures.ts'

interface GiveTableProps {
  readonly read: ReadTable | undefined
  readonly isBusy: boolean
  readonly problem: string | undefined
  readonly onGive: (given: GivenTable, options?: ReadOptions) => void
  /** Pictures that were dropped with it, or instead. */
  readonly onPictures: (files: readonly File[]) => void
  readonly onForget: () => void
}

const accepted = '.csv,.tsv,.txt,.xlsx,.xls,text/csv,text/tab-separated-values'

/** Takes a spreadsheet: a file that is chosen or dropped, or rows that were copied. Then it says how it was read. */
export function GiveTable({ read, isBusy, problem, onGive, onPictures, onForget }: GiveTableProps) {
  const { t } = useTranslation('office')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  function take(files: readonly File[]) {
    const pictures = files.filter(isOfPictures)
    const file = files.find((one) => !isOfPictures(one))
    if (file) onGive({ name: file.name, file })
    if (pictures.length > 0) onPictures(pictures)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  const choose = (
    <>
      <button
        type="button"
        className={controls.button}
        data-main={!read || undefined}
        onClick={() => input.current?.click()}
      >
        {t(read ? 'import.chooseOther' : 'import.choose')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        data-testid="import-file"
        onChange={({ target }) => {
          take([...(target.files ?? [])])
          // The same file may be chosen again, after it was corrected.
          target.value = ''
        }}
      />
    </>
  )
  return (
    <Card title={t('import.table')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by keys */}
      <div
        className={styles.stack}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {read ? (
          <ReadAs {...{ read, onGive }}>
            {choose}
            <button type="button" className={controls.button} onClick={onForget}>
              {t('import.startOver')}
            </button>
          </ReadAs>
        ) : (
          <>
            <div className={styles.drop} data-over={isOver || undefined}>
              <FileSpreadsheet size={32} aria-hidden strokeWidth={1.5} />
              <p className={styles.text}>{t('import.dropHere')}</p>
              {choose}
              <p className={frames.hint}>{t('import.formats')}</p>
            </div>
            <Paste onGive={onGive} />
          </>
        )}
        <p role="status" className={styles.text} hidden={!isBusy}>
          {isBusy && t('import.reading')}
        </p>
        {problem !== undefined && (
          <p role="alert" className={frames.note} data-kind="bad">
            {problem}
          </p>
        )}
      </div>
    </Card>
  )
}

function Paste({ onGive }: Pick<GiveTableProps, 'onGive'>) {
  const { t } = useTranslation('office')
  const id = useId()
  const [text, setText] = useState('')
  const give = (pasted: string) => onGive({ name: t('import.pasted'), text: pasted })
  return (
    <details className={styles.paste}>
      <summary>{t('import.paste')}</summary>
      <div className={styles.stack}>
        <label htmlFor={id} className={styles.text}>
          {t('import.pasteHint')}
        </label>
        <textarea
          id={id}
          className={controls.area}
          dir="auto"
          rows={4}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain')
            // Rows are taken as they come: nobody wants to look at thousands of them in a field.
            if (text !== '' || !pasted.trim().includes('\n')) return
            event.preventDefault()
            give(pasted)
          }}
        />
        <div>
          <button type="button" className={controls.button} disabled={text.trim() === ''} onClick={() => give(text)}>
            {t('import.usePasted')}
          </button>
        </div>
      </div>
    </details>
  )
}

interface ReadAsProps extends Pick<GiveTableProps, 'onGive'> {
  readonly read: ReadTable
  readonly children: React.ReactNode
}

function ReadAs({ read: { given, table }, onGive, children }: ReadAsProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { read, sheets } = table
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  const again = (changes: ReadOptions) => onGive(given, { ...read, ...changes })
  return (
    <>
      <p className={styles.text}>
        {t('import.found', {
          count: table.rows.length,
          rows: number(table.rows.length),
          columns: number(table.columns.length),
          name: isolated(given.name),
        })}
      </p>
      <div className={styles.fields}>
        {read.encoding !== undefined && (
          <SelectField
            label={t('import.encoding')}
            value={read.encoding}
            choices={encodings.map((value) => ({ value, label: t(`import.encoding.${value}`) }))}
            onChange={(encoding) => again({ encoding: encoding as Encoding })}
          />
        )}
        {read.separator !== undefined && (
          <SelectField
            label={t('import.separator')}
            value={read.separator}
            choices={separators.map((value) => ({ value, label: t(`import.separator.${separatorNames[value]}`) }))}
            onChange={(separator) => again({ separator: separator as Separator })}
          />
        )}
        {sheets.length > 1 && (
          <SelectField
            label={t('import.sheet')}
            value={read.sheet ?? ''}
            choices={sheets.map((value) => ({ value, label: value }))}
            onChange={(sheet) => again({ sheet })}
          />
        )}
      </div>
      <div className={styles.row}>{children}</div>
    </>
  )
}

const separatorNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const satisfies Record<
  Separator,
  string
>
