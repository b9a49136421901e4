import { useEffect, useRef, useState } from 'react'
import { useServices } from '../form/form-context.ts'
import type { MediaItem } from '../services.ts'

/** So long a person pauses between two letters before the search goes out, in milliseconds. */
const PAUSE = 200

interface Shelf {
  readonly items: readonly MediaItem[]
  readonly total: number
  readonly state: 'searching' | 'found' | 'failed'
}

/** One page of the library. How many stand on a page is the service's to say: as many as on the first. */
export function useLibrary(kind: MediaItem['kind']) {
  const { media } = useServices()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [shelf, setShelf] = useState<Shelf>({ items: [], total: 0, state: 'searching' })
  const perPage = useRef(1)

  useEffect(() => {
    let isLate = false
    const look = async () => {
      if (!media) return
      let next: Shelf
      try {
        next = { ...(await media.list(kind, search.trim(), page)), state: 'found' }
      } catch {
        next = { items: [], total: 0, state: 'failed' }
      }
      if (isLate) return
      if (page === 1) perPage.current = Math.max(1, next.items.length)
      setShelf(next)
    }
    const timer = setTimeout(look, search === '' ? 0 : PAUSE)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [media, kind, search, page])

  return {
    ...shelf,
    search,
    page,
    pages: Math.max(1, Math.ceil(shelf.total / perPage.current)),
    turnTo: setPage,
    lookFor(text: string) {
      setSearch(text)
      setPage(1)
    },
  }
}
