import { fieldTitle, keepingTranslation } from '@vitrine/editor-core'
import { baseLanguage, type TextOwner, type UntranslatedText } from '@vitrine/model'
import { directionOf, isObject, type Json } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useState } from 'react'
import { useCommands } from '../../../commands/commands-context.tsx'
import { useDraft } from '../../../store/context.ts'
import { namingOf } from '../../places/draft-naming.ts'
import { openPlace } from '../../places/open-place.ts'
import { nameOfComponent } from '../../places/place-name.ts'
import styles from '../languages.module.css'

interface WaitingTextsProps {
  readonly texts: readonly UntranslatedText[]
  /** How many there are altogether, where these are only the first ones. */
  readonly total?: number
  readonly language: string
}

const FIRST = 50

/** Texts that are missing or stale, each a way to the field where it is translated. */
export function WaitingTexts({ texts, total = texts.length, language }: WaitingTextsProps) {
  const { t } = useTranslation('designer')
  const [shown, setShown] = useState(FIRST)
  const rest = total - Math.min(shown, texts.length)
  return (
    <>
      <ul className={styles.texts}>
        {texts.slice(0, shown).map((text) => (
          <li key={`${JSON.stringify(text.of)} ${text.path}`}>
            <Waiting text={text} language={language} />
            {text.state === 'stale' && <Keep text={text} language={language} />}
          </li>
        ))}
      </ul>
      {texts.length > shown ? (
        <button type="button" className={controls.button} onClick={() => setShown(shown + FIRST)}>
          {t('translations.moreTexts', { count: rest })}
        </button>
      ) : (
        rest > 0 && <p className={frames.hint}>{t('translations.moreTexts', { count: rest })}</p>
      )}
    </>
  )
}

/** A text as far as it can be said in a line; of rich text its words. */
function inWords(source: Json): string {
  if (typeof source === 'string') return source
  if (Array.isArray(source)) return source.map(inWords).filter(Boolean).join(' ')
  if (!isObject(source)) return ''
  const { text, content } = source
  return inWords(text ?? content ?? '')
}

function Waiting({
  text: { of, path, source, state },
  language,
}: {
  readonly text: UntranslatedText
  readonly language: string
}) {
  const { t } = useTranslation('designer')
  const context = useCommands()
  const from = useDraft(({ configuration }) => baseLanguage(configuration))
  const words = inWords(source).slice(0, 160)
  return (
    <button
      type="button"
      className={styles.text}
      onClick={() => void openPlace(context, { ...placeOf(of), path, language })}
    >
      <span className={styles.where}>
        {titleOf(context, of, path)}
        <span className={styles.state} data-state={state}>
          {t(`translations.${state}`)}
        </span>
      </span>
      {words !== '' && (
        <span className={styles.source} lang={from} dir={directionOf(from)}>
          {words}
        </span>
      )}
    </button>
  )
}

/** One press says that an outdated translation is still right, where its settings are loaded. */
function Keep({ text: { of, path }, language }: { readonly text: UntranslatedText; readonly language: string }) {
  const { t } = useTranslation('designer')
  const context = useCommands()
  const dispatch = keepingTranslation(of, context.editor.settingsOf(of), path, language)
  if (!dispatch) return null
  return (
    <button
      type="button"
      className={controls.button}
      aria-label={`${t('translations.keep')}: ${titleOf(context, of, path)}`}
      onClick={() => context.editor.dispatch([dispatch])}
    >
      {t('translations.keep')}
    </button>
  )
}

const placeOf = (of: TextOwner) => ('pageRecord' in of ? { page: of.pageRecord } : of)

function titleOf(context: ReturnType<typeof useCommands>, of: TextOwner, path: string): string {
  if ('pageRecord' in of) return fieldTitle(namingOf(context), 'page', path)
  if ('menu' in of) return fieldTitle(namingOf(context), 'menu', path)
  const type = context.editor.component(of.component)?.type
  return type === undefined
    ? fieldTitle(namingOf(context), { type: '' }, path)
    : `${nameOfComponent(context, of.component)} › ${fieldTitle(namingOf(context), { type }, path)}`
}
