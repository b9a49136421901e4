import type { SectionSpec } from '@vitrine/schemas'
import { bannerSpec } from './banner/spec.ts'
import { columnsSpec } from './columns/spec.ts'
import { commentSpec } from './comment/spec.ts'
import { footerSpec } from './footer/spec.ts'
import { headerSpec } from './header/spec.ts'
import { newsListSpec } from './news-list/spec.ts'
import { productListSpec } from './product-list/spec.ts'
import { statisticsSpec } from './statistics/spec.ts'
import { textLabelSpec } from './text-label/spec.ts'

/** The specs of all sections, without their views: what the service needs to know of them. */
export const sectionSpecs: readonly SectionSpec[] = [
  headerSpec,
  bannerSpec,
  columnsSpec,
  textLabelSpec,
  productListSpec,
  statisticsSpec,
  commentSpec,
  newsListSpec,
  footerSpec,
]
