import { defineSection } from '@vitrine/renderer'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { load } from './load.ts'
import { breadcrumbsSpec } from './spec.ts'

export const breadcrumbsSection = defineSection(breadcrumbsSpec, { view: Breadcrumbs, load })
