import { defineSection } from '@vitrine/renderer'
import { estimate } from './estimate.ts'
import { load } from './load.ts'
import { ProductSpotlight } from './product.tsx'
import { productSpec } from './spec.ts'

export const productSection = defineSection(productSpec, { view: ProductSpotlight, load, estimate })
