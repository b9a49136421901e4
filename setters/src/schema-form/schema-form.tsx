import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { SetterMatch } from '../setter.ts'
import { same } from '../value-source/json-path.ts'
import type { SchemaFormProps } from './schema-form-props.ts'
import { SubmittedForm } from './submitted-form.tsx'
import { haveSameMembers, useSame } from './use-same.ts'
import { useWords } from './use-words.ts'
import type { Labels } from './words.ts'

const noLabels: Labels = {}
const noSetters: readonly SetterMatch[] = []

/**
 * A form for any JSON Schema, from draft 4 to 2020-12. What fits no control is kept and edited as JSON; what of a
 * schema cannot be checked is said in the form.
 *
 * @public
 */
export function SchemaForm<T = unknown>(props: SchemaFormProps<T>): ReactNode {
  const { locale, validate = 'blur', disabled = false, ...rest } = props
  const labels = useSame(props.labels ?? noLabels, haveSameMembers)
  const setters = useSame(props.setters ?? noSetters, haveSameMembers)
  const services = useSame(props.services, haveSameMembers)
  // A schema that is written in place is another object at every drawing; read anew, it would be slow.
  const schema = useSame(props.schema, same)
  const { translations, language, words } = useWords(locale, labels)
  return (
    <I18nextProvider i18n={translations}>
      <SubmittedForm
        {...(rest as SchemaFormProps<unknown>)}
        {...{ schema, labels, setters, services, validate, disabled, language, words }}
      />
    </I18nextProvider>
  )
}
