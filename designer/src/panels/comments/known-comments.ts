import type { OpenStream, SendCall } from '@vitrine/editor-core'
import { listComments, type SiteChange, siteEvents } from '@vitrine/schemas'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useDesignerContext } from '../../context/designer-context.ts'
import { useEditor } from '../../store/context.ts'
import type { Editor } from '../../store/editor.ts'

/** Changes that come together are answered together, after this, in milliseconds. */
const TOGETHER = 300

interface KnownComments {
  /** How many are open; nothing before the first answer, and for those who may not read them. */
  readonly open?: number
  /** Another one whenever something was said, resolved or deleted, by whomever. */
  readonly version: number
}

interface Follower {
  readonly state: StoreApi<KnownComments>
  /** Asks how many are open. */
  readonly look: () => void
  /** Follows them until the answer is called. */
  readonly follow: () => () => void
}

const followers = new WeakMap<Editor, Follower>()

interface Service {
  readonly send: SendCall
  readonly stream: OpenStream
  readonly draftsId: string
}

function createFollower({ send, stream, draftsId }: Service): Follower {
  const state = createStore<KnownComments>(() => ({ version: 0 }))
  async function ask() {
    // Who may not read them has no number, and hears why in the panel.
    const answer = await send(listComments, { draftsId, pageSize: 1 }).catch(() => undefined)
    state.setState(({ version }) => ({ version: version + 1, ...(answer && { open: answer.counts.open }) }))
  }
  const look = () => void ask()
  return {
    state,
    look,
    follow() {
      let wasLost = false
      let timer: ReturnType<typeof setTimeout> | undefined
      const soon = () => {
        clearTimeout(timer)
        timer = setTimeout(look, TOGETHER)
      }
      const stop = stream(siteEvents, {}, (event) => {
        if (event.type === 'lost') wasLost = true
        if (event.type === 'open' && wasLost) soon()
        if (event.type === 'changed' && 'data' in event && (event.data as { what: SiteChange }).what === 'comments')
          soon()
      })
      return () => {
        clearTimeout(timer)
        stop()
      }
    },
  }
}

function useFollower(): Follower {
  const editor = useEditor()
  const { send, stream, boot } = useDesignerContext()
  const follower = followers.get(editor) ?? createFollower({ send, stream, draftsId: boot.draftsId })
  followers.set(editor, follower)
  return follower
}

/** How many comments are open, for a mark: as it was when the designer opened, and whenever somebody comes back to it. */
export function useOpenComments(): number | undefined {
  const { state, look } = useFollower()
  useEffect(() => {
    const back = () => document.visibilityState === 'visible' && look()
    look()
    document.addEventListener('visibilitychange', back)
    return () => document.removeEventListener('visibilitychange', back)
  }, [look])
  return useStore(state, ({ open }) => open)
}

/**
 * Counts on whenever something was said about previews of this draft, as it comes; and asks again when something was
 * changed from here. A browser has few lines to one server, so this one is open no longer than it is looked at.
 */
export function useLiveComments(): { readonly version: number; readonly changed: () => void } {
  const { state, follow, look } = useFollower()
  useEffect(() => follow(), [follow])
  return { version: useStore(state, ({ version }) => version), changed: look }
}
