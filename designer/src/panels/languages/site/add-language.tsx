import { nameOfLanguage } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import { languageCode, languageCodes } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { type FormEvent, useId, useState } from 'react'
import { useDesignerContext } from '../../../context/designer-context.ts'
import { useDraft } from '../../../store/context.ts'

const isCode = new RegExp(languageCode.pattern)
const OTHER = 'other'

/** A code as it is written everywhere: `PT-br` → `pt-BR`. `undefined` when it is none. */
function codeFrom(typed: string): string | undefined {
  try {
    const [code] = Intl.getCanonicalLocales(typed.trim())
    return code !== undefined && isCode.test(code) ? code : undefined
  } catch {
    return undefined
  }
}

/** One more language: one of those that our words are translated into, or any other by its code. */
export function AddLanguage({ onAdd }: { readonly onAdd: (code: string) => void }) {
  const { t } = useTranslation('designer')
  const { locale } = useDesignerContext()
  const languages = useDraft(({ configuration }) => configuration.languages)
  const known = new Set(languages.map(({ code }) => code))
  const free = languageCodes
    .filter((code) => !known.has(code))
    .map((code) => [code as string, nameOfLanguage(locale, code)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, locale))
  const [chosen, setChosen] = useState('')
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<'languages.noCode' | 'languages.known'>()
  const id = useId()

  function add(event: FormEvent) {
    event.preventDefault()
    const code = chosen === OTHER ? codeFrom(typed) : chosen
    if (code === undefined) setWrong('languages.noCode')
    else if (known.has(code)) setWrong('languages.known')
    else {
      setChosen('')
      setTyped('')
      onAdd(code)
    }
  }

  return (
    <form className={panel.field} onSubmit={add}>
      <label htmlFor={id}>{t('languages.new')}</label>
      <select
        id={id}
        className={controls.select}
        value={chosen}
        onChange={(event) => {
          setChosen(event.target.value)
          setWrong(undefined)
        }}
      >
        <option value="">{t('languages.choose')}</option>
        {free.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
        <option value={OTHER}>{t('languages.other')}</option>
      </select>
      {chosen === OTHER && (
        <>
          <label htmlFor={`${id}-code`}>{t('languages.code')}</label>
          <input
            id={`${id}-code`}
            className={controls.input}
            dir="ltr"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={35}
            value={typed}
            aria-invalid={wrong !== undefined || undefined}
            aria-describedby={`${id}-message`}
            onChange={(event) => {
              setTyped(event.target.value)
              setWrong(undefined)
            }}
          />
          <p id={`${id}-message`} aria-live="polite" className={wrong === undefined ? frames.hint : frames.error}>
            {t(wrong ?? 'languages.codeHint')}
          </p>
        </>
      )}
      <div className={panel.actions}>
        <button
          type="submit"
          className={controls.button}
          disabled={chosen === '' || (chosen === OTHER && typed === '')}
        >
          {t('languages.add')}
        </button>
      </div>
    </form>
  )
}
