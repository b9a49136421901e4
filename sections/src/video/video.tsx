import { type ViewProps, viewParts } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head, levelBelow } from '../parts/head/head.tsx'
import { Items } from '../parts/items/items.tsx'
import { Cover } from './cover.tsx'
import { Film } from './film.tsx'
import type { VideoProps } from './spec.ts'
import styles from './video.module.css'

const { Text } = viewParts<VideoProps>()

/** A film with what is to be said about it, several films side by side, or both. */
export function Video({ props, root }: ViewProps<VideoProps>) {
  const { items, look } = props
  const Title = levelBelow(props)
  return (
    <section {...root} className={framed(styles.video)}>
      {look === 'cover' ? (
        <Cover props={props} />
      ) : look === 'split' ? (
        <Split props={props} />
      ) : (
        <Plain props={props} />
      )}
      {items.length > 0 && (
        <Items className={styles.items}>
          {items.map(({ id, film, title }) => (
            <li key={id} className={styles.item}>
              <Film film={film} title={title} />
              <div className={styles.about}>
                <Text path={`items[${id}].title`} as={Title} className={styles.title} />
                <Text path={`items[${id}].length`} as="p" className={styles.length} />
                <Text path={`items[${id}].text`} as="p" className={styles.text} />
              </div>
            </li>
          ))}
        </Items>
      )}
    </section>
  )
}

interface Props {
  readonly props: VideoProps
}

function Plain({ props }: Props) {
  return (
    <>
      <Head />
      {/* Films of a list need no large one above them. */}
      {(props.film?.src || props.items.length === 0) && <Main props={props} />}
      <Points props={props} />
    </>
  )
}

function Split({ props }: Props) {
  return (
    <div className={styles.split}>
      <Head />
      <Main props={props} />
      <Points props={props} />
    </div>
  )
}

function Main({ props }: Props) {
  return (
    <figure className={styles.main}>
      <Film film={props.film} title={props.title} />
      {(props.note || props.length) && (
        <figcaption className={styles.note}>
          <Text path="note" />
          <Text path="length" className={styles.length} />
        </figcaption>
      )}
    </figure>
  )
}

function Points({ props }: Props) {
  if (props.points.length === 0) return null
  const Title = levelBelow(props)
  return (
    <div className={styles.points}>
      <Text path="pointsTitle" as={Title} className={styles.pointsTitle} />
      <ol className={styles.list}>
        {props.points.map(({ id, time }) => (
          <li key={id} className={styles.point}>
            {time && (
              <span className={styles.time}>
                <bdi>{time}</bdi>
              </span>
            )}
            <Text path={`points[${id}].text`} />
          </li>
        ))}
      </ol>
    </div>
  )
}
