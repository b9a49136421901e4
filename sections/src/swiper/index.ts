import { defineSection } from '@vitrine/renderer'
import { estimate } from './estimate.ts'
import { swiperSpec } from './spec.ts'
import { Swiper } from './swiper.tsx'

export const swiperSection = defineSection(swiperSpec, { view: Swiper, estimate })
