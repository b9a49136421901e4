import { createStore, type StoreApi } from 'zustand/vanilla'

/** Something that was done, or could not be; a refusal is shown as well as read out. */
export interface Announcement {
  readonly text: string
  readonly isRefusal: boolean
  /** Counts, so that the same words twice are heard twice. */
  readonly count: number
}

export interface Announcer {
  readonly state: StoreApi<Announcement>
  readonly announce: (text: string, isRefusal?: boolean) => void
}

export function createAnnouncer(): Announcer {
  const state = createStore<Announcement>(() => ({ text: '', isRefusal: false, count: 0 }))
  return {
    state,
    announce: (text, isRefusal = false) => state.setState(({ count }) => ({ text, isRefusal, count: count + 1 })),
  }
}
