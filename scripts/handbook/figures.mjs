// The figures of the owner's page of limits, read from the code that holds to them (R317).
import { readFileSync } from 'node:fs'
import { MOST_TAGS } from '../../api/src/features/media/cleaned-tags.ts'
import { invitationLife } from '../../api/src/features/members/invitations.queries.ts'
import { removedLife } from '../../api/src/features/site-removal/removed-sites.queries.ts'
import { sessionLife } from '../../api/src/http/server/cookies.ts'
import { pictureLimits } from '../../office/src/contents/spreadsheet/reader/picture-limits.ts'
import { spreadsheetLimits } from '../../office/src/contents/spreadsheet/reader/spreadsheet.ts'
import { newPasswordField } from '../../schemas/src/calls/account.ts'
import { MOST_KEY_DAYS } from '../../schemas/src/calls/api-keys.ts'
import { changeConversation } from '../../schemas/src/calls/conversations.ts'
import { addPreviewLink } from '../../schemas/src/calls/keys.ts'
import { MOST_NUMBER_DAYS } from '../../schemas/src/calls/numbers.ts'
import { importRedirects } from '../../schemas/src/calls/redirects.ts'
import { languageCodes } from '../../schemas/src/constants.ts'
import { productContentProps } from '../../schemas/src/content/product.ts'
import { draft, globalConfiguration } from '../../schemas/src/documents/draft.ts'
import { shippingProps } from '../../schemas/src/documents/shipping.ts'
import { site } from '../../schemas/src/documents/site.ts'
import { commentLimits, formLimits, limits } from '../../schemas/src/limits.ts'

const MiB = 1024 * 1024
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A number that only its own file knows: the first that stands behind a pattern. */
function numberIn(file, before) {
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  const [, found] = new RegExp(`${before.source}\\s*([\\d_]+(?:\\s*\\*\\s*[\\d_]+)*)`).exec(source) ?? []
  if (found === undefined) throw new Error(`${file} has no number behind ${before.source}`)
  return found
    .replaceAll('_', '')
    .split('*')
    .reduce((product, factor) => product * Number(factor), 1)
}

const sweep = 'api/src/features/content-imports/sweep-content-imports.queries.ts'

const { properties: product } = productContentProps

/**
 * Each figure of the page, in the order in which the page names them: its name, its value, and its unit where it is
 * written with one.
 *
 * @type {readonly (readonly [name: string, value: number, unit?: 'megabyte'])[]}
 */
export const figures = [
  ['image', limits.image / MiB, 'megabyte'],
  ['imagePixels', limits.imagePixels],
  ['imageSide', limits.imageSide],
  ['video', limits.video / MiB, 'megabyte'],
  ['file', limits.file / MiB, 'megabyte'],
  ['uploadKept', limits.uploadKept / HOUR],
  ['unfinished', numberIn('api/src/features/media/uploads/uploads.routes.ts', /const MOST_UNFINISHED =/)],
  ['mediaTags', MOST_TAGS],
  ['pages', draft.properties.pagesList.maxItems],
  ['componentsPerPage', limits.componentsPerPage],
  ['componentDepth', limits.componentDepth],
  ['string', limits.string],
  ['page', limits.page / MiB, 'megabyte'],
  ['languageMap', limits.languageMap / MiB, 'megabyte'],
  ['menus', draft.properties.menuList.maxItems],
  ['themes', globalConfiguration.properties.themeSettings.maxItems],
  ['languages', globalConfiguration.properties.languages.maxItems],
  ['interfaceLanguages', languageCodes.length],
  ['productName', product.name.maxLength],
  ['productImages', product.images.maxItems],
  ['priceTiers', product.priceTiers.maxItems],
  ['specTypes', product.specTypes.maxItems],
  ['options', product.specTypes.items.properties.options.maxItems],
  ['collections', product.collections.maxItems],
  ['pageSize', limits.pageSize],
  ['redirectsAtOnce', importRedirects.body.properties.rules.maxItems],
  ['spreadsheet', spreadsheetLimits.file / MiB, 'megabyte'],
  ['spreadsheetRows', spreadsheetLimits.rows],
  ['spreadsheetColumns', spreadsheetLimits.columns],
  ['spreadsheetCells', spreadsheetLimits.cells],
  ['spreadsheetCell', limits.spreadsheetCell],
  ['picturesOfSpreadsheet', pictureLimits.zip / MiB, 'megabyte'],
  ['importUndoDays', numberIn(sweep, /UNFINISHED, FINISHED\] = \[\d+ \* DAY,/)],
  ['importCheckedDays', numberIn(sweep, /UNFINISHED, FINISHED\] = \[/)],
  ['releasesKept', limits.releasesKept],
  [
    'planned',
    numberIn('api/src/features/publishing/planned-releases/planned-releases.routes.ts', /const MOST_WAITING =/),
  ],
  ['plannedContents', limits.contentPlans],
  ['plannedDays', numberIn('api/src/features/publishing/planned-releases/planned-time.ts', /const MOST_AHEAD =/) / DAY],
  ['previewDays', addPreviewLink.body.properties.days.maximum],
  ['comments', commentLimits.perDraft],
  ['bodyOfImport', limits.bodyOfImport / MiB, 'megabyte'],
  ['unpackedSite', limits.unpackedSite / MiB, 'megabyte'],
  ['filesOfSite', limits.filesOfSite],
  ['exportHours', numberIn('api/src/features/site-export/export-job.ts', /const KEPT_FOR =/) / HOUR],
  ['restoreDays', removedLife / DAY],
  ['invitations', numberIn('api/src/features/members/invitations.routes.ts', /const MOST_WAITING =/)],
  ['invitationDays', invitationLife / DAY],
  ['idleHours', sessionLife.idle / HOUR],
  ['sessionDays', sessionLife.absolute / DAY],
  ['passwordLeast', newPasswordField.minLength],
  ['passwordMost', newPasswordField.maxLength],
  ['passkeys', numberIn('api/src/features/accounts/passkeys/passkeys.routes.ts', /const MOST =/)],
  ['apiKeys', numberIn('api/src/features/api-keys/api-keys.routes.ts', /const MOST =/)],
  ['apiKeyLife', MOST_KEY_DAYS],
  ['webhooks', numberIn('api/src/features/webhooks/webhooks.routes.ts', /const MOST =/)],
  ['webhookDays', numberIn('api/src/features/webhooks/log/delivery-log.queries.ts', /const KEPT =/) / DAY],
  ['domains', site.properties.domains.maxItems],
  ['zones', shippingProps.properties.zones.maxItems],
  ['replyTemplates', numberIn('api/src/features/conversations/templates/reply-templates.routes.ts', /const MOST =/)],
  ['conversationTags', changeConversation.body.properties.tags.maxItems],
  ['retentionLeast', site.properties.retentionDays.minimum],
  ['retentionMost', site.properties.retentionDays.maximum],
  ['numberDays', Math.floor(MOST_NUMBER_DAYS / 2)],
  ['message', formLimits.message],
  ['name', formLimits.name],
  ['company', formLimits.company],
  ['lines', formLimits.lines],
  ['images', formLimits.images],
  ['imageBytes', formLimits.imageBytes / MiB, 'megabyte'],
  ['quantity', formLimits.quantity],
]
