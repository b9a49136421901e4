import { defineSection } from '@vitrine/renderer'
import { CaseList } from './case-list.tsx'
import { load } from './load.ts'
import { caseListSpec } from './spec.ts'

export const caseList = defineSection(caseListSpec, { view: CaseList, load })
