import { type DataOf, Icon, useStage, type ViewProps, viewParts } from '@vitrine/renderer'
import { formLimits } from '@vitrine/schemas'
import { ConsentField } from '../parts/form/consent.tsx'
import { Field } from '../parts/form/field.tsx'
import { FieldProblem } from '../parts/form/field-problem.tsx'
import { Form, FormFields, SubmitButton } from '../parts/form/form.tsx'
import { framed } from '../parts/frame/frame.ts'
import { Head } from '../parts/head/head.tsx'
import { Sides } from '../parts/sides/sides.tsx'
import { Ways } from '../parts/ways/ways.tsx'
import { Images } from './images.tsx'
import styles from './inquiry.module.css'
import type { load } from './load.ts'
import { Person } from './person.tsx'
import type { InquiryProps } from './spec.ts'
import { InquirySubject } from './subject.tsx'

const { Text } = viewParts<InquiryProps>()

/** Asks the supplier about a product, or about anything (R125, R167–R183). */
export function Inquiry({ props, root, data }: ViewProps<InquiryProps, DataOf<typeof load>>) {
  const { words } = useStage()
  const isSplit = props.look === 'split'
  return (
    <section {...root} className={framed(styles.inquiry)}>
      {!isSplit && <Head />}
      <Sides
        side={
          <>
            {isSplit && <Head stacked />}
            <ResponseTime text={props.responseTime} />
            <Ways ways={props.ways} />
          </>
        }
      >
        <Form name="inquiry" label={words('inquiry.form')} hasFiles={props.askImages}>
          <FieldProblem name="lines" />
          {props.askProduct && <InquirySubject product={data.product} />}
          <FormFields>
            <Person props={props} countries={data.countries?.items ?? []} />
            <Field
              name="message"
              type="long-text"
              label={words('form.message')}
              hint={props.messageHint?.trim() && <Text path="messageHint" />}
              maxLength={formLimits.message}
              required
            />
            {props.askImages && <Images />}
          </FormFields>
          <ConsentField policies={data.policies} props={props} />
          <SubmitButton submitLabel={props.submitLabel} fallback={words('inquiry.send')} explainsMark />
        </Form>
      </Sides>
    </section>
  )
}

function ResponseTime({ text }: { readonly text: string | undefined }) {
  if (!text?.trim()) return null
  return (
    <p className={styles.promise}>
      <Icon name="timer" className={styles.timer} />
      <Text path="responseTime" />
    </p>
  )
}
