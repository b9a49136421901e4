import { defineSection } from '@vitrine/renderer'
import { CaseDetail } from './case-detail.tsx'
import { load } from './load.ts'
import { caseDetailSpec } from './spec.ts'

export const caseDetail = defineSection(caseDetailSpec, { view: CaseDetail, load })
