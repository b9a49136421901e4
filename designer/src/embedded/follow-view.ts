import type { FrameView, FrameViewChange } from '@vitrine/schemas'
import type { View, ViewState } from '../store/view.ts'

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

/** Tells what changes of the way a draft is looked at, unless the parent knows it. */
export function followView(view: View, tell: (change: FrameViewChange) => void): FollowedView {
  let told = frameViewOf(view.state.getState())
  const stop = view.state.subscribe((state) => {
    const now = frameViewOf(state)
    const changed = names.filter((name) => now[name] !== told[name])
    if (changed.length === 0) return
    told = now
    tell(Object.fromEntries(changed.map((name) => [name, now[name]])))
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
