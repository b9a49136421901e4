import { useAnswerTo } from '../form-outcome/outcome.tsx'
import styles from './field.module.css'
import { useFieldId } from './form-context.ts'

/** What the server says of something in a form that is no field: the lines that an inquiry asks for. */
export function FieldProblem({ name }: { readonly name: string }) {
  const id = useFieldId(name)
  const { message, isFirst } = useAnswerTo(name)
  if (message === undefined) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was asked for to see this
    <p id={id} className={styles.message} tabIndex={-1} autoFocus={isFirst}>
      {message}
    </p>
  )
}
