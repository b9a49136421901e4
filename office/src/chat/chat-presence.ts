import { CallError, changeChatPresence } from '@vitrine/schemas'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useOffice } from '../context/office-context.ts'
import { availability, changeAvailability } from './availability.ts'

/** How often it is said again, in milliseconds: three times before it counts no more. Browsers delay it to a minute in hidden tabs. */
const EVERY = 25_000

/** Says that the member is available as long as the office is open and they want to be, and takes it back at the end. */
export function ChatPresence() {
  const { send } = useOffice()
  const isHere = useStore(availability, (state) => state.isHere)
  useEffect(() => {
    if (!isHere) return undefined
    const { tab } = availability.getState()
    const say = async () => {
      try {
        await send(changeChatPresence, { isHere: true, tab })
        if (availability.getState().isHere) availability.setState({ isLost: false })
      } catch (error) {
        // Who may not answer any more is not available either.
        if (error instanceof CallError && error.code === 'not_allowed') changeAvailability(false)
        else if (availability.getState().isHere) availability.setState({ isLost: true })
      }
    }
    // What is not taken back ends by itself.
    const takeBack = () =>
      void send(changeChatPresence, { isHere: false, tab }, { keepalive: true }).catch(() => undefined)
    // A page that the browser kept is shown again: it is open after all.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void say()
    }
    const sayNow = () => void say()
    sayNow()
    const timer = setInterval(sayNow, EVERY)
    addEventListener('online', sayNow)
    addEventListener('pagehide', takeBack)
    addEventListener('pageshow', comeBack)
    return () => {
      clearInterval(timer)
      removeEventListener('online', sayNow)
      removeEventListener('pagehide', takeBack)
      removeEventListener('pageshow', comeBack)
      takeBack()
    }
  }, [isHere, send])
  return null
}
