import { defineSection } from '@vitrine/renderer'
import { estimate } from './estimate.ts'
import { tabsSpec } from './spec.ts'
import { Tabs } from './tabs.tsx'

export const tabsSection = defineSection(tabsSpec, { view: Tabs, estimate })
