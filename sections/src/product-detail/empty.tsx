import { useStage } from '@vitrine/renderer'
import styles from './blocks.module.css'

interface EmptyProps {
  readonly of: 'supplyPeriod' | 'specifications' | 'customAttributes' | 'certifications'
}

/** That nothing is known of something (R114). Visitors see it where the owner wants them to. */
export function EmptyDetail({ of: what }: EmptyProps) {
  const { words } = useStage()
  return <p className={styles.empty}>{words(`productDetail.empty.${what}`)}</p>
}
