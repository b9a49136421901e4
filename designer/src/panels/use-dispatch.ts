import { type OperationInput, reasonInWords } from '@vitrine/editor-core'
import { useTranslation } from '@vitrine/setters/i18n'
import { useState } from 'react'
import { reasonOf } from '../commands/perform.ts'
import { useDesignerContext } from '../context/designer-context.ts'
import { useEditor } from '../store/context.ts'

interface PanelDispatch {
  /** Changes the draft in one step; answers whether it was done. */
  readonly dispatch: (...operations: readonly OperationInput[]) => boolean
  /** Why the last one was not done, in words. */
  readonly error: string | undefined
  readonly showError: (why: string | undefined) => void
}

/** Changes of the draft from a panel, which shows its own errors. */
export function useDispatch(): PanelDispatch {
  const { t } = useTranslation('designer')
  const { label } = useDesignerContext()
  const editor = useEditor()
  const [error, showError] = useState<string>()
  return {
    error,
    showError,
    dispatch(...operations) {
      const error = editor.dispatch(operations)
      showError(error && reasonInWords({ t, label }, reasonOf(error)))
      return !error
    },
  }
}
