import { useStage } from '@vitrine/renderer'
import { useEffect, useRef } from 'react'
import type { CommentedSection } from './comment-data.ts'
import styles from './comments.module.css'
import type { Place } from './use-places.ts'

interface ChooserProps {
  readonly sections: readonly CommentedSection[]
  readonly names: ReadonlyMap<string, string>
  readonly places: ReadonlyMap<string, Place>
  /** The chosen section; nothing for the page as a whole. */
  readonly onChoose: (component: string | undefined) => void
}

/** A button over each section that is seen, in their order: pressed, or found by keys. */
export function Chooser({ sections, names, places, onChoose }: ChooserProps) {
  const { words } = useStage()
  const whole = useRef<HTMLButtonElement>(null)
  useEffect(() => whole.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <section className={styles.hint} aria-label={words('comments.add')}>
        <p>{words('comments.choose')}</p>
        <button ref={whole} type="button" className={styles.other} onClick={() => onChoose(undefined)}>
          {words('comments.chooseWhole')}
        </button>
      </section>
      {sections.map(({ id }) => {
        const place = places.get(id)
        if (!place) return null
        return (
          <button
            key={id}
            type="button"
            className={styles.choice}
            style={place}
            aria-label={words('comments.chooseThis', { name: names.get(id) ?? '' })}
            onClick={() => onChoose(id)}
          >
            <span aria-hidden="true" dir="auto" className={styles.choiceName}>
              {names.get(id)}
            </span>
          </button>
        )
      })}
    </>
  )
}
