import { VitrinePage } from '@vitrine/renderer'
import { sections, site } from './site.ts'

export const Page = () => <VitrinePage sections={sections} document={site} />
