import { checkTranslation, type FailedCheck, wordsOfValue } from '@vitrine/model'
import type { Json } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from 'react-i18next'
import styles from './translation.module.css'

/** What is said of checks that fail: those that somebody mends in the same way have the same words. */
const words = {
  placeholders: 'marks',
  tags: 'marks',
  links: 'marks',
  icu: 'marks',
  plurals: 'marks',
  numbers: 'values',
  parts: 'values',
  keep: 'values',
  length: 'length',
  'too-long': 'tooLong',
  'outer-space': 'spaces',
  'double-space': 'spaces',
  'zero-width-space': 'spaces',
  newlines: 'spaces',
  'control-characters': 'spaces',
  'punctuation-spaces': 'spaces',
  'end-mark': 'endMark',
  quotes: 'quotes',
  'direction-marks': 'direction',
  'isolated-latin': 'direction',
  'same-as-source': 'same',
  'repeated-word': 'repeated',
  script: 'script',
  'engine-marks': 'engine',
} as const

const isKnown = (id: string): id is keyof typeof words => Object.hasOwn(words, id)

interface TextProblemsProps {
  readonly source: Json
  readonly target: Json | undefined
  readonly from: string
  readonly to: string
  readonly maxLength: number | undefined
  /** Writes the translation made right; nothing where it is not one line of text. */
  readonly onMend: ((text: string) => void) | undefined
}

/** What is wrong with a translation, with a press that mends it where there is only one way. */
export function TextProblems({ source, target, from, to, maxLength, onMend }: TextProblemsProps) {
  const { t } = useTranslation('office')
  if (target === undefined) return null
  const failed = checkTranslation(wordsOfValue(source), wordsOfValue(target), { from, to, maxLength })
  const told = new Map<string, FailedCheck>()
  for (const one of failed) if (isKnown(one.id) && !told.has(words[one.id])) told.set(words[one.id], one)
  if (told.size === 0) return null
  return (
    <ul className={styles.problems} aria-label={t('translation.problems')}>
      {[...told.values()].map(({ id, mended }) => (
        <li key={id}>
          <span>{t(`translation.problem.${isKnown(id) ? words[id] : 'values'}`)}</span>
          {mended !== undefined && onMend && (
            <button type="button" className={controls.button} title={mended} onClick={() => onMend(mended)}>
              {t('translation.mend')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
