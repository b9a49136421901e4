import { nameOfLanguage } from '@vitrine/editor-core'
import type { MediaAlt } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { ActionError } from '../../controls/action-error.tsx'
import type { AltSaved } from './alt-save.ts'
import styles from './alts.module.css'

interface AltCellProps {
  readonly alt: MediaAlt
  readonly language: string
  readonly sourceLanguage: string
  readonly mayEdit: boolean
  /** @throws CallError when it could not be saved */
  readonly onSave: (language: string, text: string | null) => Promise<AltSaved>
}

/** The most characters of a text. */
const LONGEST = 500

/** What a picture says in one language: typed in place, and saved when one leaves it. */
export function AltCell({ alt, language, sourceLanguage, mayEdit, onSave }: AltCellProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const id = useId()
  const said = alt.texts[language]
  const source = alt.texts[sourceLanguage]
  const isSource = language === sourceLanguage
  const isDecoration = source === ''
  const { typed, setTyped, state, save, drop } = useTyped(said ?? '', (text) => onSave(language, text))
  const name = t('media.alts.cell', {
    language: nameOfLanguage(locale, language),
    place: alt.name ?? t(`media.alts.place.${alt.place}`),
  })
  if (isDecoration && !isSource) return <span className={styles.soft}>{t('media.alts.decorative')}</span>
  if (!mayEdit)
    return (
      <span lang={language} dir="auto" className={said ? undefined : styles.missing}>
        {isDecoration ? t('media.alts.decorative') : (said ?? t('media.alts.missing'))}
      </span>
    )
  const mark = isDecoration
    ? undefined
    : said === undefined
      ? 'missing'
      : alt.outdated.includes(language)
        ? 'outdated'
        : undefined
  return (
    <div className={styles.cell} data-state={mark}>
      <textarea
        className={controls.area}
        aria-label={name}
        aria-describedby={`${id}-note`}
        lang={language}
        dir="auto"
        rows={2}
        maxLength={LONGEST}
        disabled={isDecoration}
        placeholder={isSource ? undefined : source}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void save(typed)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed !== (said ?? '')) {
            event.stopPropagation()
            drop()
          }
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save(typed)
        }}
      />
      <div id={`${id}-note`} className={styles.note}>
        {state.isSaving ? t('media.alts.saving') : mark !== undefined && t(`media.alts.${mark}`)}
      </div>
      {mark === 'outdated' && !state.isSaving && said !== undefined && (
        <button
          type="button"
          className={styles.stillCorrect}
          aria-label={t('media.alts.stillCorrectName', { field: name })}
          onClick={() => void save(said, true)}
        >
          {t('media.alts.stillCorrect')}
        </button>
      )}
      {isSource && (
        <label className={styles.decoration}>
          <input
            type="checkbox"
            checked={isDecoration}
            onChange={({ target }) => void save(target.checked ? '' : null, true)}
          />
          {t('media.alts.isDecoration')}
        </label>
      )}
      {state.conflict && (
        <div role="alert" className={styles.conflict}>
          <p>
            {state.conflict.by === undefined
              ? t('media.alts.conflict')
              : t('media.alts.conflictBy', { name: state.conflict.by })}{' '}
            <bdi>{said === undefined || said === '' ? t('media.alts.noText') : `“${said}”`}</bdi>
          </p>
          <button type="button" className={controls.button} onClick={() => void save(typed)}>
            {t('media.alts.keepMine')}
          </button>
          <button type="button" className={controls.button} onClick={drop}>
            {t('media.alts.useTheirs')}
          </button>
        </div>
      )}
      <ActionError error={state.error} />
    </div>
  )
}

interface TypedState {
  readonly isSaving: boolean
  readonly conflict?: { readonly by: string | undefined }
  readonly error?: Error
}

/** What is typed until it is saved; after a conflict it stays until somebody chooses. */
function useTyped(said: string, onSave: (text: string | null) => Promise<AltSaved>) {
  const [typed, setTyped] = useState(said)
  const [state, setState] = useState<TypedState>({ isSaving: false })
  const isKept = state.conflict !== undefined || state.error !== undefined || state.isSaving
  // Somebody else, or another page of the list: what nobody types in follows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the text is another one
  useEffect(() => {
    if (!isKept) setTyped(said)
  }, [said])
  return {
    typed,
    setTyped,
    state,
    drop() {
      setTyped(said)
      setState({ isSaving: false })
    },
    /** @param isExact whether an empty text is meant as one: that of a decoration. */
    async save(text: string | null, isExact = false) {
      const next = isExact ? text : text?.trim() || null
      if (!isExact && (next ?? '') === said) {
        setTyped(said)
        setState({ isSaving: false })
        return
      }
      setState({ isSaving: true })
      try {
        const saved = await onSave(next)
        setState({ isSaving: false, ...(saved.state === 'conflict' && { conflict: { by: saved.by } }) })
        if (saved.state === 'saved') setTyped(next ?? '')
      } catch (error) {
        setState({ isSaving: false, error: error instanceof Error ? error : new Error(String(error)) })
      }
    },
  }
}
