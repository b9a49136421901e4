import { defineSection } from '@vitrine/renderer'
import { DownloadList } from './download-list.tsx'
import { downloadListSpec } from './spec.ts'

export const downloadList = defineSection(downloadListSpec, { view: DownloadList })
