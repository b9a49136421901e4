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
  /** Follows them until the answer is called. */
  readonly follow: () => () => void
  /** Something changed from here. */
  readonly changed: () => void
}

const followers = new WeakMap<Editor, Follower>()

interface Service {
  readonly send: SendCall
  readonly stream: OpenStream
  readonly draftsId: string
}

function createFollower({ send, stream, draftsId }: Service): Follower {
  const state = createStore<KnownComments>(() => ({ version: 0 }))
  let [followed, hangUp] = [0, () => {}]
  let timer: ReturnType<typeof setTimeout> | undefined
  async function look() {
    // Who may not read them has no number, and hears why in the panel.
    const answer = await send(listComments, { draftsId, pageSize: 1 }).catch(() => undefined)
    state.setState(({ version }) => ({ version: version + 1, ...(answer && { open: answer.counts.open }) }))
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), TOGETHER)
  }
  function start() {
    void look()
    let wasLost = false
    hangUp = stream(siteEvents, {}, (event) => {
      if (event.type === 'lost') wasLost = true
      if (event.type === 'open' && wasLost) soon()
      if (event.type === 'changed' && 'data' in event && (event.data as { what: SiteChange }).what === 'comments')
        soon()
    })
  }
  return {
    state,
    changed: () => void look(),
    follow() {
      followed += 1
      if (followed === 1) start()
      return () => {
        followed -= 1
        if (followed > 0) return
        clearTimeout(timer)
        hangUp()
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

/** What is known of the comments on previews of this draft, as they come. */
export function useKnownComments(): KnownComments & Pick<Follower, 'changed'> {
  const { state, follow, changed } = useFollower()
  useEffect(() => follow(), [follow])
  return { ...useStore(state), changed }
}
