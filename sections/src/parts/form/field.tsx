import { Icon, useStage } from '@vitrine/renderer'
import { formLimits } from '@vitrine/schemas'
import type { InputHTMLAttributes } from 'react'
import { useAnswerTo } from '../form-outcome/outcome.tsx'
import styles from './field.module.css'
import { useIsChecked } from './form-context.ts'
import { Labelled, type LabelledProps } from './labelled.tsx'

/** The zero of every script that our languages are written in. */
const ZEROS = '0٠۰०০௦'
/** What sets thousands apart. */
const GROUPING = "[\\s.,'’٬]"

/** What kinds of values need: which keys a phone shows, what a browser may fill in, how long they may be. */
const inputs = {
  text: { type: 'text' },
  email: {
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    dir: 'ltr',
    spellCheck: false,
  },
  phone: {
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
    // At least five digits, of any script (R182).
    pattern: '(?:[^\\p{Nd}]*\\p{Nd}){5}.*',
    dir: 'ltr',
  },
  password: { type: 'password', dir: 'ltr' },
  // Digits of any script with grouping signs (R119), which an input of the type number would refuse; one is not zero.
  quantity: {
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'off',
    pattern: `(?=.*[\\p{Nd}--[${ZEROS}]])(?!(?:[^\\p{Nd}]*\\p{Nd}){10})\\s*(?:\\p{Nd}{1,9}|\\p{Nd}{1,3}(?:${GROUPING}\\p{Nd}{2,3})*${GROUPING}\\p{Nd}{3})\\s*`,
  },
} as const satisfies Readonly<Record<string, InputHTMLAttributes<HTMLInputElement>>>

/** How long a text may be that is of a kind, in characters. */
const limits: Readonly<Record<string, number>> = { email: formLimits.email, phone: formLimits.phone, password: 200 }
const limitOf = (type: string): number | undefined => limits[type]

/** One of the values that a choice offers. */
export interface FieldOption {
  readonly value: string
  readonly name: string
  /** What is said below the field once it is chosen. */
  readonly note?: string | undefined
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
  /** The list is one of countries and can be searched; what is said when nothing fits. */
  readonly search?: string
}

/**
 * A field of a form. In a form for visitors it holds what is said of it, for the script of forms; the server
 * says the same without script.
 *
 * `<Field name="email" type="email" label={words('form.email')} required />`
 */
export function Field({ name, type = 'text', options = [], ...field }: FieldProps) {
  const { words } = useStage()
  const answer = useAnswerTo(name)
  const isChecked = useIsChecked()
  const { label, required, hint, hidesLabel = false, wide, readOnly } = field
  const value = answer.value ?? field.value
  const limit = field.maxLength ?? limitOf(type)
  const maxLength = isChecked ? undefined : limit
  // Written out: what is undefined here would wipe out what the kind of value says.
  const given = {
    ...(field.autoComplete !== undefined && { autoComplete: field.autoComplete }),
    ...(field.minLength !== undefined && { minLength: field.minLength }),
    ...(hidesLabel && { placeholder: label }),
  }
  return (
    <Labelled
      name={name}
      limit={limit}
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
          <textarea {...attributes} name={name} rows={6} maxLength={maxLength} defaultValue={value} />
        ) : type === 'choice' ? (
          <span className={styles.choice}>
            <select
              {...attributes}
              name={name}
              autoComplete={field.autoComplete}
              defaultValue={value ?? ''}
              data-search={field.search}
            >
              {(!value || field.search !== undefined) && <option value="">{words('form.choose')}</option>}
              {options.map((option) => (
                <option key={option.value} value={option.value} data-note={option.note}>
                  {option.name}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" className={styles.chevron} />
          </span>
        ) : (
          <Input
            attributes={{
              ...inputs[type],
              ...given,
              ...attributes,
              name,
              readOnly,
              maxLength,
              defaultValue: value,
            }}
          />
        )
      }
    </Labelled>
  )
}

const Input = ({ attributes }: { readonly attributes: InputHTMLAttributes<HTMLInputElement> }) => (
  <input {...attributes} />
)
