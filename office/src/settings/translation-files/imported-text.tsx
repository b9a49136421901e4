import { chooseTranslations } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { isolated } from '../../controls/isolated.ts'
import styles from '../settings.module.css'
import own from './translation-files.module.css'
import type { TranslationImport } from './translation-import.ts'

interface ImportedTextProps {
  /** Of the import. */
  readonly id: string
  readonly row: TranslationImport['rows']['items'][number]
  readonly language: string | undefined
  /** Whether something can still be chosen. */
  readonly isOpen: boolean
  readonly onChanged: () => void
}

/** A text of a file: what stands on the site, what the file says, what is wrong with it, and which of them counts. */
export function ImportedText({ id, row, language, isOpen, onChanged }: ImportedTextProps) {
  const { t } = useTranslation('office')
  const { send, may } = useOffice()
  const { isBusy, error, run } = useAction()
  const { place, line, source, before, after, problems, status, outcome, use, mayUseFile } = row
  const choose = (next: 'file' | 'here') =>
    void run(async () => {
      if (outcome !== 'conflict' && outcome !== 'refused') return
      await send(chooseTranslations, { id, outcome, use: next, rows: [row.row] })
      onChanged()
    })
  return (
    <li className={own.text}>
      <p className={own.place}>
        <bdi>{place}</bdi> <span className={styles.soft}>{t('translationFiles.line', { line })}</span>
      </p>
      <dl className={own.values}>
        <dt>{t('translationFiles.source')}</dt>
        <dd dir="auto">{source}</dd>
        {before !== undefined && (
          <>
            <dt>{t('translationFiles.here')}</dt>
            <dd dir="auto" lang={language}>
              {before}
            </dd>
          </>
        )}
        {after !== undefined && (
          <>
            <dt>{t('translationFiles.inFile')}</dt>
            <dd dir="auto" lang={language}>
              {after}
            </dd>
          </>
        )}
      </dl>
      {problems.map((problem) => (
        <p key={problem} className={frames.error}>
          {problem}
        </p>
      ))}
      {status === 'needs-review' && <p className={frames.hint}>{t('translationFiles.needsReview')}</p>}
      {isOpen && mayUseFile && may('draft.write') && (
        <fieldset className={own.choice} disabled={isBusy}>
          <legend className={frames.visuallyHidden}>{t('translationFiles.choice', { place: isolated(place) })}</legend>
          <label className={styles.tick}>
            <input type="radio" checked={use === 'here'} onChange={() => choose('here')} />
            {t(outcome === 'conflict' ? 'translationFiles.keep' : 'import.ignore')}
          </label>
          <label className={styles.tick}>
            <input type="radio" checked={use === 'file'} onChange={() => choose('file')} />
            {t(outcome === 'conflict' ? 'translationFiles.useFile' : 'translationFiles.mend')}
          </label>
        </fieldset>
      )}
      <ActionError error={error} />
    </li>
  )
}
