import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonOf } from '../commands/perform.ts'
import { useDesignerContext } from '../context/designer-context.ts'
import { reasonInWords } from '../i18n/names.ts'
import { useEditor } from '../store/context.ts'
import type { OperationInput } from '../store/edit-steps.ts'

interface Wishes {
  /** Changes the draft in one step; answers whether it was done. */
  readonly wish: (...wishes: readonly OperationInput[]) => boolean
  /** Why the last one was not done, in words. */
  readonly refused: string | undefined
  readonly refuse: (why: string | undefined) => void
}

/** Changes of the draft from a panel, which tells in itself what was refused. */
export function useWishes(): Wishes {
  const { t } = useTranslation('designer')
  const { label } = useDesignerContext()
  const editor = useEditor()
  const [refused, refuse] = useState<string>()
  return {
    refused,
    refuse,
    wish(...wishes) {
      const refusal = editor.dispatch(wishes)
      refuse(refusal && reasonInWords({ t, label }, reasonOf(refusal)))
      return !refusal
    },
  }
}
