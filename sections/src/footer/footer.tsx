import { type DataOf, drawText, Icon, Link, useStage, type ViewProps, viewParts } from '@vitrine/renderer'
import { FooterColumns } from './columns.tsx'
import { FooterContact } from './contact.tsx'
import styles from './footer.module.css'
import { Legal } from './legal.tsx'
import type { load } from './load.ts'
import type { FooterProps } from './spec.ts'

const { Image, Text } = viewParts<FooterProps>()

/** What stands below every page: who the company is, how it is reached, what it stands for. */
export function Footer({ props, root, data }: ViewProps<FooterProps, DataOf<typeof load>>) {
  const { site } = useStage()
  const items = site.menus[props.menu]?.items ?? []
  const { logo, name, text, address, phone, email, social } = props
  const saysWho = [logo?.src, name, text, address, phone, email, social[0]].some(Boolean)
  return (
    <footer {...root} className={styles.footer}>
      {(saysWho || items.length > 0) && (
        <div className={styles.top}>
          <div className={styles.company}>
            {logo?.src && <Image path="logo" sizes="240px" className={styles.logo} />}
            {name ? (
              <Text path="name" as="p" className={styles.name} />
            ) : (
              // A logo with a text of its own has said it.
              !(logo?.src && logo.alt?.trim()) && (
                <p className={styles.name}>
                  <bdi>{drawText(site.name)}</bdi>
                </p>
              )
            )}
            <Text path="text" as="p" className={styles.text} />
            <FooterContact props={props} />
            <Social social={social} />
          </div>
          {items.length > 0 && <FooterColumns items={items} />}
        </div>
      )}
      <Certificates certificates={props.certificates} />
      <Legal props={props} policies={props.showPrivacy ? (data.policies?.items ?? []) : []} />
    </footer>
  )
}

function Social({ social }: Pick<FooterProps, 'social'>) {
  const { words } = useStage()
  const links = social.filter(({ url }) => url !== '')
  if (links.length === 0) return null
  return (
    <ul className={styles.social} aria-label={words('footer.social')}>
      {links.map(({ id, network, url }) => (
        <li key={id}>
          <Link to={{ type: 'address', href: url, newTab: true }} className={styles.network}>
            <bdi>{words(`footer.network.${network}`)}</bdi>
            <Icon name="arrow-up-right" className={styles.outward} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Certificates({ certificates }: Pick<FooterProps, 'certificates'>) {
  const { words } = useStage()
  const shown = certificates.filter(({ text }) => text !== '')
  if (shown.length === 0) return null
  return (
    <ul className={styles.certificates} aria-label={words('footer.certificates')}>
      {shown.map(({ id }) => (
        <li key={id} className={styles.certificate}>
          <Icon name="badge-check" className={styles.seal} />
          <Text path={`certificates[${id}].text`} as="bdi" />
        </li>
      ))}
    </ul>
  )
}
