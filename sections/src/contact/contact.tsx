import { type DataOf, Slot, useStage, type ViewProps, viewParts } from '@vitrine/renderer'
import { formLimits } from '@vitrine/schemas'
import { ConsentField, type ConsentFieldProps } from '../parts/form/consent.tsx'
import { Field } from '../parts/form/field.tsx'
import { Form, FormFields, SubmitButton } from '../parts/form/form.tsx'
import { framed } from '../parts/frame/frame.ts'
import { Head } from '../parts/head/head.tsx'
import { InquiryForm } from '../parts/inquiry-form/inquiry-form.tsx'
import { Sides } from '../parts/sides/sides.tsx'
import { Ways } from '../parts/ways/ways.tsx'
import styles from './contact.module.css'
import type { load } from './load.ts'
import type { ContactProps } from './spec.ts'

const { Image, Text } = viewParts<ContactProps>()

/**
 * A message to the company (R184), and the other ways to reach it. Who comes here to ask about a product, with what
 * was chosen of it, finds the form of an inquiry instead: nothing of it is lost.
 */
export function Contact({ props, root, data }: ViewProps<ContactProps, DataOf<typeof load>>) {
  const isSplit = props.look === 'split'
  return (
    <section {...root} className={framed(styles.contact)}>
      {!isSplit && <Head />}
      <Sides
        side={
          <>
            {isSplit && <Head stacked />}
            <Person props={props} />
            <Ways ways={props.ways} />
            <Slot name="aside" />
          </>
        }
      >
        {data.product ? (
          <InquiryForm
            asks={{
              nameFields: 'auto',
              askProduct: true,
              askCompany: props.showCompany,
              askCountry: true,
              askImages: true,
            }}
            props={{ ...props, submitLabel: undefined }}
            product={data.product}
            countries={data.countries?.items ?? []}
            policies={data.policies}
          />
        ) : (
          <MessageForm props={props} policies={data.policies} />
        )}
      </Sides>
    </section>
  )
}

interface MessageFormProps {
  readonly props: ContactProps
  readonly policies: ConsentFieldProps['policies']
}

/** A message about anything (R184, R185). */
function MessageForm({ props, policies }: MessageFormProps) {
  const { words } = useStage()
  return (
    <Form name="contact-us" label={words('contact.form')}>
      <FormFields>
        <Field
          name="name"
          label={words('form.name')}
          autoComplete="name"
          maxLength={formLimits.name}
          required
          wide={!props.showCompany}
        />
        {props.showCompany && (
          <Field
            name="company"
            label={words('form.company')}
            autoComplete="organization"
            maxLength={formLimits.company}
          />
        )}
        <Field name="email" type="email" label={words('form.email')} required wide />
        <Field
          name="message"
          type="long-text"
          label={words('form.message')}
          hint={props.messageHint?.trim() && <Text path="messageHint" />}
          maxLength={formLimits.message}
        />
      </FormFields>
      <ConsentField policies={policies} props={props} />
      <SubmitButton submitLabel={props.submitLabel} fallback={words('contact.send')} explainsMark />
    </Form>
  )
}

/** Who answers; nothing when nobody is named. */
function Person({ props: { portrait, personName, personRole, personText } }: { readonly props: ContactProps }) {
  if (!portrait?.src && !personName?.trim() && !personRole?.trim() && !personText?.trim()) return null
  return (
    <div className={styles.person}>
      {portrait?.src && <Image path="portrait" sizes="6rem" className={styles.portrait} />}
      <div className={styles.who}>
        <Text path="personName" as="p" className={styles.name} />
        <Text path="personRole" as="p" className={styles.role} />
        <Text path="personText" as="p" className={styles.words} />
      </div>
    </div>
  )
}
