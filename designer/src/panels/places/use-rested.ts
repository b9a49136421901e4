import { useDebounceFn } from 'ahooks'
import { useEffect, useState } from 'react'
import { useEditor } from '../../store/context.ts'

/** How long nothing may change before a whole page is looked at, in milliseconds. */
const REST = 300

/** Counts on when the draft has changed and then rested: for what looks at a whole page at once. */
export function useRested(): number {
  const editor = useEditor()
  const [count, setCount] = useState(0)
  const { run } = useDebounceFn(() => setCount((before) => before + 1), { wait: REST })
  useEffect(() => editor.state.subscribe(() => run()), [editor, run])
  return count
}
