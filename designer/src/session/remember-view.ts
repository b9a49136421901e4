import type { EditorView, ViewState } from '../store/view.ts'

const names = ['setterShowTypeMap', 'locked', 'names'] as const
type Remembered = Pick<ViewState, (typeof names)[number]>

const keyOf = (draftsId: string): string => `vitrine:view:${draftsId}`

function read(key: string): Partial<Remembered> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return stored !== null && typeof stored === 'object' ? (stored as Partial<Remembered>) : {}
  } catch {
    return {}
  }
}

/** Keeps in this browser what belongs to how one person looks at a draft: names, locks, kinds of setters. */
export function rememberView(view: EditorView, draftsId: string): void {
  const key = keyOf(draftsId)
  const stored = read(key)
  view.change((state) => {
    for (const name of names) if (stored[name]) Object.assign(state[name], stored[name])
  })
  view.state.subscribe((now, before) => {
    if (names.every((name) => now[name] === before[name])) return
    try {
      localStorage.setItem(key, JSON.stringify(Object.fromEntries(names.map((name) => [name, now[name]]))))
    } catch {
      // A browser that keeps nothing: it is only forgotten.
    }
  })
}
