import { createStore } from 'zustand'
import type { Placed } from './page.ts'

interface Row {
  readonly type: Placed['type']
  readonly title: string
  readonly text: string
  readonly content: readonly string[]
  readonly isHovered?: boolean
}

interface State {
  readonly components: Readonly<Record<string, Row>>
  readonly selected?: string | undefined
  /** Where the line stands that shows where a dragged component would be dropped. */
  readonly line?: number | undefined
}

export const ROOT = 'root'

const componentAt = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>('[data-component-id]') ?? undefined

function rowsOf(page: readonly Placed[]): Record<string, Row> {
  const rows: Record<string, Row> = {}
  const take = (id: string, row: Omit<Row, 'content'>, content: readonly Placed[]) => {
    rows[id] = { ...row, content: content.map((inner) => inner.id) }
    for (const { id, content: within, ...inner } of content) take(id, inner, within)
  }
  take(ROOT, { type: 'container', title: '', text: '' }, page)
  return rows
}

/** The least that an editor can be: components by id, one past, and listeners on the canvas as a whole. */
export function createFloor(page: readonly Placed[]) {
  const store = createStore<State>(() => ({ components: rowsOf(page) }))
  const past: State['components'][] = []

  const change = (id: string, part: Partial<Row>) =>
    store.setState(({ components }) => {
      const row = components[id]
      return row ? { components: { ...components, [id]: { ...row, ...part } } } : {}
    })

  function setTitle(title: string) {
    const { selected, components } = store.getState()
    if (selected === undefined) return
    past.push(components)
    change(selected, { title })
  }

  function undo() {
    const components = past.pop()
    if (components) store.setState({ components })
  }

  function move(id: string, before: string) {
    const { components } = store.getState()
    const holderOf = (wanted: string) =>
      Object.keys(components).find((holder) => components[holder]?.content.includes(wanted)) ?? ROOT
    const [from, to] = [holderOf(id), holderOf(before)]
    if (id === before || components[id]?.type === 'container') return
    change(from, { content: components[from]?.content.filter((inner) => inner !== id) ?? [] })
    const rest = store.getState().components[to]?.content ?? []
    change(to, { content: rest.toSpliced(rest.indexOf(before), 0, id) })
  }

  function listen(canvas: Document) {
    let dragged: string | undefined
    let hovered: string | undefined
    canvas.addEventListener('pointerdown', (event) => {
      event.preventDefault()
      dragged = componentAt(event.target)?.dataset.componentId
      store.setState({ selected: dragged })
    })
    canvas.addEventListener('pointermove', ({ target, buttons }) => {
      const over = componentAt(target)
      const id = over?.dataset.componentId
      if (id !== hovered) {
        if (hovered !== undefined) change(hovered, { isHovered: false })
        if (id !== undefined) change(id, { isHovered: true })
        hovered = id
      }
      if (buttons && over)
        store.setState({ line: over.getBoundingClientRect().top + (canvas.defaultView?.scrollY ?? 0) })
    })
    canvas.addEventListener('pointerup', ({ target }) => {
      const before = componentAt(target)?.dataset.componentId
      if (dragged !== undefined && before !== undefined) move(dragged, before)
      dragged = undefined
      store.setState({ line: undefined })
    })
  }

  return { store, setTitle, undo, listen }
}
