import { Image, Link, Text } from '@vitrine/renderer'
import styles from './customer.module.css'
import type { CustomerProps } from './spec.ts'

/** The mark of one customer: its picture, whose text is the name, or the name set as a word mark. */
export function Mark({ item: { id, logo, name, link } }: { readonly item: CustomerProps['items'][number] }) {
  const isCalled = Boolean(logo?.alt?.trim() || name.trim())
  if (!logo?.src && name.trim() === '') return null
  return (
    <Link to={isCalled ? link : undefined} className={styles.mark}>
      {logo?.src ? (
        <>
          <Image path={`items[${id}].logo`} sizes="12rem" className={styles.logo} />
          {!logo.alt?.trim() && <Text path={`items[${id}].name`} className="visually-hidden" />}
        </>
      ) : (
        <Text path={`items[${id}].name`} as="bdi" className={styles.word} />
      )}
    </Link>
  )
}
