import { defineSection } from '@vitrine/renderer'
import { estimate } from './estimate.ts'
import { videoSpec } from './spec.ts'
import { Video } from './video.tsx'

export const videoSection = defineSection(videoSpec, { view: Video, estimate })
