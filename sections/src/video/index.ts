import { defineSection } from '@vitrine/renderer'
import { videoSpec } from './spec.ts'
import { Video } from './video.tsx'

export const video = defineSection(videoSpec, { view: Video })
