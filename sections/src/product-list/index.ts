import { defineSection } from '@vitrine/renderer'
import { estimate } from './estimate.ts'
import { load } from './load.ts'
import { ProductList } from './product-list.tsx'
import { productListSpec } from './spec.ts'

export const productListSection = defineSection(productListSpec, { view: ProductList, load, estimate })
