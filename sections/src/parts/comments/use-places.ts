import { useEffect, useState } from 'react'

/** Where a section stands in the document, in CSS pixels. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The element of a section on the page. */
export const elementOf = (id: string): HTMLElement | null =>
  document.querySelector(`[data-component-id="${CSS.escape(id)}"]`)

function placesNow(ids: readonly string[]): ReadonlyMap<string, Place> {
  return new Map(
    ids.flatMap((id) => {
      const rect = elementOf(id)?.getBoundingClientRect()
      if (!rect || rect.width === 0 || rect.height === 0) return []
      const { width, height } = rect
      return [[id, { left: rect.left + scrollX, top: rect.top + scrollY, width, height }] as const]
    }),
  )
}

/** Where sections stand that are seen on the page, also when it is laid out anew. */
export function usePlaces(ids: readonly string[]): ReadonlyMap<string, Place> {
  const [places, setPlaces] = useState<ReadonlyMap<string, Place>>(new Map())
  useEffect(() => {
    const look = () => setPlaces(placesNow(ids))
    look()
    addEventListener('resize', look)
    if (typeof ResizeObserver === 'undefined') return () => removeEventListener('resize', look)
    const observer = new ResizeObserver(look)
    observer.observe(document.body)
    for (const id of ids) {
      const element = elementOf(id)
      if (element) observer.observe(element)
    }
    return () => {
      observer.disconnect()
      removeEventListener('resize', look)
    }
  }, [ids])
  return places
}
