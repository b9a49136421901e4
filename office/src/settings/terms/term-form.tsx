import { nameOfLanguage, useCommandsContext } from '@vitrine/editor-core'
import { type Answer, addTerm, CallError, changeTerm, type TermKind, termKinds, termLimits } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentLanguages } from '../../contents/use-content-languages.ts'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { Card } from '../../controls/page.tsx'
import { ChoiceInput, TextInput } from '../form/inputs.tsx'
import styles from '../settings.module.css'
import own from './terms.module.css'
import { joinWords, splitWords } from './words-in-cell.ts'

interface TermFormProps {
  /** Nothing for a new one. */
  readonly term: Answer<typeof addTerm> | undefined
  readonly languages: ContentLanguages
  readonly onClose: (isSaved: boolean) => void
}

/** Writes a word: its kind, its language, and what it is in the others. */
export function TermForm({ term, languages: { languages, sourceLanguage }, onClose }: TermFormProps) {
  const { t } = useTranslation('office')
  const { send, locale } = useOffice()
  const { announcer } = useCommandsContext()
  const { isBusy, error, run } = useAction()
  const [kind, setKind] = useState<TermKind>(term?.kind ?? 'term')
  const [language, setLanguage] = useState(term?.language ?? sourceLanguage)
  const [word, setWord] = useState(term?.word ?? '')
  const [hasCase, setCase] = useState(term?.hasCase ?? false)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      [...Map.groupBy(term?.targets ?? [], (one) => one.language)].map(([code, words]) => [
        code,
        joinWords(words.map((one) => one.word)),
      ]),
    ),
  )
  // What a word is in languages that the site no longer has is kept.
  const codes = [...new Set([...languages.map(({ code }) => code), ...Object.keys(typed)])]
  const others = kind === 'forbidden' ? [language] : codes.filter((code) => code !== language)
  const isTaken = error instanceof CallError && error.code === 'conflict'
  const fields = error instanceof CallError ? error.fields : undefined
  async function save(event: FormEvent) {
    event.preventDefault()
    const wanted = kind === 'keep' ? [] : others
    const targets = wanted.flatMap((code) =>
      splitWords(typed[code] ?? '').map((one) => ({ language: code, word: one })),
    )
    const given = { kind, language, word, hasCase, targets }
    const isSaved = await run(() => (term ? send(changeTerm, { id: term.id, ...given }) : send(addTerm, given)))
    if (!isSaved) return
    announcer.announce(t('saved.done'))
    onClose(true)
  }
  return (
    <Card title={term ? t('terms.editNamed', { name: term.word }) : t('terms.add')}>
      <form noValidate className={styles.fields} onSubmit={(event) => void save(event)}>
        <ChoiceInput
          label={t('terms.kind')}
          value={kind}
          choices={termKinds.map((one) => ({ value: one, label: t(`terms.kind.${one}`) }))}
          onChange={(value) => setKind(value as TermKind)}
        />
        <ChoiceInput
          label={t('settings.languages.language')}
          value={language}
          choices={codes.map((code) => ({ value: code, label: nameOfLanguage(locale, code) }))}
          onChange={setLanguage}
        />
        <TextInput
          isRequired
          label={t('terms.word')}
          value={word}
          maxLength={termLimits.length}
          error={isTaken ? t('terms.taken') : fields?.word}
          onChange={setWord}
        />
        <label className={styles.tick}>
          <input type="checkbox" checked={hasCase} onChange={({ target }) => setCase(target.checked)} />
          {t('terms.hasCase')}
        </label>
        {kind !== 'keep' && (
          <fieldset className={own.translations}>
            <legend className={styles.label}>{t(kind === 'forbidden' ? 'terms.instead' : 'terms.targets')}</legend>
            <p className={frames.hint}>{t('terms.several')}</p>
            {others.map((code) => (
              <TextInput
                key={code}
                label={nameOfLanguage(locale, code)}
                value={typed[code] ?? ''}
                onChange={(value) => setTyped((before) => ({ ...before, [code]: value }))}
              />
            ))}
          </fieldset>
        )}
        {!isTaken && fields === undefined && <ActionError error={error} />}
        <div className={styles.row}>
          <button type="submit" className={controls.button} data-main disabled={isBusy || word.trim() === ''}>
            {t('action.save')}
          </button>
          <button type="button" className={controls.button} onClick={() => onClose(false)}>
            {t('action.cancel')}
          </button>
        </div>
      </form>
    </Card>
  )
}
