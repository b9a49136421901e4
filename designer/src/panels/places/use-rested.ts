import { useEffect, useState } from 'react'
import { useEditor } from '../../store/context.ts'

/** How long nothing may change before a whole page is looked at, in milliseconds. */
const REST = 300

/** Counts on when the draft has changed and then rested: for what looks at a whole page at once. */
export function useRested(): number {
  const editor = useEditor()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = editor.state.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setCount((before) => before + 1), REST)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [editor])
  return count
}
