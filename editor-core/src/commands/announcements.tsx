import frames from '@vitrine/setters/controls/frames.module.css'
import { useDebounce } from 'ahooks'
import { useStore } from 'zustand'
import styles from './announcements.module.css'
import { useCommandsContext } from './commands-context.ts'

/** As long as a sentence takes to be read, in milliseconds. */
const SHOWN = 6000

/** What was done, for those who listen; what could not be done is shown for a moment as well. */
export function Announcements() {
  const { announcer } = useCommandsContext()
  const { text, isError, count } = useStore(announcer.state)
  const seen = useDebounce(count, { wait: SHOWN })
  return (
    <>
      <div aria-live="polite" className={frames.visuallyHidden}>
        {/* The same words twice are said twice: a new element is a change. */}
        <p key={count}>{text}</p>
      </div>
      {isError && seen !== count && (
        <p aria-hidden="true" className={styles.notice}>
          {text}
        </p>
      )}
    </>
  )
}
