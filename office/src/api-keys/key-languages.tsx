import { nameOfLanguage } from '@vitrine/editor-core'
import { listLanguages } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useCall } from '../context/use-call.ts'
import choices from '../controls/choice-groups.module.css'
import styles from './api-keys.module.css'

interface KeyLanguagesProps {
  /** Nothing for all. */
  readonly chosen: readonly string[] | undefined
  readonly problem: string | undefined
  readonly onChange: (chosen: readonly string[] | undefined) => void
}

/** In which languages a key may write texts: all that there are and will be, or some. */
export function KeyLanguages({ chosen, problem, onChange }: KeyLanguagesProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { data = [], error } = useCall(listLanguages, {})
  const id = useId()
  const toggle = (code: string, isOn: boolean) =>
    onChange(isOn ? [...(chosen ?? []), code] : (chosen ?? []).filter((other) => other !== code))
  return (
    <fieldset className={choices.groups} aria-describedby={problem === undefined ? `${id}-hint` : `${id}-hint ${id}`}>
      <legend>{t('apiKeys.languages')}</legend>
      <p id={`${id}-hint`} className={frames.hint}>
        {t('apiKeys.languagesHint')}
      </p>
      <label className={choices.choice}>
        <input type="radio" name={id} checked={chosen === undefined} onChange={() => onChange(undefined)} />
        <span>{t('apiKeys.allLanguages')}</span>
      </label>
      <label className={choices.choice}>
        <input type="radio" name={id} checked={chosen !== undefined} onChange={() => onChange(chosen ?? [])} />
        <span>{t('apiKeys.someLanguages')}</span>
      </label>
      {chosen && (
        <div className={styles.languages}>
          {data.map(({ code }) => (
            <label key={code} className={choices.choice}>
              <input
                type="checkbox"
                checked={chosen.includes(code)}
                aria-invalid={problem === undefined ? undefined : true}
                onChange={(event) => toggle(code, event.target.checked)}
              />
              <span>{nameOfLanguage(locale, code)}</span>
            </label>
          ))}
        </div>
      )}
      {error && <p className={frames.error}>{t('state.failed')}</p>}
      {problem !== undefined && (
        <p id={id} role="alert" className={frames.error}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
