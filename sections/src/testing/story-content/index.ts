import type { Preset } from '@vitrine/schemas'
import { addressPresets } from './address.ts'
import { bannerPresets } from './banner.ts'
import { caseDetailPresets } from './case-detail.ts'
import { caseListPresets } from './case-list.ts'
import { certificatesPresets } from './certificates.ts'
import { collectionPresets } from './collection.ts'
import { columnsPresets } from './columns.ts'
import { commentPresets } from './comment.ts'
import { contactPresets } from './contact.ts'
import { customerPresets } from './customer.ts'
import { downloadListPresets } from './download-list.ts'
import { footerPresets } from './footer.ts'
import { headerPresets } from './header.ts'
import { inquiryPresets } from './inquiry.ts'
import { newsDetailPresets } from './news-detail.ts'
import { newsListPresets } from './news-list.ts'
import { newsletterPresets } from './newsletter.ts'
import { plansPresets } from './plans.ts'
import { policyPresets } from './policy.ts'
import { posterPresets } from './poster.ts'
import { productPresets } from './product.ts'
import { productDetailPresets } from './product-detail.ts'
import { productListPresets } from './product-list.ts'
import { questionsPresets } from './questions.ts'
import { richTextPresets } from './rich-text.ts'
import { servicePresets } from './service.ts'
import { statisticsPresets } from './statistics.ts'
import { swiperPresets } from './swiper.ts'
import { tabsPresets } from './tabs.ts'
import { teamPresets } from './team.ts'
import { textLabelPresets } from './text-label.ts'
import { timelinePresets } from './timeline.ts'
import { videoPresets } from './video.ts'

/**
 * What a company might say in each section, by the type of it and the id of the preset it follows: for
 * stories and tests, which want real content. Presets hold samples for owners instead.
 */
export const storyContent: Readonly<Record<string, readonly Preset[]>> = {
  address: addressPresets,
  banner: bannerPresets,
  'case-detail': caseDetailPresets,
  'case-list': caseListPresets,
  certificates: certificatesPresets,
  collection: collectionPresets,
  columns: columnsPresets,
  comment: commentPresets,
  contact: contactPresets,
  customer: customerPresets,
  'download-list': downloadListPresets,
  footer: footerPresets,
  header: headerPresets,
  inquiry: inquiryPresets,
  'news-detail': newsDetailPresets,
  'news-list': newsListPresets,
  newsletter: newsletterPresets,
  policy: policyPresets,
  poster: posterPresets,
  product: productPresets,
  'product-detail': productDetailPresets,
  'product-list': productListPresets,
  questions: questionsPresets,
  'rich-text': richTextPresets,
  service: servicePresets,
  statistics: statisticsPresets,
  swiper: swiperPresets,
  team: teamPresets,
  tabs: tabsPresets,
  plans: plansPresets,
  'text-label': textLabelPresets,
  timeline: timelinePresets,
  video: videoPresets,
}
