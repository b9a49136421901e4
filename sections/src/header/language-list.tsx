import { CheckGlyph } from './glyphs.tsx'
import styles from './header-languages.module.css'

/** A language to choose: its name in itself, in English and in the language of the page. */
export interface LanguageEntry {
  readonly code: string
  readonly name: string
  readonly href: string
  readonly current: boolean
  readonly english: string
  readonly here: string
}

interface LanguageListProps {
  readonly languages: readonly LanguageEntry[]
  readonly isHidden?: (language: LanguageEntry) => boolean
}

/** The languages as links, each written in itself. */
export function LanguageList({ languages, isHidden = () => false }: LanguageListProps) {
  return (
    <ul className={styles.list}>
      {languages.map((language) => (
        <li key={language.code} hidden={isHidden(language)}>
          <a
            href={language.href}
            hrefLang={language.code}
            lang={language.code}
            className={styles.choice}
            aria-current={language.current ? 'true' : undefined}
          >
            <bdi>{language.name}</bdi>
            {language.current && <CheckGlyph className={styles.check} />}
          </a>
        </li>
      ))}
    </ul>
  )
}
