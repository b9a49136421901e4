import { VitrinePage } from '@vitrine/renderer/compiled'
import '@vitrine/renderer/page.css'
import { checks } from '../given/checks.ts'
import { page, sections } from '../given/vitrine.tsx'

export const Sample = () => <VitrinePage sections={sections} document={page} language="de" checks={checks} />
