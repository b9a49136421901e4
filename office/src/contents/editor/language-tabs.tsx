import { type ContentEditor, nameOfLanguage } from '@vitrine/editor-core'
import { coverageOf } from '@vitrine/model'
import type { EntitySpec } from '@vitrine/schemas'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useOffice } from '../../context/office-context.ts'
import type { ContentLanguages } from '../use-content-languages.ts'
import styles from './editor.module.css'

interface LanguageTabsProps {
  readonly editor: ContentEditor
  readonly entity: EntitySpec
  readonly languages: ContentLanguages
  readonly language: string
  readonly onChoose: (language: string) => void
}

/** The languages of the site, that of the source first; each with how many texts it lacks. */
export function LanguageTabs({ editor, entity, languages, language, onChoose }: LanguageTabsProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  // Counted once somebody pauses: it goes through all texts.
  const settings = useDeferredValue(useStore(editor.state, ({ content }) => content?.settings))
  const { sourceLanguage } = languages
  const codes = useMemo(
    () => [sourceLanguage, ...languages.languages.map(({ code }) => code).filter((code) => code !== sourceLanguage)],
    [languages, sourceLanguage],
  )
  const coverage = useMemo(
    () => (settings ? coverageOf(entity.props, settings, codes.slice(1), sourceLanguage) : {}),
    [entity, settings, codes, sourceLanguage],
  )
  if (codes.length < 2) return null
  return (
    <fieldset className={styles.languages}>
      <legend className={styles.hidden}>{t('contents.language')}</legend>
      {codes.map((code) => {
        const { missing = 0, stale = 0 } = coverage[code] ?? {}
        return (
          <label key={code} className={styles.languageTab} data-on={code === language || undefined}>
            <input
              type="radio"
              name="content-language"
              className={styles.hidden}
              checked={code === language}
              onChange={() => onChoose(code)}
            />
            {nameOfLanguage(locale, code)}
            {missing > 0 && <span className={styles.gap}>{t('contents.missingTexts', { count: missing })}</span>}
            {stale > 0 && <span className={styles.gap}>{t('contents.outdatedTexts', { count: stale })}</span>}
          </label>
        )
      })}
    </fieldset>
  )
}
