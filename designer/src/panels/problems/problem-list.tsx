import {
  groupedProblems,
  nameOfLanguage,
  type ProblemTextOptions,
  problemInWords,
  type Together,
} from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useId, useMemo, useState } from 'react'
import { useCommands } from '../../commands/index.ts'
import { namingOf } from '../places/draft-naming.ts'
import { openPlace } from '../places/open-place.ts'
import { nameOfComponent, nameOfWhere } from '../places/place-name.ts'
import rows from '../rows.module.css'
import { useDraftChecks } from './draft-checks.ts'
import { fixFor } from './fixes.ts'
import styles from './problems.module.css'

const groupOf = ({ page, part, menu, theme, component }: ProblemTextOptions): string =>
  [part ?? page ?? '', menu ?? '', theme ?? '', component ?? ''].join(' ')

interface ProblemListProps {
  readonly problems: readonly ProblemTextOptions[]
  /** How many are shown before one asks for more. */
  readonly atOnce?: number
}

/** Problems by the component that they are of. A press shows the field. */
export function ProblemList({ problems, atOnce = 100 }: ProblemListProps) {
  const { t } = useTranslation('designer')
  const [shown, setShown] = useState(atOnce)
  const all = useMemo(() => groupedProblems(problems), [problems])
  const groups = useMemo(() => [...Map.groupBy(all.slice(0, shown), groupOf)], [all, shown])
  return (
    <>
      {groups.map(([key, group]) => (
        <Group key={key} problems={group} />
      ))}
      {all.length > shown && (
        <div className={panel.section}>
          <button type="button" className={controls.button} onClick={() => setShown(shown + 100)}>
            {t('problems.more', { count: all.length - shown })}
          </button>
        </div>
      )}
    </>
  )
}

function Group({ problems }: { readonly problems: readonly Together[] }) {
  const commands = useCommands()
  const [first] = problems
  if (!first) return null
  const place = nameOfWhere(commands, first)
  const name = first.component === undefined ? place : nameOfComponent(commands, first.component, first.section)
  return (
    <section className={styles.group}>
      <h3 className={rows.heading}>
        <span dir="auto" className={styles.name}>
          {name}
        </span>
        {first.component !== undefined && <span className={frames.tag}>{place}</span>}
      </h3>
      <ul className={rows.list}>
        {problems.map((problem, at) => (
          // Two problems of one field may be of one kind.
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no state of their own
          <ProblemRow key={`${problem.key} ${problem.path} ${at}`} problem={problem} />
        ))}
      </ul>
    </section>
  )
}

function ProblemRow({ problem }: { readonly problem: Together }) {
  const commands = useCommands()
  const { mended } = useDraftChecks()
  const id = useId()
  const { field, text } = problemInWords(namingOf(commands), problem)
  const fix = fixFor(commands, problem)
  async function mend(run: () => Promise<boolean>) {
    if (!(await run())) return
    commands.announcer.announce(commands.t('problems.fixed'))
    mended(problem)
    commands.actions.save?.()
  }
  return (
    <li className={fix ? `${rows.row} ${styles.fixable}` : rows.row}>
      <button type="button" id={id} className={rows.press} onClick={() => void openPlace(commands, problem)}>
        <span className={styles.dot} data-kind={problem.level === 'warning' ? 'warn' : 'bad'} aria-hidden />
        <span className={rows.words}>
          {field !== undefined && (
            <span dir="auto" className={styles.field}>
              {field}
            </span>
          )}{' '}
          <span>{text}</span>
          {problem.languages.length > 0 && (
            <span className={styles.languages}>
              {problem.languages.map((code) => (
                <span key={code} className={frames.tag}>
                  {nameOfLanguage(commands.locale, code)}
                </span>
              ))}
            </span>
          )}
        </span>
      </button>
      {fix && (
        <button
          type="button"
          className={`${controls.button} ${styles.fix}`}
          aria-describedby={id}
          onClick={() => void mend(fix.run)}
        >
          {fix.label}
        </button>
      )}
    </li>
  )
}
