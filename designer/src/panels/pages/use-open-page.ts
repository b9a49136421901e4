import { CallError } from '@vitrine/schemas'
import { useCallback, useRef, useState } from 'react'
import { useCommands } from '../../commands/commands-context.tsx'

interface OpensPages {
  /** Shows a page on the canvas. Answers whether it could be loaded. */
  readonly open: (page: string) => Promise<boolean>
  /** Loads a page, so that it can be copied or deleted, and shows the same one as before. */
  readonly load: (page: string) => Promise<boolean>
  /** The page that is on its way. */
  readonly opening: string | undefined
}

/** Opens pages from a panel; what went wrong is shown there. Of two that are opened at once, the last one counts. */
export function useOpenPage(failed: (why: string | undefined) => void): OpensPages {
  const { actions, editor, view } = useCommands()
  const [opening, setOpening] = useState<string>()
  const newest = useRef(0)

  const load = useCallback(
    async (page: string): Promise<boolean> => {
      if (editor.structure({ page })) return true
      setOpening(page)
      try {
        await actions.loadPage?.(page)
        return editor.structure({ page }) !== undefined
      } catch (error) {
        if (!(error instanceof CallError)) throw error
        failed(error.message)
        return false
      } finally {
        setOpening(undefined)
      }
    },
    [actions, editor, failed],
  )

  const open = useCallback(
    async (page: string): Promise<boolean> => {
      newest.current += 1
      const mine = newest.current
      if (!(await load(page))) return false
      if (mine !== newest.current) return false
      view.change((state) => {
        if (state.curPageId !== page) state.selected = undefined
        state.curPageId = page
        state.editedText = undefined
      })
      return true
    },
    [load, view],
  )
  return { open, load, opening }
}
