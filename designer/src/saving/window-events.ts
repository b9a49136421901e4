/** The events of the window that saving needs. */
export interface WindowEvents {
  readonly isUnsaved: () => boolean
  /** The line to the world is back, or gone. */
  readonly online: () => void
  readonly offline: () => void
  /** Nobody looks any more; the tab may never come back. */
  readonly hidden: () => void
}

/** Listens to the window; asks once before a person leaves with something unsaved (R213). */
export function watchWindow(window: Window, { isUnsaved, online, offline, hidden }: WindowEvents): () => void {
  const stop = new AbortController()
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: stop.signal })
  on(window, 'beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault()
  })
  on(window, 'pagehide', hidden)
  on(window.document, 'visibilitychange', () => {
    if (window.document.visibilityState === 'hidden') hidden()
  })
  on(window, 'online', online)
  on(window, 'offline', offline)
  return () => stop.abort()
}
