import { type ViewProps, viewParts } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head, levelBelow } from '../parts/head/head.tsx'
import { QuestionView } from './question.tsx'
import styles from './questions.module.css'
import type { QuestionItem, QuestionsProps } from './spec.ts'

const { Button, Text } = viewParts<QuestionsProps>()

const below = { h2: 'h3', h3: 'h4' } as const

/** Questions that open to their answers, by topic; at the end a way to ask what is not there. */
export function Questions({ id, props, root }: ViewProps<QuestionsProps>) {
  const isBeside = props.headPlace === 'beside'
  const shown = props.items.filter(isAnswered)
  const level = levelBelow(props)
  const list = (
    <div className={styles.topics}>
      {byTopic(shown).map((items) => {
        const [first] = items as [QuestionItem]
        return (
          <div key={first.id} className={styles.group}>
            <Text path={`items[${first.id}].topic`} as={level} className={styles.topic} />
            <div className={styles.list}>
              {items.map((item) => (
                <QuestionView
                  key={item.id}
                  id={item.id}
                  level={first.topic?.trim() ? below[level] : level}
                  isOpen={props.firstOpen && item === shown[0]}
                  group={props.oneAtATime ? `${id}-questions` : undefined}
                />
              ))}
            </div>
          </div>
        )
      })}
      <div className={styles.contact}>
        <Text path="contactText" as="p" />
        <Button path="contactButton" />
      </div>
    </div>
  )
  return (
    <section {...root} className={framed(styles.questions)}>
      {isBeside ? (
        <div className={styles.sides}>
          <div className={styles.side}>
            <Head stacked />
          </div>
          {list}
        </div>
      ) : (
        <>
          <Head />
          {list}
        </>
      )}
    </section>
  )
}

/** A question without an answer would open to nothing. */
const isAnswered = ({ question, answer }: QuestionItem) =>
  question.trim() !== '' && (answer?.content as readonly unknown[] | undefined)?.length

/** A topic stands above the question that names it, and above those that follow. */
const byTopic = (items: readonly QuestionItem[]): readonly (readonly QuestionItem[])[] =>
  items.reduce<QuestionItem[][]>((groups, item) => {
    const last = groups.at(-1)
    if (last && !item.topic?.trim()) last.push(item)
    else groups.push([item])
    return groups
  }, [])
