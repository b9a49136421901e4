import { useLatest } from 'ahooks'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { useFormSurroundings } from '../form/form-context.ts'
import type { ItemActions } from './list-item.tsx'
import type { ItemKey, ListItems } from './use-items.ts'

/** What is open, added and announced in a list, and what can be done to its items. */
export interface ListState {
  /** The keys of the items that are open. */
  readonly open: ReadonlySet<ItemKey>
  /** The key of the item that was added last. */
  readonly added: ItemKey | undefined
  /** What happened, for screen readers. */
  readonly said: string
  /** The place whose item gets the focus once the list has re-rendered. */
  readonly focus: RefObject<number | undefined>
  readonly actions: ItemActions
  /** Opens the item that is about to stand at a place. */
  readonly openNew: (at: number) => void
}

/** The state of a list. Its actions stay the same object, so that no item re-renders for them. */
export function useActions(items: ListItems, length: number): ListState {
  const { t } = useFormSurroundings()
  const [open, setOpen] = useState<ReadonlySet<ItemKey>>(new Set())
  const [added, setAdded] = useState<ItemKey>()
  const [said, setSaid] = useState('')
  const [awaited, setAwaited] = useState<{ readonly at: number; readonly before: number }>()
  const focus = useRef<number>(undefined)
  const latest = useLatest({ items, length, t })

  const openNew = (at: number) => setAwaited({ at, before: latest.current.length })
  const openNewNow = useLatest(openNew)

  if (awaited && length > awaited.before) {
    const key = items.keyOf(awaited.at)
    setAwaited(undefined)
    setAdded(key)
    setOpen(new Set([...open, key]))
  }
  const actions = useMemo<ItemActions>(
    () => ({
      toggle(at) {
        const key = latest.current.items.keyOf(at)
        setOpen((before) => {
          const after = new Set(before)
          if (!after.delete(key)) after.add(key)
          return after
        })
      },
      duplicate(at) {
        openNewNow.current(at + 1)
        latest.current.items.duplicate(at)
      },
      remove(at) {
        focus.current = at
        latest.current.items.remove(at)
      },
      move(at, to) {
        const { items, length, t } = latest.current
        items.move(at, to)
        setSaid(t('list.moved', { place: to + 1, count: length }))
      },
    }),
    [latest, openNewNow],
  )
  return { open, added, said, focus, actions, openNew }
}
