import { altTexts } from './alt-texts.ts'
import { brokenAnchors } from './broken-anchors.ts'
import { brokenLinks } from './broken-links.ts'
import { emptyPages } from './empty-pages.ts'
import { mainHeadings } from './main-headings.ts'
import { missingTranslations } from './missing-translations.ts'
import type { PublishCheck } from './publish-check.ts'
import { seconds } from './seconds.ts'

/** What is looked at before a draft is published, beside the schemas. */
export const publishChecks: readonly PublishCheck[] = [
  emptyPages,
  brokenLinks,
  brokenAnchors,
  missingTranslations,
  altTexts,
  mainHeadings,
  seconds,
]
