import frames from '../../controls/frames.module.css'
import type { FieldState } from '../../field-source.ts'
import styles from '../field.module.css'
import { useFormSurroundings } from '../form-context.ts'

/** The origin of a value, in a word. A value of the base, or no value, gets only a mark. */
export function OriginMark({ state }: { readonly state: FieldState }) {
  const { t, language: interfaceLanguage } = useFormSurroundings()
  const { origin, translation, isForAll } = state
  const shown = translation ? translation.state : isForAll ? 'all' : origin.kind
  // A hint about the source names its language, and not the one that it was translated into.
  const language =
    translation?.state !== 'stale' && 'language' in origin ? origin.language : translation?.sourceLanguage
  const name = language === undefined ? '' : languageNameIn(language, interfaceLanguage)
  if (shown === 'none' || shown === 'base')
    return <span className={`${frames.tag} ${styles.origin}`} data-origin={shown} />
  return (
    <span
      className={`${frames.tag} ${styles.origin}`}
      data-origin={shown}
      title={t(`origin.${shown}.hint`, { language: name })}
    >
      {t(`origin.${shown}`, { language: name })}
    </span>
  )
}

/** The name of a language, in a language: `de`, `en` → `German`. */
export function languageNameIn(language: string, inLanguage: string): string {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}
