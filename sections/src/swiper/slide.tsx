import { viewParts } from '@vitrine/renderer'
import { Scene } from '../parts/scene/scene.tsx'
import styles from './slide.module.css'
import type { SwiperProps, SwiperSlide } from './spec.ts'

const { Button, Heading, Image, Text } = viewParts<SwiperProps>()

interface SlideProps {
  readonly slide: SwiperSlide
  readonly look: SwiperProps['look']
  /** The one that is seen at once; the others' pictures wait until they come near. */
  readonly first: boolean
}

/** One slide: words on its picture, or beside it. */
export function Slide({ slide, look, first }: SlideProps) {
  const { id, side } = slide
  const words = (
    <div className={styles.words}>
      <Text path={`slides[${id}].eyebrow`} as="p" className={styles.eyebrow} />
      <Heading path={`slides[${id}].title`} className={styles.title} />
      <Text path={`slides[${id}].text`} as="p" className={styles.text} />
      {slide.buttons.length > 0 && (
        <div className={styles.buttons}>
          {slide.buttons.map((button) => (
            <Button key={button.id} path={`slides[${id}].buttons[${button.id}].button`} />
          ))}
        </div>
      )}
    </div>
  )
  if (look === 'split')
    return (
      <div className={styles.split} data-side={side}>
        {words}
        <div className={styles.frame}>
          <Image path={`slides[${id}].image`} sizes="(width < 768px) 100vw, 55vw" first={first} />
        </div>
      </div>
    )
  const picture = slide.image?.src && <Image path={`slides[${id}].image`} sizes="100vw" first={first} />
  return (
    <Scene
      picture={picture}
      ink={slide.ink}
      veil={slide.veil}
      side={side}
      colour={slide.colour}
      className={styles.scene}
    >
      {words}
    </Scene>
  )
}
