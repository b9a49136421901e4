import type { Stage } from '@vitrine/renderer'
import type { ResolvedComponent } from '@vitrine/schemas'
import styles from './unknown-section.module.css'

/**
 * Stands where a section is drawn that nobody here knows, or only in an older version (R135). It is
 * kept as it is, and can be moved and removed like any other.
 */
export function UnknownSection({
  component: { id, type },
  labels,
}: {
  readonly component: ResolvedComponent
  readonly labels: Stage['words']
}) {
  return (
    <section className={styles.unknown} data-component-id={id}>
      <p>
        <strong>{labels('unknownSection.title')}</strong> <code>{type}</code>
      </p>
      <p>{labels('unknownSection.kept')}</p>
    </section>
  )
}
