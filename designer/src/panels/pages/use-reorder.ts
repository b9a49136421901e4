import { type DragEvent, type HTMLAttributes, useState } from 'react'

/** Reordering the rows of a list by drag: what each row needs for it, by its place. */
export function useReorder(onMove: (at: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>()
  const [before, setBefore] = useState<number>()
  const end = () => {
    setDragged(undefined)
    setBefore(undefined)
  }
  return (at: number): HTMLAttributes<HTMLElement> & Record<`data-${string}`, true | undefined> => ({
    draggable: true,
    'data-dragged': dragged === at || undefined,
    'data-drop-before': before === at || undefined,
    'data-drop-behind': before === at + 1 || undefined,
    onDragStart(event: DragEvent<HTMLElement>) {
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', event.currentTarget.innerText ?? '')
      setDragged(at)
    },
    onDragOver(event) {
      if (dragged === undefined) return
      event.preventDefault()
      const box = event.currentTarget.getBoundingClientRect()
      setBefore(event.clientY < box.top + box.height / 2 ? at : at + 1)
    },
    onDrop(event) {
      event.preventDefault()
      if (dragged !== undefined && before !== undefined) {
        const to = before > dragged ? before - 1 : before
        if (to !== dragged) onMove(dragged, to)
      }
      end()
    },
    onDragEnd(event) {
      end()
      // What was dragged has the focus, as after a press.
      event.currentTarget.querySelector('button')?.focus()
    },
  })
}
