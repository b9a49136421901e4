import { defineSection } from '@vitrine/renderer'
import { DownloadList } from './download-list.tsx'
import { estimate } from './estimate.ts'
import { downloadListSpec } from './spec.ts'

export const downloadListSection = defineSection(downloadListSpec, { view: DownloadList, estimate })
