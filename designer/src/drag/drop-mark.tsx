import { reasonInWords } from '@vitrine/editor-core'
import { useLayoutEffect, useRef } from 'react'
import { useDesignerContext } from '../context/designer-context.ts'
import styles from './drag.module.css'
import { useDropStore } from './drop-state.ts'

/** As thin as a line may be, in pixels. */
const THIN = 3

const within = (at: number, end: number): number => Math.max(0, Math.min(at, end))

/** The line where something would be dropped, or why it may not be; moved without drawing anything. */
export function DropMark({ scale }: { readonly scale: number }) {
  const naming = useDesignerContext()
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
      const { clientWidth, clientHeight } = mark.parentElement as HTMLElement
      // The end of something tall may be out of sight: then the line stands at the edge.
      const y = within(top * scale, clientHeight - THIN)
      mark.style.transform = `translate(${left * scale}px, ${y}px)`
      mark.style.width = `${Math.max(width * scale, THIN)}px`
      mark.style.height = `${Math.max(height * scale, THIN)}px`
      mark.toggleAttribute('data-refused', place.problem !== undefined)
      if (!place.problem) return
      text.textContent = reasonInWords(naming, place.problem)
      const x = within(left * scale + 8, clientWidth - text.offsetWidth)
      text.style.transform = `translate(${x}px, ${within(top * scale + 8, clientHeight - text.offsetHeight)}px)`
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
