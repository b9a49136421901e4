import { useStage } from '../stage/context.tsx'

/** A unit as the trade writes it; one that we have no word for is shown by its code. */
export function useUnit(): (code: string | undefined) => string {
  const { words } = useStage()
  return (code = 'piece') => {
    const key = `unit.${code}`
    const word = words(key)
    return word === key || word === '' ? code.replaceAll('-', ' ') : word
  }
}
