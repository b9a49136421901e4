import { type RefObject, useMemo, useRef, useState } from 'react'
import { useWords } from '../form/form-context.ts'
import type { ItemActions } from './list-item.tsx'
import type { Items } from './use-items.ts'

interface Actions {
  /** The keys of the items that are open. */
  readonly open: ReadonlySet<string>
  /** The key of the item that was added last. */
  readonly added: string | undefined
  /** What happened, for those who do not see it. */
  readonly said: string
  /** The place whose item gets the focus once the list is drawn again. */
  readonly focus: RefObject<number | undefined>
  readonly actions: ItemActions
  readonly opened: (key: string) => void
}

/** What a list does when it is told to; the same object as long as it stands, so that no item is drawn again for it. */
export function useActions(items: Items, length: number): Actions {
  const words = useWords()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [added, setAdded] = useState<string>()
  const [said, setSaid] = useState('')
  const focus = useRef<number>(undefined)
  const now = useRef({ items, length, words })
  now.current = { items, length, words }

  const opened = (key: string) => {
    setAdded(key)
    setOpen((before) => new Set([...before, key]))
  }
  const openedNow = useRef(opened)
  const actions = useMemo<ItemActions>(
    () => ({
      toggle(at) {
        const key = now.current.items.keys[at] as string
        setOpen((before) => {
          const after = new Set(before)
          if (!after.delete(key)) after.add(key)
          return after
        })
      },
      duplicate: (at) => openedNow.current(now.current.items.duplicate(at)),
      remove(at) {
        focus.current = at
        now.current.items.remove(at)
      },
      move(at, to) {
        const { items, length, words } = now.current
        items.move(at, to)
        setSaid(words('list.moved', { place: to + 1, count: length }))
      },
    }),
    [],
  )
  return { open, added, said, focus, actions, opened }
}
