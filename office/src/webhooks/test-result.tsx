import type { useTest } from './use-test.ts'
import styles from './webhooks.module.css'

/** What came of a test event; read out when it is there. */
export const TestResult = ({ result }: Pick<ReturnType<typeof useTest>, 'result'>) => (
  <p role="status" className={styles.result} data-good={result?.isGood || undefined}>
    {result?.text}
  </p>
)
