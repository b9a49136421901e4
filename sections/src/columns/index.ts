import { defineSection } from '@vitrine/renderer'
import { Columns } from './columns.tsx'
import { columnsSpec } from './spec.ts'

export const columnsSection = defineSection(columnsSpec, { view: Columns })
