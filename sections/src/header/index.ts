import { defineSection } from '@vitrine/renderer'
import { Header } from './header.tsx'
import { headerSpec } from './spec.ts'

export const headerSection = defineSection(headerSpec, { view: Header })
