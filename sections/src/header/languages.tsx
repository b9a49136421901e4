import { Icon, Island, type LanguageChoice, languageName, useStage } from '@vitrine/renderer'
import { useId } from 'react'
import styles from './header-languages.module.css'
import languageFilter from './language-filter.island.tsx'
import { type LanguageEntry, LanguageList } from './language-list.tsx'

/** Up to this many languages are found at a glance; above it, there is a field to find one. */
const AT_A_GLANCE = 7

/** The switch of languages: a button with the present one, and all others behind it. */
export function LanguageSwitcher() {
  const { site, language, words } = useStage()
  const id = useId()
  if (site.languages.length < 2) return null
  const current = site.languages.find((choice) => choice.current)
  const code = current?.code ?? language
  const languages = site.languages.map((choice) => entryOf(choice, language))
  return (
    <div className={styles.languages}>
      <button type="button" popoverTarget={id} className={styles.open}>
        <Icon name="globe" />
        <span className="visually-hidden">{words('header.language')}</span>
        <span lang={code} className={styles.current}>
          {current?.name ?? code}
        </span>
        <span aria-hidden="true" className={styles.code}>
          {code}
        </span>
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <nav id={id} popover="auto" className={styles.panel} aria-label={words('header.languages')}>
        {languages.length > AT_A_GLANCE ? (
          <Island of={languageFilter} props={{ languages }} />
        ) : (
          <LanguageList languages={languages} />
        )}
      </nav>
    </div>
  )
}

/** Names are made here, once, so that no browser with other names in it draws others. */
const entryOf = ({ code, name, href, current }: LanguageChoice, language: string): LanguageEntry => ({
  code,
  name,
  href,
  current,
  english: languageName(code, 'en'),
  here: languageName(code, language),
})
