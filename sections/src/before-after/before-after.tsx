import { useStage, type ViewProps, viewParts } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head } from '../parts/head/head.tsx'
import { ratioFrame, ratioPicture } from '../parts/ratio/ratio.ts'
import styles from './before-after.module.css'
import type { BeforeAfterProps } from './spec.ts'

const { Image, Text } = viewParts<BeforeAfterProps>()

/** Two pictures of the same thing: one over the other, of which one sees either half or one alone, or side by side. */
export function BeforeAfter({ id, props, root }: ViewProps<BeforeAfterProps>) {
  return (
    <section {...root} className={framed(styles.section)}>
      <Head />
      <figure className={styles.figure}>
        {props.look === 'side' ? <Side props={props} /> : <Over id={id} props={props} />}
        <Text path="caption" as="figcaption" className={styles.caption} />
      </figure>
    </section>
  )
}

interface PicturesProps {
  readonly props: BeforeAfterProps
}

/** The owner's word for one of the two, or ours. */
function Label({ of, props }: PicturesProps & { readonly of: 'before' | 'after' }) {
  const { words } = useStage()
  const path = of === 'before' ? 'beforeLabel' : 'afterLabel'
  return props[path]?.trim() ? <Text path={path} /> : <span>{words(`beforeAfter.${of}`)}</span>
}

const Side = ({ props }: PicturesProps) => (
  <ul className={styles.pair}>
    {(['before', 'after'] as const).map((of) => (
      <li key={of} className={styles.one}>
        <p className={styles.above}>
          <Label of={of} props={props} />
        </p>
        <div className={ratioFrame()}>
          <Image path={of} sizes="(width < 768px) 90vw, 38rem" className={ratioPicture()} />
        </div>
      </li>
    ))}
  </ul>
)

/** Which of them is seen is a choice of the browser's own: by pointer, by finger and by the arrow keys. */
function Over({ id, props }: PicturesProps & { readonly id: string }) {
  const { words } = useStage()
  const sizes = '(width < 768px) 90vw, 76rem'
  return (
    <fieldset className={styles.over}>
      <legend className="visually-hidden">{words('beforeAfter.choose')}</legend>
      <div className={ratioFrame(styles.stack)}>
        <Image path="after" sizes={sizes} className={ratioPicture()} />
        <div className={styles.before}>
          <Image path="before" sizes={sizes} className={ratioPicture()} />
        </div>
        <span className={styles.edge} />
      </div>
      <div className={styles.choices}>
        <label className={styles.choice}>
          <input type="radio" name={`${id}-seen`} value="before" className={`visually-hidden ${styles.seesBefore}`} />
          <Label of="before" props={props} />
        </label>
        <label className={styles.choice}>
          <input type="radio" name={`${id}-seen`} value="both" defaultChecked className="visually-hidden" />
          <span className={styles.sign} />
          <span className="visually-hidden">{words('beforeAfter.both')}</span>
        </label>
        <label className={styles.choice}>
          <input type="radio" name={`${id}-seen`} value="after" className={`visually-hidden ${styles.seesAfter}`} />
          <Label of="after" props={props} />
        </label>
      </div>
    </fieldset>
  )
}
