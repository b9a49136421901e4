import { type Command, requiredContext } from '@vitrine/editor-core'
import { useEffect } from 'react'

/** Something that can be done on one screen: it knows by itself what it works on. */
export type ScreenCommand = Command<unknown>

interface ScreenCommandsContext {
  readonly set: (commands: readonly ScreenCommand[]) => void
}

export const [ScreenCommandsProvider, useScreenCommandsContext] = requiredContext<ScreenCommandsContext>(
  'This belongs inside of the office.',
)

/**
 * Adds the commands of a screen to the palette, the table of keys and the keys, for as long as it is open.
 *
 * @param commands one object for as long as they are the same: `useMemo`
 */
export function useScreenCommands(commands: readonly ScreenCommand[]): void {
  const { set } = useScreenCommandsContext()
  useEffect(() => {
    set(commands)
    return () => set([])
  }, [set, commands])
}
