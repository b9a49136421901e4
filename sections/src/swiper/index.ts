import { defineSection } from '@vitrine/renderer'
import { swiperSpec } from './spec.ts'
import { Swiper } from './swiper.tsx'

export const swiperSection = defineSection(swiperSpec, { view: Swiper })
