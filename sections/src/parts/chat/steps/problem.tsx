import { useEffect, useRef } from 'react'
import styles from './steps.module.css'

/** What is wrong with an answer; it is read out at once. */
export function Problem({ text }: { readonly text: string }) {
  const root = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is looked at anew
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    <p ref={root} id="chat-problem" role="alert" className={styles.problem}>
      {text}
    </p>
  )
}
