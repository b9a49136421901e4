import { useStage, type ViewProps } from '@vitrine/renderer'
import type { CSSProperties } from 'react'
import controls from './controls.module.css'
import { Slide } from './slide.tsx'
import type { SwiperProps } from './spec.ts'
import styles from './swiper.module.css'

/**
 * Large pictures with few words, one after the other. The browser's own scrolling moves them: by
 * finger, wheel and keys everywhere, by buttons and markers where the browser makes these itself.
 */
export function Swiper({ props, root }: ViewProps<SwiperProps>) {
  const { words } = useStage()
  const { slides, look } = props
  return (
    <section {...root} className={`${styles.swiper} ${controls.swiper}`}>
      {slides.length > 0 && (
        <ul
          className={`${styles.slides} ${controls.slides}`}
          tabIndex={slides.length > 1 ? 0 : undefined}
          aria-label={words('swiper.label')}
          style={{ '--count': slides.length } as CSSProperties}
          data-back={words('swiper.back')}
          data-forth={words('swiper.forth')}
        >
          {slides.map((slide, at) => (
            <li
              key={slide.id}
              className={`${styles.slide} ${controls.slide}`}
              data-at={at + 1}
              data-name={slide.title || words('swiper.slide', { at: at + 1 })}
            >
              <Slide slide={slide} look={look} first={at === 0} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
