import { createStore, type StoreApi } from 'zustand/vanilla'

/** Something that was done, or could not be; an error is shown as well as read out. */
export interface Announcement {
  readonly text: string
  readonly isError: boolean
  /** Counts, so that the same words twice are heard twice. */
  readonly count: number
}

export interface Announcer {
  readonly state: StoreApi<Announcement>
  readonly announce: (text: string, isError?: boolean) => void
}

export function createAnnouncer(): Announcer {
  const state = createStore<Announcement>(() => ({ text: '', isError: false, count: 0 }))
  return {
    state,
    announce: (text, isError = false) => state.setState(({ count }) => ({ text, isError, count: count + 1 })),
  }
}
