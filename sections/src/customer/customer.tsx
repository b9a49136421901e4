import { Link, type ViewProps, viewParts } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head } from '../parts/head/head.tsx'
import styles from './customer.module.css'
import { Moving } from './moving.tsx'
import { Regions } from './regions.tsx'
import type { CustomerProps } from './spec.ts'

const { Image, Text } = viewParts<CustomerProps>()

/** Who buys here: logos or names, and the regions they are in. */
export function Customer({ props, root }: ViewProps<CustomerProps>) {
  return (
    <section {...root} className={framed(styles.customer)}>
      <Head />
      {props.items.length > 0 &&
        (props.look === 'moving' ? (
          <Moving count={props.items.length} copy={<Names props={props} isCopy />}>
            <Names props={props} />
          </Moving>
        ) : (
          <Names props={props} />
        ))}
      <Regions props={props} />
    </section>
  )
}

interface NamesProps {
  readonly props: CustomerProps
  /** The same once more, for eyes alone: a row without an end. */
  readonly isCopy?: boolean
}

const Names = ({ props, isCopy = false }: NamesProps) => (
  <ul className={styles.items} aria-hidden={isCopy || undefined} inert={isCopy || undefined}>
    {props.items.map((item) => (
      <li key={item.id} className={styles.item}>
        <Name item={item} showNames={props.showNames} />
      </li>
    ))}
  </ul>
)

interface NameProps {
  readonly item: CustomerProps['items'][number]
  readonly showNames: boolean
}

/** A customer's logo; who has none is written, as large as a logo would be. */
function Name({ item, showNames }: NameProps) {
  const { id, logo, link, name } = item
  // A link that nobody can call by a name leads nobody anywhere.
  const isCalled = Boolean(name.trim() || (logo?.src && logo.alt?.trim()))
  return (
    <>
      <Link to={isCalled ? link : undefined} className={styles.link}>
        {logo?.src && <Image path={`items[${id}].logo`} sizes="12rem" className={styles.logo} />}
        <Text
          path={`items[${id}].name`}
          className={logo?.src ? nameBeside(logo.alt?.trim(), showNames) : styles.wordmark}
        />
      </Link>
      <Text path={`items[${id}].note`} as="p" className={styles.note} />
      <Text path={`items[${id}].figure`} as="p" className={styles.figure} />
    </>
  )
}

/** A logo that says in its alternative text who it is needs no name for ears. */
const nameBeside = (alt: string | undefined, showNames: boolean) =>
  showNames ? styles.name : alt ? styles.silent : 'visually-hidden'
