import { type ProblemTextOptions, problemInWords } from '@vitrine/editor-core'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useState } from 'react'
import { useCommands } from '../commands/index.ts'
import { namingOf } from '../panels/places/draft-naming.ts'
import { placeAddress } from '../panels/places/place-in-address.ts'
import { nameOfComponent, nameOfWhere } from '../panels/places/place-name.ts'
import styles from './workbench.module.css'

/** How many are shown at once. */
const SHOWN = 25

/** What is wrong, each with a way to the field in the designer. */
export function ProblemLinks({ problems }: { readonly problems: readonly ProblemTextOptions[] }) {
  const { t } = useTranslation('designer')
  const [shown, setShown] = useState(SHOWN)
  if (problems.length === 0) return null
  return (
    <>
      <ul className={styles.list}>
        {problems.slice(0, shown).map((problem, at) => (
          // Two problems of one field may be of one kind.
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no state of their own
          <ProblemLink key={`${problem.key} ${problem.path} ${problem.language} ${at}`} problem={problem} />
        ))}
      </ul>
      {problems.length > shown && (
        <button type="button" className={controls.button} onClick={() => setShown(shown + SHOWN * 4)}>
          {t('workbench.more', { count: problems.length - shown })}
        </button>
      )}
    </>
  )
}

function ProblemLink({ problem }: { readonly problem: ProblemTextOptions }) {
  const commands = useCommands()
  const { t } = useTranslation('designer')
  const { field, text, language } = problemInWords(namingOf(commands), problem)
  const place = nameOfWhere(commands, problem)
  const names = [
    place,
    ...(problem.component === undefined ? [] : [nameOfComponent(commands, problem.component, problem.section)]),
  ]
  const level = problem.level === 'warning' ? 'warning' : 'error'
  return (
    <li className={styles.problem} data-level={level}>
      <a className={styles.link} href={placeAddress(problem)}>
        {[...names, ...(field === undefined ? [] : [field])].join(' › ')}
      </a>
      <span className={frames.tag} data-kind={level === 'error' ? 'bad' : 'warn'}>
        {t(`workbench.level.${level}`)}
      </span>
      {language !== undefined && <span className={frames.tag}>{language}</span>}
      <p className={styles.plain} dir="auto">
        {text}
      </p>
    </li>
  )
}
