import { defineSection } from '@vitrine/renderer'
import { estimate } from './estimate.ts'
import { Picture } from './picture.tsx'
import { pictureSpec } from './spec.ts'

export const pictureSection = defineSection(pictureSpec, { view: Picture, estimate })
