import { defineSection } from '@vitrine/renderer'
import { videoSpec } from './spec.ts'
import { Video } from './video.tsx'

export const videoSection = defineSection(videoSpec, { view: Video })
