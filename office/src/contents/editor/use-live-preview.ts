import type { ContentEditor } from '@vitrine/editor-core'
import { API_PREFIX, readContentKey, UNSAVED_PAGE } from '@vitrine/schemas'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { showDocument } from './same-document.ts'

/** So long nobody has typed before the page is drawn anew, in milliseconds. */
const REST = 200

interface LivePreviewOptions {
  readonly editor: ContentEditor
  /** The address of the page for a slug. */
  readonly addressOf: (slug: string) => string
  readonly frame: RefObject<HTMLIFrameElement | null>
}

/**
 * Draws in a frame what a form holds, saved or not: the server draws the page as buyers will see it, and what is different
 * is exchanged in the frame. While somebody types nothing is done; what was asked for before is given up.
 *
 * @returns whether it could not be drawn, and what is to be called when the frame has loaded.
 */
export function useLivePreview({ editor, addressOf, frame }: LivePreviewOptions) {
  const [isAway, setAway] = useState(false)
  const address = useRef(addressOf)
  address.current = addressOf
  const drawn = useRef(editor.state.getState().content)
  const draw = useRef<() => void>(() => undefined)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let asked: AbortController | undefined
    async function ask(): Promise<void> {
      const { content } = editor.state.getState()
      const named = readContentKey(editor.key)
      if (!content || !named) return
      asked?.abort()
      asked = new AbortController()
      const { signal } = asked
      const { slug, settings } = content
      try {
        const answer = await fetch(`${API_PREFIX}${UNSAVED_PAGE}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...named, slug, settings, target: address.current(slug) }),
          signal,
        })
        const html = await answer.text()
        const shown = frame.current?.contentDocument
        if (signal.aborted) return
        setAway(!answer.ok)
        if (!answer.ok || !shown?.body || shown.URL === 'about:blank') return
        showDocument(shown, html)
        drawn.current = content
      } catch {
        if (!signal.aborted) setAway(true)
      }
    }
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void ask(), REST)
    }
    draw.current = soon
    const stop = editor.state.subscribe(({ content }, before) => {
      if (content !== before.content) soon()
    })
    return () => {
      stop()
      clearTimeout(timer)
      asked?.abort()
    }
  }, [editor, frame])
  return {
    isAway,
    /** What is saved has loaded; what is not saved is drawn over it. */
    onLoad: () => {
      if (editor.state.getState().history.unsaved.length > 0) draw.current()
    },
  }
}
