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
  /** Tells all of it: what the parent has asked for did not happen. */
  readonly tellAll: () => void
  readonly stop: () => void
}

const changesOf = (view: FrameView, of: readonly (typeof names)[number][]): FrameViewChange =>
  Object.fromEntries(of.map((name) => [name, view[name]]))

/** Tells what changes of the way a draft is looked at, unless the parent knows it. */
export function followView(view: EditorView, tell: (change: FrameViewChange) => void): FollowedView {
  let told = frameViewOf(view.state.getState())
  const stop = view.state.subscribe((state, before) => {
    const [now, then] = [frameViewOf(state), frameViewOf(before)]
    // What the parent has asked for may still be on its way while something else changes.
    const news = names.filter((name) => now[name] !== then[name] && now[name] !== told[name])
    if (news.length === 0) return
    told = { ...told, ...changesOf(now, news) }
    tell(changesOf(now, news))
  })
  return {
    knows(change) {
      told = { ...told, ...change }
    },
    tellAll() {
      told = frameViewOf(view.state.getState())
      tell(told)
    },
    stop,
  }
}
