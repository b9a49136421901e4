import type { Section } from '@vitrine/renderer'
import { address } from './address/index.ts'
import { banner } from './banner/index.ts'
import { breadcrumbs } from './breadcrumbs/index.ts'
import { caseDetail } from './case-detail/index.ts'
import { caseList } from './case-list/index.ts'
import { certificates } from './certificates/index.ts'
import { collection } from './collection/index.ts'
import { columns } from './columns/index.ts'
import { comment } from './comment/index.ts'
import { contact } from './contact/index.ts'
import { customer } from './customer/index.ts'
import { downloadList } from './download-list/index.ts'
import { footer } from './footer/index.ts'
import { header } from './header/index.ts'
import { inquiry } from './inquiry/index.ts'
import { newsDetail } from './news-detail/index.ts'
import { newsList } from './news-list/index.ts'
import { newsletter } from './newsletter/index.ts'
import { policy } from './policy/index.ts'
import { poster } from './poster/index.ts'
import { product } from './product/index.ts'
import { productDetail } from './product-detail/index.ts'
import { productList } from './product-list/index.ts'
import { questions } from './questions/index.ts'
import { richText } from './rich-text/index.ts'
import { service } from './service/index.ts'
import { statistics } from './statistics/index.ts'
import { swiper } from './swiper/index.ts'
import { textLabel } from './text-label/index.ts'
import { timeline } from './timeline/index.ts'
import { video } from './video/index.ts'

export { pageTemplates } from './page-templates.ts'

/** All sections, in the order of the palette. To add one, see docs/how-to/add-a-section.md. */
export const sections: readonly Section[] = [
  header,
  breadcrumbs,
  banner,
  swiper,
  poster,
  video,
  columns,
  textLabel,
  richText,
  productList,
  collection,
  product,
  productDetail,
  service,
  statistics,
  timeline,
  certificates,
  customer,
  comment,
  questions,
  caseList,
  caseDetail,
  newsList,
  newsDetail,
  downloadList,
  inquiry,
  contact,
  newsletter,
  address,
  policy,
  footer,
]
