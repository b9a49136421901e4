import { defineSection } from '@vitrine/renderer'
import { load } from './load.ts'
import { ProductDetail } from './product-detail.tsx'
import { productDetailSpec } from './spec.ts'

export const productDetailSection = defineSection(productDetailSpec, { view: ProductDetail, load })
