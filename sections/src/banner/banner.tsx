import { type ViewProps, viewParts } from '@vitrine/renderer'
import styles from './banner.module.css'
import type { BannerProps } from './spec.ts'

const { Button, Heading, Image, Text } = viewParts<BannerProps>()

/** The first thing a visitor sees: what the supplier makes, and the way to it. */
export function Banner({ props, root }: ViewProps<BannerProps>) {
  return (
    <section {...root} className={styles.banner}>
      {props.layout === 'cover' && (
        <div className={styles.backdrop}>
          <Image path="image" sizes="100vw" first className={styles.picture} />
        </div>
      )}
      <div className={styles.content}>
        <Text path="eyebrow" as="p" className={styles.eyebrow} />
        <Heading path="title" className={styles.title} />
        <Text path="subtitle" as="p" className={styles.subtitle} />
        {props.buttons.length > 0 && (
          <div className={styles.buttons}>
            {props.buttons.map(({ id }) => (
              <Button key={id} path={`buttons[${id}].button`} />
            ))}
          </div>
        )}
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
      </div>
      {props.layout === 'split' && (
        <div className={styles.frame}>
          <Image path="image" sizes="(width < 768px) 100vw, 50vw" first className={styles.picture} />
        </div>
      )}
    </section>
  )
}
