import { nameOfLanguage, useCommandsContext } from '@vitrine/editor-core'
import { type Answer, addTradeTerms, exportTerms, importTerms } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { Field } from '../../controls/field.tsx'
import { Card } from '../../controls/page.tsx'
import { saveFile } from '../../controls/save-file.ts'
import styles from '../settings.module.css'
import own from './terms.module.css'

type Outcome = Answer<typeof importTerms>

interface TermFilesProps {
  /** Called when words have come in. */
  readonly onChanged: () => void
}

/** Words go out as files, and come in from files and from those of the trade: looked at first. */
export function TermFiles({ onChanged }: TermFilesProps) {
  const { t } = useTranslation('office')
  const { send, may, boot } = useOffice()
  const { announcer } = useCommandsContext()
  const { isBusy, error, run } = useAction()
  const [file, setFile] = useState<File>()
  const [checked, setChecked] = useState<{ readonly outcome: Outcome; readonly file: File | undefined }>()
  const ask = (of: File | undefined, dryRun: boolean) =>
    of ? send(importTerms, { dryRun }, { files: [of] }) : send(addTradeTerms, { dryRun })
  const check = (of: File | undefined) =>
    void run(async () => {
      setChecked(undefined)
      setChecked({ outcome: await ask(of, true), file: of })
    })
  const take = (of: File | undefined) =>
    void run(async () => {
      const { new: added, changed } = await ask(of, false)
      announcer.announce(t('import.done', { count: added + changed }))
      setChecked(undefined)
      onChanged()
    })
  const download = (format: 'tbx' | 'csv') =>
    void run(async () => {
      const words = (await send(exportTerms, { format })) as unknown as Blob
      saveFile(words, `${boot.clientId}-terms.${format}`)
      announcer.announce(t('settings.transfer.downloaded'))
    })
  return (
    <Card title={t('terms.files')}>
      <div className={styles.stack}>
        <div className={styles.row}>
          {(['tbx', 'csv'] as const).map((format) => (
            <button
              key={format}
              type="button"
              className={controls.button}
              disabled={isBusy}
              onClick={() => download(format)}
            >
              {t('export.now')}: {t(format === 'tbx' ? 'terms.tbx' : 'translationFiles.csv')}
            </button>
          ))}
        </div>
        {may('settings.write') && (
          <>
            <Field label={t('import.file')} hint={t('terms.fileHint')}>
              {(control) => (
                <input
                  {...control}
                  type="file"
                  accept=".tbx,.xml,.csv,application/x-tbx,text/csv"
                  className={controls.input}
                  onChange={({ target }) => {
                    setFile(target.files?.[0])
                    setChecked(undefined)
                  }}
                />
              )}
            </Field>
            <div>
              <button type="button" className={controls.button} disabled={isBusy || !file} onClick={() => check(file)}>
                {t('translationFiles.check')}
              </button>
            </div>
            <p className={styles.text}>{t('terms.tradeText')}</p>
            <div>
              <button type="button" className={controls.button} disabled={isBusy} onClick={() => check(undefined)}>
                {t('terms.tradeCheck')}
              </button>
            </div>
            {checked && <Checked outcome={checked.outcome} isBusy={isBusy} onTake={() => take(checked.file)} />}
          </>
        )}
        <ActionError error={error} areFieldsShown />
      </div>
    </Card>
  )
}

interface CheckedProps {
  readonly outcome: Outcome
  readonly isBusy: boolean
  readonly onTake: () => void
}

/** What would come in, and what cannot. */
function Checked({ outcome, isBusy, onTake }: CheckedProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  const { changes, problems } = outcome
  const count = outcome.new + outcome.changed
  return (
    <div role="status" className={styles.stack}>
      <p className={styles.text}>
        {t('import.summary', {
          ...{ new: number(outcome.new), changed: number(outcome.changed) },
          ...{ same: number(outcome.same), refused: number(outcome.refused) },
        })}
      </p>
      {problems.length > 0 && (
        <ul className={styles.plainList}>
          {problems.map(({ line, message }) => (
            <li key={`${line} ${message}`} className={frames.error}>
              {t('translationFiles.line', { line })}: {message}
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.plainList}>
        {changes.map(({ kind, language, word, targets, before }) => (
          <li key={`${kind} ${language} ${word}`} className={own.change}>
            <strong dir="auto" lang={language}>
              {word}
            </strong>{' '}
            <span className={styles.soft}>{t(`terms.kind.${kind}`)}</span>{' '}
            {targets
              .filter((target) => !before.some((one) => one.language === target.language && one.word === target.word))
              .map((target) => (
                <span key={`${target.language} ${target.word}`}>
                  {nameOfLanguage(locale, target.language)}: <bdi lang={target.language}>{target.word}</bdi>{' '}
                </span>
              ))}
          </li>
        ))}
      </ul>
      {count > 0 && (
        <div>
          <button type="button" className={controls.button} data-main disabled={isBusy} onClick={onTake}>
            {t('import.apply', { count })}
          </button>
        </div>
      )}
    </div>
  )
}
