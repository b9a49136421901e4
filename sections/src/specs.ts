import type { SectionSpec } from '@vitrine/schemas'
import { addressSpec } from './address/spec.ts'
import { bannerSpec } from './banner/spec.ts'
import { beforeAfterSpec } from './before-after/spec.ts'
import { breadcrumbsSpec } from './breadcrumbs/spec.ts'
import { buttonsSpec } from './buttons/spec.ts'
import { caseDetailSpec } from './case-detail/spec.ts'
import { caseListSpec } from './case-list/spec.ts'
import { certificatesSpec } from './certificates/spec.ts'
import { collectionSpec } from './collection/spec.ts'
import { columnsSpec } from './columns/spec.ts'
import { commentSpec } from './comment/spec.ts'
import { contactSpec } from './contact/spec.ts'
import { customerSpec } from './customer/spec.ts'
import { dividerSpec } from './divider/spec.ts'
import { downloadListSpec } from './download-list/spec.ts'
import { footerSpec } from './footer/spec.ts'
import { gallerySpec } from './gallery/spec.ts'
import { headerSpec } from './header/spec.ts'
import { inquirySpec } from './inquiry/spec.ts'
import { inquiryListSpec } from './inquiry-list/spec.ts'
import { newsDetailSpec } from './news-detail/spec.ts'
import { newsListSpec } from './news-list/spec.ts'
import { newsletterSpec } from './newsletter/spec.ts'
import { pictureSpec } from './picture/spec.ts'
import { plansSpec } from './plans/spec.ts'
import { policySpec } from './policy/spec.ts'
import { posterSpec } from './poster/spec.ts'
import { productSpec } from './product/spec.ts'
import { productDetailSpec } from './product-detail/spec.ts'
import { productListSpec } from './product-list/spec.ts'
import { questionsSpec } from './questions/spec.ts'
import { richTextSpec } from './rich-text/spec.ts'
import { serviceSpec } from './service/spec.ts'
import { statisticsSpec } from './statistics/spec.ts'
import { swiperSpec } from './swiper/spec.ts'
import { tabsSpec } from './tabs/spec.ts'
import { teamSpec } from './team/spec.ts'
import { textLabelSpec } from './text-label/spec.ts'
import { timelineSpec } from './timeline/spec.ts'
import { videoSpec } from './video/spec.ts'

/**
 * All sections, in the order of the palette: their specs, without their views, so that the service reads
 * them without React. To add one, see docs/how-to/add-a-section.md; its view is found by its folder.
 */
export const sectionSpecs: readonly SectionSpec[] = [
  headerSpec,
  breadcrumbsSpec,
  bannerSpec,
  swiperSpec,
  posterSpec,
  pictureSpec,
  gallerySpec,
  beforeAfterSpec,
  videoSpec,
  columnsSpec,
  tabsSpec,
  dividerSpec,
  textLabelSpec,
  richTextSpec,
  buttonsSpec,
  productListSpec,
  collectionSpec,
  productSpec,
  productDetailSpec,
  plansSpec,
  serviceSpec,
  statisticsSpec,
  timelineSpec,
  certificatesSpec,
  customerSpec,
  commentSpec,
  teamSpec,
  questionsSpec,
  caseListSpec,
  caseDetailSpec,
  newsListSpec,
  newsDetailSpec,
  downloadListSpec,
  inquirySpec,
  inquiryListSpec,
  contactSpec,
  newsletterSpec,
  addressSpec,
  policySpec,
  footerSpec,
]
