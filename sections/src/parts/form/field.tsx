import { Icon, useStage } from '@vitrine/renderer'
import { formLimits } from '@vitrine/schemas'
import type { InputHTMLAttributes } from 'react'
import styles from './field.module.css'
import { Labelled, type LabelledProps } from './labelled.tsx'
import { useAnswerTo } from './outcome.tsx'

/** What kinds of values need: which keys a phone shows, what a browser may fill in, how long they may be. */
const inputs = {
  text: { type: 'text' },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    maxLength: formLimits.email,
    dir: 'ltr',
    spellCheck: false,
  },
  phone: {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    maxLength: formLimits.phone,
    // At least five digits, of any script (R182).
    pattern: '(?:[^\\p{Nd}]*\\p{Nd}){5}.*',
    dir: 'ltr',
  },
  password: { type: 'password', maxLength: 200, dir: 'ltr' },
  // Digits of any script with grouping signs (R119), which an input of the type number would refuse.
  quantity: {
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 15,
    pattern: "[\\p{Nd}\\s.,'’٬]*\\p{Nd}[\\p{Nd}\\s.,'’٬]*",
  },
} as const satisfies Readonly<Record<string, InputHTMLAttributes<HTMLInputElement>>>

/** One of the values that a choice offers. */
export interface FieldOption {
  readonly value: string
  readonly name: string
}

interface FieldProps extends LabelledProps {
  /** The name that it is sent with. */
  readonly name: string
  readonly type?: keyof typeof inputs | 'long-text' | 'choice'
  readonly value?: string | undefined
  readonly options?: readonly FieldOption[]
  readonly autoComplete?: string
  readonly minLength?: number | undefined
  readonly maxLength?: number
  readonly readOnly?: boolean
}

/**
 * A field of a form. Without script the browser itself asks for what is missing.
 *
 * `<Field name="email" type="email" label={words('form.email')} required />`
 */
export function Field({ name, type = 'text', options = [], ...field }: FieldProps) {
  const { words } = useStage()
  const answer = useAnswerTo(name)
  const { label, required, hint, hidesLabel = false, wide, readOnly } = field
  const value = answer.value ?? field.value
  // Written out: what is undefined here would wipe out what the kind of value says.
  const given = {
    ...(field.autoComplete !== undefined && { autoComplete: field.autoComplete }),
    ...(field.minLength !== undefined && { minLength: field.minLength }),
    ...(field.maxLength !== undefined && { maxLength: field.maxLength }),
    ...(hidesLabel && { placeholder: label }),
  }
  return (
    <Labelled
      label={label}
      required={required ?? false}
      hint={hint}
      message={field.message ?? answer.message}
      isFirst={field.isFirst ?? answer.isFirst}
      hidesLabel={hidesLabel}
      wide={wide ?? type === 'long-text'}
    >
      {(attributes) =>
        type === 'long-text' ? (
          <textarea {...attributes} name={name} rows={6} maxLength={field.maxLength} defaultValue={value} />
        ) : type === 'choice' ? (
          <span className={styles.choice}>
            <select {...attributes} name={name} autoComplete={field.autoComplete} defaultValue={value ?? ''}>
              {!value && <option value="">{words('form.choose')}</option>}
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.name}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" className={styles.chevron} />
          </span>
        ) : (
          <Input attributes={{ ...inputs[type], ...given, ...attributes, name, readOnly, defaultValue: value }} />
        )
      }
    </Labelled>
  )
}

const Input = ({ attributes }: { readonly attributes: InputHTMLAttributes<HTMLInputElement> }) => (
  <input {...attributes} />
)
