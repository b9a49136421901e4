import { Icon, Link, useStage, viewParts } from '@vitrine/renderer'
import styles from './footer.module.css'
import type { FooterProps } from './spec.ts'

const { Text } = viewParts<FooterProps>()

/** Address, telephone and e-mail; figures and addresses keep their own direction (R228). */
export function FooterContact({ props: { address, phone, email } }: { readonly props: FooterProps }) {
  const { words } = useStage()
  if (!address && !phone && !email) return null
  return (
    <address className={styles.contact}>
      {address && (
        <div className={styles.way}>
          <Icon name="map-pin" className={styles.sign} />
          <Text path="address" className={styles.lines} />
        </div>
      )}
      {phone && (
        <div className={styles.way}>
          <Icon name="phone" className={styles.sign} />
          <Link to={{ type: 'phone', phone }}>
            <span className="visually-hidden">{words('footer.phone')} </span>
            <bdi dir="ltr">{phone}</bdi>
          </Link>
        </div>
      )}
      {email && (
        <div className={styles.way}>
          <Icon name="mail" className={styles.sign} />
          <Link to={{ type: 'email', email }}>
            <span className="visually-hidden">{words('footer.email')} </span>
            <bdi dir="ltr">{email}</bdi>
          </Link>
        </div>
      )}
    </address>
  )
}
