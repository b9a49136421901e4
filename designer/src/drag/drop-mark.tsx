import { useLayoutEffect, useRef } from 'react'
import styles from '../canvas/canvas.module.css'
import { reasonInWords } from '../commands/index.ts'
import { useParts } from '../parts.ts'
import { useDropStore } from './drag-context.ts'

/** The line where something would be dropped, or why it may not be; moved without drawing anything. */
export function DropMark({ scale }: { readonly scale: number }) {
  const naming = useParts()
  const store = useDropStore()
  const line = useRef<HTMLDivElement>(null)
  const reason = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const show = () => {
      const { place } = store.getState()
      const [mark, text] = [line.current, reason.current]
      if (!mark || !text) return
      mark.style.visibility = place && !place.row ? 'visible' : 'hidden'
      text.style.visibility = place?.problem ? 'visible' : 'hidden'
      if (!place) return
      const { left, top, width, height } = place.line
      mark.style.transform = `translate(${left * scale}px, ${top * scale}px)`
      mark.style.width = `${Math.max(width * scale, 3)}px`
      mark.style.height = `${Math.max(height * scale, 3)}px`
      mark.toggleAttribute('data-refused', place.problem !== undefined)
      if (!place.problem) return
      text.textContent = reasonInWords(naming, place.problem)
      text.style.transform = `translate(${Math.max(0, left * scale + 8)}px, ${top * scale + 8}px)`
    }
    show()
    return store.subscribe(show)
  }, [store, scale, naming])
  return (
    <>
      <div ref={line} className={styles.dropLine} data-drop-line />
      <div ref={reason} className={styles.dropReason} aria-live="polite" />
    </>
  )
}
