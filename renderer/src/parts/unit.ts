import { useStage } from '#stage-context'

/**
 * A unit as it stands behind a number: `unit('box', 2)` is `boxes`. One that we have no word for is
 * shown by its code.
 */
export function useUnit(): (code: string | undefined, count?: number) => string {
  const { words } = useStage()
  return (code = 'piece', count = 1) => {
    const key = `unit.${code}`
    const word = words(key, { count })
    return word === key || word === '' ? code.replaceAll('-', ' ') : word
  }
}
