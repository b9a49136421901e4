import { DialogAction, QuestionDialog } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import controls from '@vitrine/setters/controls/controls.module.css'
import type { ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'
import { Field } from './field.tsx'

interface ShownOnceProps {
  readonly title: string
  /** What to do with it. */
  readonly text: string
  /** What it is called. */
  readonly label: string
  readonly secret: string
  readonly copy: string
  /** The words of the button that closes it. */
  readonly kept: string
  readonly children?: ReactNode
  readonly onClose: () => void
}

/** A secret as it was made. It is shown this once, so the dialog is left by its button alone. */
export const ShownOnce = ({ title, text, label, secret, copy, kept, children, onClose }: ShownOnceProps) => (
  <QuestionDialog title={title} isWide>
    <p className={dialog.text}>{text}</p>
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          className={controls.input}
          dir="ltr"
          readOnly
          spellCheck={false}
          value={secret}
          onFocus={(event) => event.target.select()}
        />
      )}
    </Field>
    {children}
    <div className={dialog.foot}>
      <CopyButton text={secret} label={copy} />
      <DialogAction isMain onPress={onClose}>
        {kept}
      </DialogAction>
    </div>
  </QuestionDialog>
)
