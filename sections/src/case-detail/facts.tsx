import { drawText, inLanguage, useStage } from '@vitrine/renderer'
import styles from './case-detail.module.css'
import type { Case } from './cases.ts'
import type { CaseDetailProps } from './spec.ts'

/** For whom a case was built, where, when and in which field; nothing when nothing of it is known. */
export function Facts({ of: { props, languages }, shows }: { readonly of: Case; readonly shows: CaseDetailProps }) {
  const stage = useStage()
  const { words } = stage
  const facts = [
    { name: 'customer', label: words('caseDetail.customer'), value: shows.showCustomer && props.customer },
    { name: 'place', label: words('caseDetail.place'), value: shows.showPlace && props.place },
    { name: 'year', label: words('caseDetail.year'), value: shows.showYear && props.year },
    { name: 'category', label: words('caseDetail.category'), value: shows.showCategory && props.category },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, label, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{label}</dt>
          <dd {...inLanguage(languages?.[name], stage)}>{drawText(String(value))}</dd>
        </div>
      ))}
    </dl>
  )
}
