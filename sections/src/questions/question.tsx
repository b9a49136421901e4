import { viewParts } from '@vitrine/renderer'
import styles from './question.module.css'
import type { QuestionsProps } from './spec.ts'

const { RichText, Text } = viewParts<QuestionsProps>()

interface QuestionProps {
  readonly id: string
  readonly level: 'h2' | 'h3' | 'h4'
  readonly isOpen: boolean
  /** Of the questions with the same name, one is open at a time. */
  readonly group: string | undefined
}

/** One question; the browser opens and closes it, and finds words in closed answers. */
export function QuestionView({ id, level, isOpen, group }: QuestionProps) {
  return (
    <details className={styles.question} name={group} open={isOpen}>
      <summary className={styles.asked}>
        <Text path={`items[${id}].question`} as={level} className={styles.words} />
      </summary>
      <RichText path={`items[${id}].answer`} className={styles.answer} />
    </details>
  )
}
