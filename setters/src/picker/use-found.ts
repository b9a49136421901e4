import { useEffect, useEffectEvent, useState } from 'react'
import type { ServiceChoice } from '../services.ts'

export type Search = (text: string) => readonly ServiceChoice[] | Promise<readonly ServiceChoice[]>

/** So long a person pauses between two letters before the search goes out, in milliseconds. */
const PAUSE = 150
/** More are found by writing more. */
const MOST = 100

export interface Found {
  readonly choices: readonly ServiceChoice[]
  readonly state: 'searching' | 'found' | 'failed'
}

const searching: Found = { choices: [], state: 'searching' }

/** What a search finds, looked for only while the list is open; an answer that comes too late is dropped. */
export function useFound(search: Search, text: string, isOpen: boolean): Found {
  const [found, setFound] = useState<Found>(searching)
  const ask = useEffectEvent((words: string) => search(words))
  useEffect(() => {
    if (!isOpen) return
    let isLate = false
    const timer = setTimeout(
      async () => {
        const next = await answered(() => ask(text))
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

async function answered(ask: () => ReturnType<Search>): Promise<Found> {
  try {
    return { choices: (await ask()).slice(0, MOST), state: 'found' }
  } catch {
    return { choices: [], state: 'failed' }
  }
}
