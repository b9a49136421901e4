import { useStage, type ViewProps } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head } from '../parts/head/head.tsx'
import { InquiryForm } from '../parts/inquiry-form/inquiry-form.tsx'
import { EmptyList } from './empty.tsx'
import styles from './inquiry-list.module.css'
import { Listed } from './listed.tsx'
import { type ListData, listedIn } from './load.ts'
import type { InquiryListProps } from './spec.ts'

/** What a buyer put together from several products, and the form that asks for all of it at once. */
export function InquiryListView({ id, props, root, data }: ViewProps<InquiryListProps, ListData>) {
  const { outcome, resources, site, visit, words } = useStage()
  resources?.loader()
  const listed = listedIn(data, visit)
  const isOwn = outcome?.component === id
  const isSent = isOwn && outcome.kind === 'sent'
  return (
    <section {...root} className={framed(styles.section)}>
      <Head />
      <div
        className={styles.page}
        data-list={site.clientId}
        data-list-page={visit.list && (isOwn ? 'posted' : '')}
        data-list-sent={isSent ? '' : undefined}
        data-failed={words('form.inquiry.failed')}
      >
        {listed.length > 0 || isSent ? (
          <InquiryForm
            asks={{ ...props, askProduct: false }}
            props={props}
            product={undefined}
            subject={<Listed listed={listed} data={data} showsPrices={props.showPrice} />}
            countries={data.countries?.items ?? []}
            policies={data.policies}
          />
        ) : (
          <EmptyList id={id} data={data} />
        )}
      </div>
    </section>
  )
}
