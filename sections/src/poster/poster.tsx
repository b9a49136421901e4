import { Icon, Slot, type ViewProps, viewParts } from '@vitrine/renderer'
import { framed, wide } from '../parts/frame/frame.ts'
import { Scene } from '../parts/scene/scene.tsx'
import styles from './poster.module.css'
import type { PosterProps } from './spec.ts'

const { Button, Heading, Image, Text } = viewParts<PosterProps>()

/** One large picture or field of colour, few words, and what to do next. */
export function Poster({ props, root }: ViewProps<PosterProps>) {
  const { look, titleLevel } = props
  const isFramed = look === 'framed'
  const picture = props.image?.src && (
    <Image path="image" sizes={isFramed ? '(width < 768px) 100vw, 76rem' : '100vw'} first={titleLevel === 'h1'} />
  )
  return (
    <section {...root} className={framed(styles.poster)}>
      <Scene
        picture={picture}
        ink={props.ink}
        veil={props.veil}
        side={props.side}
        colour={props.colour}
        className={isFramed ? styles.scene : `${styles.scene} ${wide}`}
      >
        <div className={styles.words}>
          <Text path="eyebrow" as="p" className={styles.eyebrow} />
          <Heading path="title" className={styles.title} />
          <Text path="text" as="p" className={styles.text} />
          {props.date && (
            <p className={styles.date}>
              <Icon name="calendar" />
              <Text path="date" />
            </p>
          )}
          {props.buttons.length > 0 && (
            <div className={styles.buttons}>
              {props.buttons.map(({ id }) => (
                <Button key={id} path={`buttons[${id}].button`} />
              ))}
            </div>
          )}
        </div>
        {props.facts.length > 0 && (
          <dl className={styles.facts}>
            {props.facts.map(({ id }) => (
              <div key={id} className={styles.fact}>
                <Text path={`facts[${id}].label`} as="dt" />
                <Text path={`facts[${id}].value`} as="dd" />
              </div>
            ))}
          </dl>
        )}
        <Slot name="extra" className={styles.extra} />
      </Scene>
    </section>
  )
}
