import { useEffect } from 'react'
import { useOffice } from '../context/office-context.ts'
import { loadTables } from './screens.ts'

/**
 * Brings the words of all screens and the script of the tables of contents while the window has nothing else to do: it is
 * the largest one, and leads to what owners open most. Not where they ask for less data.
 */
export function useLoadAhead(): void {
  const { may, screenWords } = useOffice()
  const isUseful = !asksForLessData()
  const hasContents = may('content.read')
  useEffect(() => {
    if (!isUseful || typeof requestIdleCallback !== 'function') return undefined
    // One that does not come is asked for again by its screen.
    const asked = requestIdleCallback(() => {
      void screenWords().catch(() => undefined)
      if (hasContents) void loadTables().catch(() => undefined)
    })
    return () => cancelIdleCallback(asked)
  }, [isUseful, hasContents, screenWords])
}

/** Not every browser has a connection to ask. */
const asksForLessData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
