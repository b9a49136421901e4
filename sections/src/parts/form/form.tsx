import { Icon, Text, useStage } from '@vitrine/renderer'
import { type ReactNode, useId } from 'react'
import styles from './form.module.css'
import type { FormName } from './messages.ts'

interface FormProps {
  readonly name: FormName
  /** What the form is for: ears find it among the landmarks of the page by this. */
  readonly label: string
  readonly hasFiles?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * The frame of a form. It is sent to the address that it stands at, in the language that is read;
 * `form` says which one it was (R199).
 */
export function Form({ name, label, hasFiles = false, className, children }: FormProps) {
  const { address, visit } = useStage()
  return (
    <form
      method="post"
      action={address(visit.path, visit.query)}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      aria-label={label}
      className={className ? `${styles.form} ${className}` : styles.form}
    >
      <input type="hidden" name="form" value={name} />
      <Unseen />
      {children}
    </form>
  )
}

/** A field that people do not see and programs fill in (R197). Its name says nothing on purpose. */
function Unseen() {
  const { words } = useStage()
  const id = useId()
  return (
    <div aria-hidden="true" className={styles.unseen}>
      <label htmlFor={id}>{words('form.leaveEmpty')}</label>
      <input id={id} type="text" name="department" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** The fields of a form, two beside each other where there is room. */
export const Fields = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.fields}>{children}</div>
)

interface SendProps {
  readonly submitLabel: string | undefined
  /** What the button says where the owner has said nothing. */
  readonly fallback: string
  /** Says what the star at a label means. */
  readonly explainsMark?: boolean
}

/** The button of a form, in the owner's words or in ours. */
export function Send({ submitLabel, fallback, explainsMark = false }: SendProps) {
  const { words } = useStage()
  return (
    <div className={styles.send}>
      <button type="submit" className="button">
        {submitLabel?.trim() ? <Text path="submitLabel" /> : fallback}
      </button>
      {explainsMark && <p className={styles.note}>{words('form.requiredNote')}</p>}
    </div>
  )
}

interface NoticeProps {
  readonly kind: 'sent' | 'failed'
  readonly children: ReactNode
}

/** What became of a form that was sent; ears are told at once (R200). */
export const Notice = ({ kind, children }: NoticeProps) => (
  <div role={kind === 'sent' ? 'status' : 'alert'} className={styles.notice} data-kind={kind}>
    <Icon name={kind === 'sent' ? 'circle-check' : 'circle-alert'} className={styles.sign} />
    <div>{children}</div>
  </div>
)
