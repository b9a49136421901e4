import { defineSection } from '@vitrine/renderer'
import { InquiryListView } from './inquiry-list.tsx'
import { load } from './load.ts'
import { inquiryListSpec } from './spec.ts'

export const inquiryListSection = defineSection(inquiryListSpec, { view: InquiryListView, load })
