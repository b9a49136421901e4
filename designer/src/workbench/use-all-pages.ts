import { CallError } from '@vitrine/schemas'
import { useTranslation } from '@vitrine/setters/i18n'
import { useEffect, useState } from 'react'
import type { Saving } from '../saving/saving.ts'
import { useDraft } from '../store/context.ts'
import type { Editor } from '../store/editor.ts'

/** How many pages of the draft are here; the checks of it need all of them. */
export interface AllPages {
  readonly isWhole: boolean
  readonly done: number
  readonly total: number
  /** Why it goes no further, in words. */
  readonly errorMessage: string | undefined
  readonly again: () => void
}

/** Opens all pages of a draft, one after the other, and those that others add. */
export function useAllPages(editor: Editor, saving: Pick<Saving, 'openPage'>): AllPages {
  const { t } = useTranslation('designer')
  const pages = useDraft(({ pagesList }) => pagesList)
  const loaded = useDraft((draft) => draft.loaded)
  const [errorMessage, setFailure] = useState<string>()
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to begin again
  useEffect(() => {
    let isOver = false
    async function open() {
      for (const { id } of pages) {
        if (isOver) return
        if (editor.structure({ page: id })) continue
        try {
          await saving.openPage(id)
        } catch (error) {
          // It was taken away meanwhile.
          const isGone = !editor.state.getState().pagesList.some((page) => page.id === id)
          if (isGone || isOver) continue
          setFailure(error instanceof CallError ? error.message : t('designer.failed'))
          return
        }
      }
    }
    void open()
    return () => {
      isOver = true
    }
  }, [editor, saving, pages, t, tries])

  const here = new Set(loaded)
  const done = pages.filter(({ id }) => here.has(id)).length
  return {
    isWhole: done === pages.length,
    done,
    total: pages.length,
    errorMessage,
    again() {
      setFailure(undefined)
      setTries(tries + 1)
    },
  }
}
