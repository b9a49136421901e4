import { useStage, viewParts } from '@vitrine/renderer'
import { type Country, formLimits } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import { ConsentField, type ConsentFieldProps } from '../form/consent.tsx'
import { Field } from '../form/field.tsx'
import { FieldProblem } from '../form/field-problem.tsx'
import { Form, FormFields, SubmitButton } from '../form/form.tsx'
import { Images } from './images.tsx'
import type { InquiryAsks } from './inquiry-asks.ts'
import type { InquiryProduct } from './inquiry-product.ts'
import { Person } from './person.tsx'
import { InquirySubject } from './subject.tsx'

const { Text } = viewParts<{ readonly messageHint?: string }>()

interface InquiryFormProps {
  readonly asks: InquiryAsks
  /** Of the section that it stands in. */
  readonly props: ConsentFieldProps['props'] & {
    readonly messageHint?: string | undefined
    readonly submitLabel?: string | undefined
  }
  readonly product: InquiryProduct | undefined
  /** What is asked about, where that is more than one product. */
  readonly subject?: ReactNode
  readonly countries: readonly Country[]
  readonly policies: ConsentFieldProps['policies']
}

/** The form that asks the supplier about a product, or about anything (R125, R167–R183). */
export function InquiryForm({ asks, props, product, subject, countries, policies }: InquiryFormProps) {
  const { words } = useStage()
  return (
    <Form name="inquiry" label={words('inquiry.form')} hasFiles={asks.askImages}>
      <FieldProblem name="lines" />
      {subject}
      {asks.askProduct && <InquirySubject product={product} />}
      <FormFields>
        <Person asks={asks} countries={countries} />
        <Field
          name="message"
          type="long-text"
          label={words('form.message')}
          hint={props.messageHint?.trim() && <Text path="messageHint" />}
          maxLength={formLimits.message}
          required
        />
        {asks.askImages && <Images />}
      </FormFields>
      <ConsentField policies={policies} props={props} />
      <SubmitButton submitLabel={props.submitLabel} fallback={words('inquiry.send')} explainsMark />
    </Form>
  )
}
