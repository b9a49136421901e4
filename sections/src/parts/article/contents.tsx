import { drawText, inLanguage, Link, useStage } from '@vitrine/renderer'
import { useId } from 'react'
import styles from './contents.module.css'
import type { TextHeading } from './headings.ts'

interface ContentsProps {
  readonly headings: readonly TextHeading[]
  /** The language of the text, when it is not the page's. */
  readonly language: string | undefined
}

/** The parts that a text has at least, before a list of them helps. */
const FEWEST = 2

/** The parts of a text that a list of contents names; none when there are too few. */
export function articleParts(headings: readonly TextHeading[]): readonly TextHeading[] {
  const parts = headings.filter(({ level, text }) => level === 2 && text !== '')
  return parts.length < FEWEST ? [] : parts
}

/** The list of contents beside a text, which stays in sight while one reads. */
export function Contents({ headings, language }: ContentsProps) {
  const { words } = useStage()
  const id = useId()
  return (
    <nav className={styles.contents} aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {words('article.contents')}
      </p>
      <Parts headings={headings} language={language} />
    </nav>
  )
}

/** The same where there is no room beside the text: folded up above it. */
export function FoldedContents({ headings, language }: ContentsProps) {
  const { words } = useStage()
  return (
    <details className={styles.folded}>
      <summary className={styles.summary}>{words('article.contents')}</summary>
      <Parts headings={headings} language={language} />
    </details>
  )
}

function Parts({ headings, language }: ContentsProps) {
  const stage = useStage()
  return (
    <ol className={styles.parts}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <Link to={{ type: 'anchor', anchor: id }} className={styles.part}>
            <span {...inLanguage(language, stage)}>{drawText(text)}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
