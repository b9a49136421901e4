import type { Estimate, Screen } from '@vitrine/renderer'
import { roomHeight } from '../parts/frame/frame-height.ts'
import { stackHeight } from '../parts/frame/stack-height.ts'
import { buttonsHeight } from '../parts/head/buttons-height.ts'
import type { SwiperProps, SwiperSlide } from './spec.ts'

/** Of most windows, where a swiper is as high as the window. */
const heights = {
  phone: { compact: 400, normal: 544, tall: 743 },
  desk: { compact: 416, normal: 576, tall: 743 },
} satisfies Record<string, Record<SwiperProps['height'], number>>

export const estimate: Estimate<SwiperProps, unknown> = ({ props }, screen) => {
  const { slides, look, height } = props
  const isPictureAbove = look === 'split' && screen.isPhone
  const least = isPictureAbove ? 0 : heights[screen.isPhone ? 'phone' : 'desk'][height]
  const picture = isPictureAbove ? screen.full * 0.8 : 0
  const highest = Math.max(least, ...slides.map((slide) => picture + slideHeight(slide, props, screen)))
  return highest + (look === 'cards' ? roomHeight(props, screen, 32) : 0)
}

function slideHeight(
  { eyebrow, title, text, buttons }: SwiperSlide,
  { look, titleSize }: SwiperProps,
  screen: Screen,
): number {
  const width = Math.min(screen.width, look === 'split' && !screen.isPhone ? 520 : 640)
  const words = stackHeight(16, [
    screen.text(eyebrow, { size: 'small', width }),
    (titleSize === 'large' && screen.isPhone ? 1.2 : 1) * screen.text(title, { size: 'title-1', width }),
    screen.text(text, { size: 'lead', width: Math.min(width, 576) }),
    buttonsHeight(buttons, screen, width),
  ])
  return words + (look === 'cards' ? (screen.isPhone ? 48 : 102) : look === 'split' && screen.isPhone ? 40 : 140)
}
