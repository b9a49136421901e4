import { useSyncExternalStore } from 'react'

const unchanging = () => () => undefined

/** Whether React has taken over what a server drew; true at once where a browser draws it. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
