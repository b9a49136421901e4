import type { EditorView, ViewState } from '../store/view.ts'

const names = ['deviceEnv', 'canvasWidth', 'zoom', 'curLanguageEnv', 'openPanel', 'isSettingsOpen'] as const

/** How the designer was looked at when it was loaded anew (R95): nothing of what is edited. */
export interface KeptView {
  readonly state: Pick<ViewState, (typeof names)[number]>
  readonly page: string
  readonly component: string | undefined
  /** How far the page on the canvas was scrolled, in CSS pixels. */
  readonly scroll: number
}

/** In milliseconds: what was kept longer ago belongs to a tab that never came back. */
const LIFE = 60_000

const keyOf = (draftsId: string): string => `vitrine:reload-view:${draftsId}`

/** Keeps how the designer is looked at for its next start in this tab. */
export function keepView({ state }: EditorView, draftsId: string, scroll: number): void {
  const view = state.getState()
  const kept: KeptView & { readonly at: number } = {
    at: Date.now(),
    state: Object.fromEntries(names.map((name) => [name, view[name]])) as KeptView['state'],
    page: view.curPageId,
    component: view.selected,
    scroll,
  }
  try {
    sessionStorage.setItem(keyOf(draftsId), JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing: it starts as it always does.
  }
}

/** Takes what was kept: it counts once. */
export function takeKeptView(draftsId: string): KeptView | undefined {
  const key = keyOf(draftsId)
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    sessionStorage.removeItem(key)
    return kept.at > Date.now() - LIFE ? kept : undefined
  } catch {
    return undefined
  }
}
