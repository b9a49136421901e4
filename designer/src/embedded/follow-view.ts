import type { FrameView, FrameViewChange } from '@vitrine/schemas'
import type { EditorView, ViewState } from '../store/view.ts'

export const frameViewOf = ({ curPageId, curLanguageEnv, deviceEnv, selected }: ViewState): FrameView => ({
  page: curPageId,
  language: curLanguageEnv,
  device: deviceEnv,
  selected: selected ?? null,
})

const names = ['page', 'language', 'device', 'selected'] as const

export interface FollowedView {
  /** What the parent knows already, because it has asked for it. */
  readonly knows: (change: FrameViewChange) => void
  /** Posts all of it: what the parent has asked for did not happen. */
  readonly postAll: () => void
  readonly stop: () => void
}

const changesOf = (view: FrameView, of: readonly (typeof names)[number][]): FrameViewChange =>
  Object.fromEntries(of.map((name) => [name, view[name]]))

/** Tells what changes of the way a draft is looked at, unless the parent knows it. */
export function followView(view: EditorView, post: (change: FrameViewChange) => void): FollowedView {
  let known = frameViewOf(view.state.getState())
  const stop = view.state.subscribe((state, before) => {
    const [now, then] = [frameViewOf(state), frameViewOf(before)]
    // What the parent has asked for may still be on its way while something else changes.
    const news = names.filter((name) => now[name] !== then[name] && now[name] !== known[name])
    if (news.length === 0) return
    known = { ...known, ...changesOf(now, news) }
    post(changesOf(now, news))
  })
  return {
    knows(change) {
      known = { ...known, ...change }
    },
    postAll() {
      known = frameViewOf(view.state.getState())
      post(known)
    },
    stop,
  }
}
