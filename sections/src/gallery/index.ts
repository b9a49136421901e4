import { defineSection } from '@vitrine/renderer'
import { estimate } from './estimate.ts'
import { Gallery } from './gallery.tsx'
import { gallerySpec } from './spec.ts'

export const gallerySection = defineSection(gallerySpec, { view: Gallery, estimate })
