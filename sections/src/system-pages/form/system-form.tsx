import { useStage } from '@vitrine/renderer'
import type { ReactNode } from 'react'
import { FormFields, FormFrame, SubmitButton } from '../../parts/form/form.tsx'
import { Notice } from '../../parts/form-outcome/notice.tsx'
import { AnsweredProvider } from '../../parts/form-outcome/outcome.tsx'
import styles from '../system-pages.module.css'

interface SystemFormProps {
  /** Which form of the page it is. */
  readonly name: string
  readonly label: string
  readonly action: string
  /** What its button says. */
  readonly send: string
  /** The names of its fields, in order: the first one that is wrong gets the focus. */
  readonly fields?: readonly string[]
  /** What is said when it was sent. */
  readonly sent?: string
  /** Only as wide as its button. */
  readonly isSmall?: boolean
  readonly children?: ReactNode
}

/** A form of the system itself, with what became of it; it works without script. */
export function SystemForm({ name, label, action, send, fields = [], sent, isSmall, children }: SystemFormProps) {
  const { outcome, resources } = useStage()
  for (const part of ['form', 'form-outcome']) resources?.stylesheet(`parts-${part}`)
  const own = outcome?.component === name ? outcome : undefined
  const first = own && fields.find((field) => own.messages[field] !== undefined)
  return (
    <div className={isSmall ? undefined : styles.form}>
      <FormFrame action={action} label={label}>
        <input type="hidden" name="form" value={name} />
        {own && first === undefined && (
          <Notice kind={own.kind === 'sent' ? 'sent' : 'failed'} isFirst>
            <p>{own.kind === 'sent' ? sent : <Failure />}</p>
          </Notice>
        )}
        <AnsweredProvider answered={own && { outcome: own, first }}>
          {children !== undefined && <FormFields>{children}</FormFields>}
        </AnsweredProvider>
        <SubmitButton submitLabel={undefined} fallback={send} />
      </FormFrame>
    </div>
  )
}

/** What is said of the form as a whole. */
function Failure() {
  const { outcome, words } = useStage()
  const { kind, retryAfter = 60, message } = outcome ?? {}
  if (kind === 'too-many') return words('tooMany', { minutes: Math.max(1, Math.ceil(retryAfter / 60)) })
  return message ?? words('error.500')
}
