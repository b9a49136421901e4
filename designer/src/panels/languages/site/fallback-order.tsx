import type { OperationInput } from '@vitrine/editor-core'
import { nameOfLanguage } from '@vitrine/editor-core'
import { baseLanguage } from '@vitrine/model'
import { type SiteLanguage, siteLanguage } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { useDesignerContext } from '../../../context/designer-context.ts'
import { useDraft } from '../../../store/context.ts'
import styles from '../languages.module.css'

interface FallbackOrderProps {
  readonly language: SiteLanguage
  readonly dispatch: (...operations: readonly OperationInput[]) => boolean
}

const MOST = siteLanguage.properties.fallback.maxItems

/** Which languages are asked, one after the other, where one says nothing; the main one and the source always come last. */
export function FallbackOrder({ language, dispatch }: FallbackOrderProps) {
  const { t } = useTranslation('designer')
  const { locale } = useDesignerContext()
  const configuration = useDraft((state) => state.configuration)
  const { languages, defaultLanguage } = configuration
  const id = useId()
  const { code, fallback = [] } = language
  const nameOf = (other: string) => nameOfLanguage(locale, other)
  const last = [...new Set([defaultLanguage, baseLanguage(configuration)])].filter((other) => other !== code)
  const free = languages.filter((one) => ![code, ...last, ...fallback].includes(one.code))
  function set(next: readonly string[]) {
    const { fallback: _before, ...rest } = language
    dispatch({ type: 'set-language', language: next.length > 0 ? { ...rest, fallback: next } : rest })
  }
  return (
    <div className={styles.fallback}>
      <p id={id} className={frames.hint}>
        {t('languages.fallbackOf', { name: nameOf(code) })}
      </p>
      <ol aria-labelledby={id}>
        {fallback.map((other, at) => (
          <li key={other}>
            <span>{nameOf(other)}</span>
            <button
              type="button"
              className={controls.tool}
              aria-label={t('languages.askEarlier', { name: nameOf(other) })}
              title={t('languages.askEarlier', { name: nameOf(other) })}
              disabled={at === 0}
              onClick={() => set(fallback.toSpliced(at, 1).toSpliced(at - 1, 0, other))}
            >
              <ArrowUp size={14} aria-hidden />
            </button>
            <button
              type="button"
              className={controls.tool}
              aria-label={t('languages.askNot', { name: nameOf(other) })}
              title={t('languages.askNot', { name: nameOf(other) })}
              onClick={() => set(fallback.toSpliced(at, 1))}
            >
              <X size={14} aria-hidden />
            </button>
          </li>
        ))}
        {last
          .filter((other) => !fallback.includes(other))
          .map((other) => (
            <li key={other}>{nameOf(other)}</li>
          ))}
      </ol>
      {free.length > 0 && fallback.length < MOST && (
        <select
          className={controls.select}
          aria-label={t('languages.askToo', { name: nameOf(code) })}
          value=""
          onChange={(event) => set([...fallback, event.target.value])}
        >
          <option value="">{t('languages.askToo.choose')}</option>
          {free.map((one) => (
            <option key={one.code} value={one.code}>
              {nameOf(one.code)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
