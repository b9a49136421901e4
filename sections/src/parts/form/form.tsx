import { type FormOutcome, useComponentId, useStage, viewParts } from '@vitrine/renderer'
import type { PropsWith } from '@vitrine/schemas'
import { type ReactNode, useId } from 'react'
import type { FormName } from '../form-outcome/messages.ts'
import { AnsweredProvider, FormOutcomeMessage, firstWrong } from '../form-outcome/outcome.tsx'
import { SentForm } from '../form-outcome/sent-form.tsx'
import styles from './form.module.css'
import { FormContext } from './form-context.ts'
import type { formProps } from './form-props.ts'

const { Text } = viewParts<PropsWith<typeof formProps>>()

interface FormFrameProps {
  readonly action: string
  /** What the form is for: ears find it among the landmarks of the page by this. */
  readonly label: string
  readonly hasFiles?: boolean
  readonly className?: string | undefined
  /** The component of a form for visitors: our script checks it, in the language of the page. */
  readonly checkedAs?: string | undefined
  /** Whose form it is: the header `client-id` of what its script asks for. */
  readonly client?: string | undefined
  readonly children: ReactNode
}

/** The frame of any form that is sent to us. */
export const FormFrame = ({
  action,
  label,
  hasFiles = false,
  className,
  checkedAs,
  client,
  children,
}: FormFrameProps) => (
  <form
    method="post"
    action={action}
    encType={hasFiles ? 'multipart/form-data' : undefined}
    aria-label={label}
    className={classOf(className)}
    // A browser would speak its own language instead of the page's (R171–R188).
    noValidate={checkedAs !== undefined}
    data-form={checkedAs}
    data-client={client}
  >
    {children}
  </form>
)

const classOf = (className: string | undefined) => (className ? `${styles.form} ${className}` : styles.form)

interface FormProps extends Omit<FormFrameProps, 'action' | 'checkedAs' | 'client'> {
  readonly name: FormName
}

/**
 * A form for visitors. It is sent to the address that it stands at, in the language that is read;
 * `form` says which kind it was, `component` which one (R199). What comes back is drawn in it.
 */
export function Form({ name, label, hasFiles = false, className, children }: FormProps) {
  const { address, visit, formFields = {}, outcome, resources, imageUpload } = useStage()
  // A form that stands in no component of a page is known by its name.
  const component = useComponentId() ?? name
  const id = useId()
  resources?.loader()
  const answered =
    outcome && outcome.component === component ? { outcome, first: firstWrong(name, outcome) } : undefined
  if (answered?.outcome.kind === 'sent')
    return (
      <div className={classOf(className)} data-form-sent={component}>
        <SentForm form={name} outcome={answered.outcome} />
      </div>
    )
  return (
    <FormFrame
      action={address(visit.path, visit.query)}
      label={label}
      hasFiles={hasFiles}
      className={className}
      checkedAs={component}
      client={imageUpload?.client}
    >
      <input type="hidden" name="form" value={name} />
      {Object.entries({ component, ...formFields, ...(answered && startOf(answered.outcome)) }).map(
        ([field, value]) =>
          value && isOfForm(name, field) && <input key={field} type="hidden" name={field} value={value} />,
      )}
      <Unseen />
      <FormOutcomeMessage form={name} id={id} answered={answered} />
      <FormContext value={{ name, id }}>
        <AnsweredProvider answered={answered}>{children}</AnsweredProvider>
      </FormContext>
    </FormFrame>
  )
}

/** A form that came back was begun when it was begun (R197), and is the same submission (R196). */
const startOf = ({ values: { startedAt = '', submissionKey = '' } }: FormOutcome) => ({ startedAt, submissionKey })

/** Only an inquiry says what led to it (R125). */
const isOfForm = (form: FormName, field: string): boolean =>
  (field !== 'campaign' && field !== 'referrer') || form === 'inquiry'

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
export const FormFields = ({ children }: { readonly children: ReactNode }) => (
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
export function SubmitButton({ submitLabel, fallback, explainsMark = false }: SendProps) {
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
