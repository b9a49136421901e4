import { type DataOf, Icon, type ViewProps, viewParts } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head } from '../parts/head/head.tsx'
import { InquiryForm } from '../parts/inquiry-form/inquiry-form.tsx'
import { Sides } from '../parts/sides/sides.tsx'
import { Ways } from '../parts/ways/ways.tsx'
import styles from './inquiry.module.css'
import type { load } from './load.ts'
import type { InquiryProps } from './spec.ts'

const { Text } = viewParts<InquiryProps>()

/** Asks the supplier about a product, or about anything (R125, R167–R183). */
export function Inquiry({ props, root, data }: ViewProps<InquiryProps, DataOf<typeof load>>) {
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
        <InquiryForm
          asks={props}
          props={props}
          product={data.product}
          countries={data.countries?.items ?? []}
          policies={data.policies}
        />
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
