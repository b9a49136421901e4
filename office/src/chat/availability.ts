import { newId } from '@vitrine/schemas'
import { createStore } from 'zustand/vanilla'

/** Whether this tab says that its member is available for chat. */
export interface Availability {
  readonly isHere: boolean
  /** Names the tab: others of the same member say so for themselves. */
  readonly tab: string
  /** Whether the service did not hear of it the last time. */
  readonly isLost: boolean
}

const KEY = 'vitrine:chat-available'

function readAvailability(): Availability {
  const anew = { isHere: false, tab: `${newId()}${newId()}`, isLost: false }
  try {
    const { isHere, tab } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Availability>
    return { ...anew, isHere: isHere === true, ...(typeof tab === 'string' && tab.length >= 8 && { tab }) }
  } catch {
    return anew
  }
}

/** As this tab has it, also after it was loaded again. */
export const availability = createStore<Availability>(readAvailability)

export function changeAvailability(isHere: boolean): void {
  availability.setState({ isHere, isLost: false })
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ isHere, tab: availability.getState().tab }))
  } catch {
    // Storage is blocked: it counts until the office is closed.
  }
}
