import { useEffect, useState } from 'react'
import type { ChatData } from '../chat-data.ts'

/** How often it is asked again whether a member is there, in milliseconds. */
const EVERY = 30_000

/** Whether a member of the site is available for chat; nothing until that is known. */
export function useSomebodyHere({ client }: Pick<ChatData, 'client'>, isAsking: boolean): boolean | undefined {
  const [isSomebodyHere, set] = useState<boolean>()
  useEffect(() => {
    if (!isAsking) return undefined
    const leaving = new AbortController()
    const ask = async () => {
      if (document.visibilityState === 'hidden') return
      try {
        const answer = await fetch('/api/site/v1/site/chat/state', {
          headers: { 'client-id': client },
          signal: leaving.signal,
        })
        const { data } = await answer.json()
        if (answer.ok) set(data?.isSomebodyHere === true)
      } catch {
        // It is asked again; what was known stays.
      }
    }
    void ask()
    const timer = setInterval(() => void ask(), EVERY)
    const look = () => void ask()
    document.addEventListener('visibilitychange', look)
    return () => {
      leaving.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [client, isAsking])
  return isSomebodyHere
}
