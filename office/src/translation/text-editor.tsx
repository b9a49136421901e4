import { nameOfLanguage } from '@vitrine/editor-core'
import { wordsOfValue } from '@vitrine/model'
import { directionOf } from '@vitrine/schemas'
import { formatNumber } from '@vitrine/schemas/format'
import controls from '@vitrine/setters/controls/controls.module.css'
import { lazyWithRetry } from '@vitrine/setters/internal'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type RefObject, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { ActionError } from '../controls/action-error.tsx'
import { Badge } from '../controls/page.tsx'
import { ScreenLoadFailed } from '../controls/screen-load-failed.tsx'
import { Link } from '../navigation/link.tsx'
import { SourceText } from './source-text.tsx'
import { fieldOf, hasLines } from './text-field.ts'
import { tones } from './text-list.tsx'
import { TextProblems } from './text-problems.tsx'
import type { LoadedRow } from './text-rows.ts'
import styles from './translation.module.css'
import { contentOf, hashOf, type PlaceWords } from './use-place-words.ts'
import type { TextEditing } from './use-text-editing.ts'

/** It brings the editor of rich text. */
const RichTarget = lazyWithRetry(
  async () => ({ default: (await import('./rich-target.tsx')).RichTarget }),
  ScreenLoadFailed,
)

interface TextEditorProps {
  readonly row: LoadedRow
  readonly language: string
  readonly sourceLanguage: string
  readonly words: PlaceWords
  readonly mayWrite: boolean
  readonly editing: TextEditing
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>
  readonly onNext: () => void
  readonly onClose: () => void
}

/** One text beside the list: what the source says, the translation to type, and what is wrong with it. */
export function TextEditor(props: TextEditorProps) {
  const { row, language, sourceLanguage, words, mayWrite, editing, fieldRef, onNext, onClose } = props
  const { t } = useTranslation('office')
  const { label, locale } = useOffice()
  const id = useId()
  const field = fieldOf(row, words.specs)
  const isRich = typeof row.source !== 'string'
  const { value, isBusy, error, conflict } = editing
  const name = nameOfLanguage(locale, language)
  const text = typeof value === 'string' ? value : ''
  const isEmpty = value === undefined || wordsOfValue(value).trim() === ''
  const maxLength = field?.maxLength
  const length = [...text].length
  return (
    <section className={styles.editor} aria-label={t('translation.editor')}>
      <div className={styles.editorHead}>
        <button
          type="button"
          className={`${controls.tool} ${styles.close}`}
          aria-label={t('translation.back')}
          title={t('translation.back')}
          onClick={onClose}
        >
          <ArrowLeft size={18} aria-hidden className={styles.mirrored} />
        </button>
        <div className={styles.place}>
          <span className={styles.soft}>{words.kindOfPlace(row.place)}</span>
          <bdi>{words.nameOfPlace(row.place)}</bdi>
          <span className={styles.soft}>{words.nameOfField(row)}</span>
        </div>
        <Badge tone={tones[row.state]}>{label(`origin.${row.state}`) ?? row.state}</Badge>
      </div>
      <h2 className={styles.language}>{nameOfLanguage(locale, sourceLanguage)}</h2>
      {row.state === 'stale' && (
        <p className={styles.soft}>
          {label('origin.stale.hint')?.replace('{{language}}', nameOfLanguage(locale, sourceLanguage))}
        </p>
      )}
      <SourceText row={row} language={sourceLanguage} />
      {isRich ? (
        <Suspense fallback={<p className={styles.soft}>{t('state.loading')}</p>}>
          {field && (
            <RichTarget
              key={editing.version}
              title={name}
              isDisabled={!mayWrite}
              onChange={editing.type}
              {...{ field, language, value }}
            />
          )}
        </Suspense>
      ) : (
        <>
          <label className={styles.language} htmlFor={id}>
            {name}
          </label>
          <textarea
            ref={fieldRef}
            id={id}
            className={`${controls.area} ${styles.target}`}
            aria-describedby={`${id}-note`}
            lang={language}
            dir={directionOf(language)}
            rows={hasLines(field, row.source) ? 6 : 3}
            readOnly={!mayWrite}
            value={text}
            onChange={(event) => editing.type(event.target.value)}
            onKeyDown={(event) => {
              // One line of a page is one line in each language.
              if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !hasLines(field, row.source))
                event.preventDefault()
            }}
          />
        </>
      )}
      <p
        id={`${id}-note`}
        className={styles.note}
        data-over={(maxLength !== undefined && length > maxLength) || undefined}
      >
        {!isRich && maxLength !== undefined && (
          <span dir="ltr">
            {formatNumber(length, locale)}/{formatNumber(maxLength, locale)}
          </span>
        )}
        <span className={styles.state} role="status">
          {isBusy ? t('media.alts.saving') : editing.isUnsaved ? t('translation.unsaved') : ''}
        </span>
      </p>
      <TextProblems
        source={row.source}
        target={isEmpty ? undefined : value}
        from={sourceLanguage}
        to={language}
        maxLength={maxLength}
        onMend={mayWrite && !isRich ? editing.type : undefined}
      />
      {conflict && (
        <div role="alert" className={styles.conflict}>
          <p>
            {conflict.by === undefined ? t('media.alts.conflict') : t('media.alts.conflictBy', { name: conflict.by })}{' '}
            <bdi lang={language}>
              {conflict.theirs?.value === undefined
                ? t('media.alts.noText')
                : `“${wordsOfValue(conflict.theirs.value)}”`}
            </bdi>
          </p>
          <div className={styles.buttons}>
            <button type="button" className={controls.button} onClick={editing.keepMine}>
              {t('media.alts.keepMine')}
            </button>
            <button type="button" className={controls.button} onClick={editing.drop}>
              {t('media.alts.useTheirs')}
            </button>
          </div>
        </div>
      )}
      <ActionError error={error} />
      {mayWrite ? (
        <div className={styles.buttons}>
          <button type="button" className={controls.button} data-main disabled={isBusy} onClick={editing.acceptAndNext}>
            {t('translation.accept')}
          </button>
          {row.state === 'stale' && (
            <button type="button" className={controls.button} disabled={isBusy} onClick={editing.keep}>
              {label('origin.stale.keep')}
            </button>
          )}
          <button type="button" className={controls.button} onClick={editing.copySource}>
            {t('translation.copySource')}
          </button>
          <button type="button" className={controls.button} disabled={isBusy || isEmpty} onClick={editing.review}>
            {t('translation.review')}
          </button>
        </div>
      ) : (
        <p className={styles.soft}>{t('translation.readOnly')}</p>
      )}
      <div className={styles.links}>
        <PlaceLink row={row} language={language} />
        <button type="button" className={controls.button} onClick={onNext}>
          {t('translation.next')}
        </button>
      </div>
    </section>
  )
}

/** The way to where a text stands: the designer, or the form of a content, both in its language. */
function PlaceLink({ row, language }: { readonly row: LoadedRow; readonly language: string }) {
  const { t } = useTranslation('office')
  const { designer, may } = useOffice()
  const content = contentOf(row)
  if (content !== undefined)
    return may('content.read') ? (
      <Link to={`${content}?texts=${encodeURIComponent(language)}`}>{t('translation.openContent')}</Link>
    ) : null
  if (designer === undefined || !may('draft.read')) return null
  return <a href={`${designer}${hashOf(row, language)}`}>{t('translation.openDesigner')}</a>
}
