import frames from '@vitrine/setters/controls/frames.module.css'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HelpTopic } from '../context/office-context.ts'
import { SearchField } from '../controls/search-field.tsx'
import styles from './help.module.css'

/** Asked for like a topic: the list of all. */
export const ALL_TOPICS = 'all'

interface HelpTopicsProps {
  readonly topics: readonly HelpTopic[]
  /** That the topics are written in. */
  readonly language: string
  readonly onTopic: (topic: string) => void
}

const folded = (text: string, language: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase(language)

/** Topics that hold all words somebody typed; those that name one of them in their title come first. */
export function findTopics(topics: readonly HelpTopic[], typed: string, language: string): readonly HelpTopic[] {
  const words = folded(typed, language).split(/\s+/).filter(Boolean)
  const found = topics.flatMap((topic) => {
    const title = folded(topic.title, language)
    const text = `${title} ${folded(topic.html.replaceAll(/<[^>]*>/g, ' '), language)}`
    if (!words.every((word) => text.includes(word))) return []
    return [{ topic, isInTitle: words.some((word) => title.includes(word)) }]
  })
  return found.toSorted((one, two) => Number(two.isInTitle) - Number(one.isInTitle)).map(({ topic }) => topic)
}

/** All topics of the handbook, with a search through their texts. */
export function HelpTopics({ topics, language, onTopic }: HelpTopicsProps) {
  const { t } = useTranslation('office')
  const [typed, setTyped] = useState('')
  const found = useMemo(() => findTopics(topics, typed, language), [topics, typed, language])
  return (
    <>
      <div className={styles.search}>
        <SearchField label={t('help.search')} value={typed} onChange={setTyped} />
      </div>
      <p role="status" className={found.length === 0 ? styles.note : frames.visuallyHidden}>
        {found.length === 0 ? t('help.none') : t('help.found', { count: found.length })}
      </p>
      <ul className={styles.topics} lang={language}>
        {found.map(({ id, title }) => (
          <li key={id}>
            <button type="button" className={styles.topic} onClick={() => onTopic(id)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
