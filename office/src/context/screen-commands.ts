import { type Command, requiredContext } from '@vitrine/editor-core'
import { useEffect, useMemo, useState } from 'react'

/** Something that can be done on one screen: it knows by itself what it works on. */
export type ScreenCommand = Command<unknown>

interface ScreenCommandsContext {
  /** @returns what takes them away again. */
  readonly add: (commands: readonly ScreenCommand[]) => () => void
}

export const [ScreenCommandsProvider, useScreenCommandsContext] = requiredContext<ScreenCommandsContext>(
  'This belongs inside of the office.',
)

/** The commands that parts of the screen have added, one after the other, and what they add them to. */
export function useAddedCommands() {
  const [added, setAdded] = useState<readonly (readonly ScreenCommand[])[]>([])
  const context = useMemo<ScreenCommandsContext>(
    () => ({
      add(commands) {
        setAdded((all) => [...all, commands])
        return () =>
          setAdded((all) => {
            const at = all.indexOf(commands)
            return all.filter((_, index) => index !== at)
          })
      },
    }),
    [],
  )
  const own = useMemo(() => added.flat(), [added])
  return { own, context }
}

/**
 * Adds commands of a screen, or of a part of it, to the palette, the table of keys and the keys, for as long as it is open.
 *
 * @param commands one object for as long as they are the same: `useMemo`
 */
export function useScreenCommands(commands: readonly ScreenCommand[]): void {
  const { add } = useScreenCommandsContext()
  useEffect(() => (commands.length === 0 ? undefined : add(commands)), [add, commands])
}
