import { type RefObject, useEffect } from 'react'
import { useDropStore } from '../../drag/drop-state.ts'

/** Marks the line where something would be dropped, without drawing any line again. */
export function LayerDrop({ tree }: { readonly tree: RefObject<HTMLElement | null> }) {
  const store = useDropStore()
  useEffect(() => {
    let marked: Element | undefined
    const mark = () => {
      marked?.removeAttribute('data-drop')
      const { place } = store.getState()
      const row = place?.row
      marked = row && (tree.current?.querySelector(`[data-layer="${CSS.escape(row.id)}"]`) ?? undefined)
      if (row) marked?.setAttribute('data-drop', place?.problem ? 'refused' : row.position)
    }
    return store.subscribe(mark)
  }, [store, tree])
  return null
}
