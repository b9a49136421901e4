import { useLayoutEffect, useState } from 'react'
import { useEditorStore, useView } from '../../store/context.ts'

/** What somebody does who looks for another place by themselves. */
const MOVES = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const

/**
 * Scrolls to where a page that is long in coming was left. It grows for a moment, so this goes on until
 * that place is there, or somebody goes elsewhere.
 *
 * @returns what ends it.
 */
function scrollWhenLongEnough(window: Window, top: number): () => void {
  const stop = new AbortController()
  const { body } = window.document
  const look = () => {
    window.scrollTo({ top, behavior: 'instant' })
    if (window.scrollY >= Math.floor(top)) stop.abort()
  }
  look()
  if (stop.signal.aborted) return () => {}
  const sizes = new ResizeObserver(look)
  sizes.observe(body)
  stop.signal.addEventListener('abort', () => sizes.disconnect())
  const end = () => stop.abort()
  for (const type of MOVES) window.addEventListener(type, end, { capture: true, passive: true, signal: stop.signal })
  return end
}

/**
 * A page opens at its top, or where one was on it before.
 *
 * @param isDrawn whether the page stands on the canvas yet.
 */
export function usePageScroll(frame: HTMLIFrameElement | undefined, isDrawn: boolean): void {
  const { view } = useEditorStore()
  const page = useView(({ curPageId }) => curPageId)
  const [tops] = useState(() => {
    const { firstScroll } = view.state.getState()
    return new Map<string, number>(firstScroll && [[firstScroll.page, firstScroll.top]])
  })

  // Noted before anything is drawn: a shorter page would move it.
  useLayoutEffect(
    () =>
      view.state.subscribe(({ curPageId }, { curPageId: before }) => {
        const window = frame?.contentWindow
        if (window && curPageId !== before) tops.set(before, window.scrollY)
      }),
    [view, frame, tops],
  )

  useLayoutEffect(() => {
    const window = frame?.contentWindow
    if (!window || !isDrawn) return
    const end = scrollWhenLongEnough(window, tops.get(page) ?? 0)
    // What is selected is brought into view.
    const unfollow = view.state.subscribe(({ selected }) => selected !== undefined && end())
    if (view.state.getState().selected !== undefined) end()
    return () => {
      end()
      unfollow()
    }
  }, [view, frame, page, isDrawn, tops])
}
