import { altTexts } from './alt-texts.ts'
import { brokenAnchors } from './broken-anchors.ts'
import { brokenLinks } from './broken-links.ts'
import { emptyPages } from './empty-pages.ts'
import { foreignMedia } from './foreign-media.ts'
import { largePictures } from './large-pictures.ts'
import { mainHeadings } from './main-headings.ts'
import { missingTranslations } from './missing-translations.ts'
import type { DraftCheck, PublishCheck } from './publish-check.ts'
import { samples } from './sample-texts.ts'
import { seconds } from './seconds.ts'
import { storedProblems } from './stored-problems.ts'
import { unknownThemeColours } from './theme-colours.ts'
import { themes } from './themes.ts'
import { unusedFindings } from './unused-findings.ts'

/** What is looked at in every language before a draft is published, beside the schemas. */
export const publishChecks: readonly PublishCheck[] = [
  emptyPages,
  brokenLinks,
  brokenAnchors,
  missingTranslations,
  foreignMedia,
  samples,
  altTexts,
  largePictures,
  mainHeadings,
  seconds,
]

/** What is looked at once, in what is stored. */
export const draftChecks: readonly DraftCheck[] = [storedProblems, unusedFindings, unknownThemeColours, themes]
