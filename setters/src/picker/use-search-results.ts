import { useEffect, useEffectEvent, useState } from 'react'
import type { ServiceChoice } from '../services.ts'

export type Search = (text: string) => readonly ServiceChoice[] | Promise<readonly ServiceChoice[]>

/** So long a person pauses between two letters before the search goes out, in milliseconds. */
const PAUSE = 150
/** More are found by writing more. */
const MOST = 100

export interface SearchResults {
  readonly choices: readonly ServiceChoice[]
  readonly state: 'searching' | 'found' | 'failed'
}

const searching: SearchResults = { choices: [], state: 'searching' }

/** What a search finds, looked for only while the list is open; an answer that comes too late is dropped. */
export function useSearchResults(search: Search, text: string, isOpen: boolean): SearchResults {
  const [found, setFound] = useState<SearchResults>(searching)
  const runSearch = useEffectEvent((words: string) => search(words))
  useEffect(() => {
    if (!isOpen) return
    let isLate = false
    const timer = setTimeout(
      async () => {
        const next = await answered(() => runSearch(text))
        if (!isLate) setFound(next)
      },
      text === '' ? 0 : PAUSE,
    )
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [isOpen, text])
  return found
}

async function answered(runSearch: () => ReturnType<Search>): Promise<SearchResults> {
  try {
    return { choices: (await runSearch()).slice(0, MOST), state: 'found' }
  } catch {
    return { choices: [], state: 'failed' }
  }
}
