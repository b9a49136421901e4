import { useStage } from '@vitrine/renderer'
import { type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { type MessageAttributes, useFieldId, useFieldMessages } from './form-context.ts'

/** What is said around a control, whatever it is. */
export interface LabelledProps {
  readonly label: string
  readonly required?: boolean
  /** What helps to fill it in. */
  readonly hint?: ReactNode
  /** What is wrong with what was filled in. */
  readonly message?: string | undefined
  /** Whether the page opens here: this is the first that is wrong. */
  readonly isFirst?: boolean
  /** For ears only: what eyes see says it too. */
  readonly hidesLabel?: boolean
  /** Takes a whole row of the form. */
  readonly wide?: boolean
}

/** What ties a control to the words around it, and what may be said of it. */
interface ControlAttributes extends MessageAttributes {
  readonly id: string
  readonly required: boolean
  readonly className: string | undefined
  readonly 'aria-describedby': string
  readonly 'aria-invalid': true | undefined
  readonly autoFocus: true | undefined
}

interface Props extends LabelledProps {
  /** The name that the control is sent with. */
  readonly name?: string
  /** How long its text may be, in characters. */
  readonly limit?: number | undefined
  readonly children: (attributes: ControlAttributes) => ReactNode
}

/** A control of a form with its label, its hint, and the place for what is wrong with it (R200). */
export function Labelled({
  name,
  limit,
  label,
  required = false,
  hint,
  message,
  isFirst = false,
  hidesLabel = false,
  wide = false,
  children,
}: Props) {
  const { words } = useStage()
  const own = useId()
  const id = useFieldId(name) ?? own
  const messages = useFieldMessages(name, limit)
  return (
    <div className={wide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id} className={hidesLabel ? 'visually-hidden' : styles.label}>
        {label}
        {required && (
          <>
            {' '}
            <span aria-hidden="true" className={styles.mark}>
              *
            </span>
            <span className="visually-hidden">{words('form.required')}</span>
          </>
        )}
      </label>
      {children({
        ...messages,
        id,
        required,
        className: styles.control,
        'aria-describedby': hint ? `${id}-hint ${id}-message` : `${id}-message`,
        'aria-invalid': message ? true : undefined,
        autoFocus: isFirst || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-message`} className={styles.message}>
        {message}
      </p>
    </div>
  )
}
