import { directionOf } from '@vitrine/schemas'
import { useEffect, useRef } from 'react'
import type { HelpTopic } from '../context/office-context.ts'
import styles from './help.module.css'

interface TopicTextProps {
  readonly topic: HelpTopic
  /** That it is written in. */
  readonly language: string
  readonly onTopic: (topic: string) => void
}

/** The text of one topic. Links to other topics are followed within the help. */
export function TopicText({ topic, language, onTopic }: TopicTextProps) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = text.current
    const follow = (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
      const link = target instanceof Element ? target.closest<HTMLElement>('a[data-topic]') : null
      if (!link?.dataset.topic || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
      event.preventDefault()
      onTopic(link.dataset.topic)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [onTopic])
  return (
    <div
      ref={text}
      className={styles.text}
      lang={language}
      dir={directionOf(language)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own Markdown when the office is built, and of nothing else
      dangerouslySetInnerHTML={{ __html: topic.html }}
    />
  )
}
