import FieldForm, { type FormInstance, useForm } from 'rc-field-form'
import { type ReactNode, useMemo } from 'react'
import { FormProvider, type FormSurroundings } from '../form-context.ts'
import { FormPlaceProvider, topPlace } from '../values/field-name.ts'
import { useFormValues } from '../values/use-form-values.ts'

/** Node takes all that this package exports for its default; bundlers take the form alone. */
const Form: typeof FieldForm = 'default' in FieldForm ? (FieldForm.default as typeof FieldForm) : FieldForm

interface SourceFormProps {
  /** What is around the fields; its source stays the same as long as the form stands. */
  readonly around: Omit<FormSurroundings, 'form' | 'values'>
  readonly children: ReactNode
}

/** A form that holds what its fields show, and follows its source. */
export function SourceForm({ around, children }: SourceFormProps) {
  const [form] = useForm()
  return (
    <Form form={form} component={false}>
      <WithValues form={form} around={around}>
        {children}
      </WithValues>
    </Form>
  )
}

function WithValues({ form, around, children }: SourceFormProps & { readonly form: FormInstance }) {
  const values = useFormValues(form, around.source)
  const surroundings = useMemo(() => ({ ...around, form, values }), [around, form, values])
  return (
    <FormPlaceProvider value={topPlace}>
      <FormProvider value={surroundings}>{children}</FormProvider>
    </FormPlaceProvider>
  )
}
