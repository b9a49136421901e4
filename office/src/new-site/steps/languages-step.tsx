import { nameOfLanguage } from '@vitrine/editor-core'
import { languageCodes } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../controls/field.tsx'
import styles from '../new-site.module.css'
import { useDraft, useNewSite } from '../new-site-context.ts'
import { StepForm, type StepProps } from '../step-form.tsx'

interface Language {
  readonly code: string
  /** In the language of the interface. */
  readonly name: string
  /** As who speaks it writes it. */
  readonly own: string
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The languages by whose name, in whichever language, a text is found. */
const matching = (languages: readonly Language[], query: string): readonly Language[] =>
  languages.filter(({ code, name, own }) =>
    [name, own, nameOfLanguage('en', code), code].some((text) => plain(text).includes(plain(query.trim()))),
  )

const namesIn = (locale: string): readonly Language[] => {
  const { compare } = new Intl.Collator(locale)
  return languageCodes
    .map((code) => ({ code, name: nameOfLanguage(locale, code), own: nameOfLanguage(code, code) }))
    .sort((one, other) => compare(one.name, other.name))
}

/** Which languages the site speaks, found by their names, and which of them is written first. */
export function LanguagesStep({ onBack, onDone }: StepProps) {
  const { t } = useTranslation('office')
  const { locale } = useNewSite()
  const { draft, problems, change, refuse } = useDraft()
  const chosen = draft.languages
  const choices = chosen.map((code) => ({ value: code, label: nameOfLanguage(locale, code) }))
  const names = new Intl.ListFormat(locale, { type: 'unit' }).format(choices.map(({ label }) => label))
  const goOn = () => {
    if (chosen.length === 0) return refuse({ languages: t('newSite.languages.missing') })
    onDone()
  }
  return (
    <StepForm onBack={onBack} isBusy={false} error={undefined} action={t('newSite.continue')} onSubmit={goOn}>
      <Choice languages={namesIn(locale)} error={problems.languages} />
      <p role="status" className={frames.hint}>
        {chosen.length > 0 && t('newSite.languages.chosen', { count: chosen.length, names })}
      </p>
      {chosen.length > 1 && (
        <SelectField
          label={t('newSite.languages.source')}
          hint={t('newSite.languages.sourceHint')}
          value={chosen[0] ?? ''}
          choices={choices}
          onChange={(code) => change({ languages: [code, ...chosen.filter((one) => one !== code)] })}
        />
      )}
    </StepForm>
  )
}

interface ChoiceProps {
  readonly languages: readonly Language[]
  readonly error: string | undefined
}

function Choice({ languages, error }: ChoiceProps) {
  const { t } = useTranslation('office')
  const { draft, change } = useDraft()
  const [query, setQuery] = useState('')
  const id = useId()
  const found = matching(languages, query)
  const chosen = draft.languages
  const toggle = (code: string) =>
    change({ languages: chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code] })
  /** Enter takes the language that was looked for, and goes on only where nothing was. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || query.trim() === '') return
    event.preventDefault()
    const [first] = found
    if (!first) return
    if (!chosen.includes(first.code)) toggle(first.code)
    setQuery('')
  }
  return (
    <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={frames.visuallyHidden}>{t('newSite.step.languages')}</legend>
      <input
        type="search"
        className={controls.input}
        aria-label={t('newSite.languages.search')}
        placeholder={t('newSite.languages.search')}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={onKeyDown}
      />
      {found.length === 0 && <p className={styles.text}>{t('newSite.languages.none', { query })}</p>}
      <ul className={styles.languages}>
        {found.map(({ code, name, own }) => (
          <li key={code}>
            <label className={styles.language}>
              <input type="checkbox" checked={chosen.includes(code)} onChange={() => toggle(code)} />
              <span>{name}</span>
              {own !== name && (
                <span className={styles.soft} lang={code}>
                  <bdi>{own}</bdi>
                </span>
              )}
            </label>
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p id={`${id}-error`} className={frames.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
