import { type DataOf, useStage, type ViewProps } from '@vitrine/renderer'
import { ConsentField } from '../parts/form/consent.tsx'
import { Field } from '../parts/form/field.tsx'
import { Form, SubmitButton } from '../parts/form/form.tsx'
import { framed } from '../parts/frame/frame.ts'
import { Head } from '../parts/head/head.tsx'
import type { load } from './load.ts'
import styles from './newsletter.module.css'
import type { NewsletterProps } from './spec.ts'

/** Asks for an e-mail address to send news to (R188). */
export function Newsletter({ props, root, data }: ViewProps<NewsletterProps, DataOf<typeof load>>) {
  const { words } = useStage()
  return (
    <section {...root} className={framed(styles.newsletter)}>
      <Head />
      <Form name="subscribe" label={words('newsletter.form')} className={styles.form}>
        <div className={styles.line}>
          <Field name="email" type="email" label={words('newsletter.email')} hidesLabel required />
          <SubmitButton submitLabel={props.submitLabel} fallback={words('newsletter.subscribe')} />
        </div>
        <ConsentField policies={data.policies} statement={words('newsletter.consent')} props={props} />
      </Form>
    </section>
  )
}
