import { drawText, inLanguage, useStage } from '@vitrine/renderer'
import type { DeclaredCookie } from '@vitrine/schemas'
import { ConsentLink } from '../parts/consent/consent-link.tsx'
import { Table } from '../parts/table/table.tsx'
import styles from './stored.module.css'

/**
 * Everything that the site keeps in browsers, with what it is for and how long it stays (R325); and the way to the
 * settings where the site has tags.
 */
export function Stored({ stored }: { readonly stored: readonly DeclaredCookie[] }) {
  const { words } = useStage()
  return (
    <section className={styles.stored}>
      <h2 className={styles.title}>{words('policy.stored')}</h2>
      <ConsentLink />
      <Table
        heads={[
          words('policy.storedName'),
          words('policy.storedPurpose'),
          words('policy.storedFor'),
          words('policy.storedCategory'),
        ]}
        size="small"
        className={styles.table}
      >
        {stored.map((one) => (
          <Row key={`${one.storage} ${one.name}`} stored={one} />
        ))}
      </Table>
    </section>
  )
}

function Row({ stored }: { readonly stored: DeclaredCookie }) {
  const stage = useStage()
  const { words } = stage
  const { name, provider, storage = 'cookie', purpose, lifetime, category, language } = stored
  return (
    <tr>
      <th scope="row">
        <code dir="ltr" className={styles.name}>
          {name}
        </code>
        {provider !== undefined && <bdi className={styles.more}>{drawText(provider)}</bdi>}
        {storage !== 'cookie' && <span className={styles.more}>{words(`policy.storedIn.${storage}`)}</span>}
      </th>
      <td {...inLanguage(language, stage)}>{drawText(purpose)}</td>
      <td {...inLanguage(language, stage)}>{lifetime !== undefined && drawText(lifetime)}</td>
      <td>{words(`policy.storedCategory.${category}`)}</td>
    </tr>
  )
}
