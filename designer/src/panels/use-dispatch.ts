import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonOf } from '../commands/perform.ts'
import { useDesignerContext } from '../context/designer-context.ts'
import { reasonInWords } from '../i18n/names.ts'
import { useEditor } from '../store/context.ts'
import type { OperationInput } from '../store/edit-steps.ts'

interface PanelDispatch {
  /** Changes the draft in one step; answers whether it was done. */
  readonly dispatch: (...operations: readonly OperationInput[]) => boolean
  /** Why the last one was not done, in words. */
  readonly refused: string | undefined
  readonly refuse: (why: string | undefined) => void
}

/** Changes of the draft from a panel, which tells in itself what was refused. */
export function useDispatch(): PanelDispatch {
  const { t } = useTranslation('designer')
  const { label } = useDesignerContext()
  const editor = useEditor()
  const [refused, refuse] = useState<string>()
  return {
    refused,
    refuse,
    dispatch(...operations) {
      const refusal = editor.dispatch(operations)
      refuse(refusal && reasonInWords({ t, label }, reasonOf(refusal)))
      return !refusal
    },
  }
}
