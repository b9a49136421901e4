import type { Section } from '@vitrine/renderer'
import { banner } from './banner/index.ts'
import { columns } from './columns/index.ts'
import { comment } from './comment/index.ts'
import { footer } from './footer/index.ts'
import { header } from './header/index.ts'
import { newsList } from './news-list/index.ts'
import { productList } from './product-list/index.ts'
import { statistics } from './statistics/index.ts'
import { textLabel } from './text-label/index.ts'

/** All sections, in the order of the palette. To add one, see docs/how-to/add-a-section.md. */
export const sections: readonly Section[] = [
  header,
  banner,
  columns,
  textLabel,
  productList,
  statistics,
  comment,
  newsList,
  footer,
]
