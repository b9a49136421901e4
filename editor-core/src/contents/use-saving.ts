import { useTranslation } from '@vitrine/setters/i18n'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { useCommandsContext } from '../commands/commands-context.ts'
import type { ContentConflict, ContentEditor, SaveResult } from './content-editor.ts'

export interface Saving {
  readonly isBusy: boolean
  readonly error: Error | undefined
  /** What others changed otherwise: somebody has to choose. */
  readonly conflicts: readonly ContentConflict[] | undefined
  readonly save: () => Promise<void>
  readonly settle: (whose: 'mine' | 'theirs') => Promise<void>
  /** Puts the choice off: nothing is saved until then. */
  readonly keep: () => void
}

interface State {
  readonly isBusy: boolean
  readonly error?: Error
  readonly conflicts?: readonly ContentConflict[]
}

/** Whether something was typed that is not saved, or waits to become a change. */
export function useIsUnsaved({ state, changes }: ContentEditor): boolean {
  const { subscribe, get } = changes.isAwaited
  const isAwaited = useSyncExternalStore(subscribe, get)
  return useStore(state, ({ history }) => history.unsaved.length > 0) || isAwaited
}

/** Saves a content, and says what became of it. */
export function useSaving(editor: ContentEditor): Saving {
  const { t } = useTranslation('editor')
  const { announcer } = useCommandsContext()
  const [{ isBusy, error, conflicts }, setState] = useState<State>({ isBusy: false })
  const run = useCallback(
    async (act: () => Promise<SaveResult>) => {
      setState({ isBusy: true })
      try {
        const result = await act()
        if (result.state === 'conflict') return setState({ isBusy: false, conflicts: result.conflicts })
        setState({ isBusy: false })
        announcer.announce(t('record.saved'))
      } catch (failure) {
        setState({ isBusy: false, error: failure instanceof Error ? failure : new Error(String(failure)) })
      }
    },
    [announcer, t],
  )
  const save = useCallback(() => run(editor.save), [run, editor])
  const settle = useCallback((whose: 'mine' | 'theirs') => run(() => editor.settle(whose)), [run, editor])
  const keep = useCallback(() => setState({ isBusy: false }), [])
  return { isBusy, error, conflicts, save, settle, keep }
}
