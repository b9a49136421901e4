export { type PageDocument, type SiteDocument, siteOfPage, slugOf } from '@vitrine/model'
export {
  currencyDecimals,
  dateOptions,
  formatBytes,
  formatDate,
  formatMoney,
  formatNumber,
  languageName,
} from '@vitrine/schemas/format'
export { createViewContext, useComponentId, useStage, useViewContext } from '#stage-context'
/** @public */
export { type Ask, loadData, type PageData } from './embed/load-data.ts'
/** @public */
export { type PageAtAddress, pageAt } from './embed/page-at.ts'
export type { DrawableDocument, PageChoice } from './embed/page-source.ts'
export type { PageLink, PageSite } from './embed/page-stage.ts'
export { VitrinePage } from './embed/page-with-compiler.ts'
export type { Checks } from './embed/registered.ts'
export type { RenderWarning } from './embed/render-warning.ts'
export type { CommonProps, VitrinePageProps } from './embed/vitrine-page-props.ts'
export { deferred } from './estimate/deferred.ts'
export type { Screen } from './estimate/screen.ts'
export { Icon } from './icons/icon.tsx'
export { Island, type IslandMoment } from './island/island.tsx'
export { LayoutStep } from './page/layout-step.tsx'
export { Download, type DownloadFile } from './parts/download.tsx'
export { Filled } from './parts/filled.tsx'
export { Image } from './parts/image.tsx'
export { Link } from './parts/link.tsx'
export { Money, Price } from './parts/price.tsx'
export { RichTextContent } from './parts/rich-text.tsx'
export { Slot, type SlotContent, useSlotContent } from './parts/slot.tsx'
export { inLanguage } from './parts/text-attributes.ts'
export { useUnit } from './parts/unit.ts'
export { VideoPlayer } from './parts/video.tsx'
export { viewParts } from './parts/view-parts.ts'
export { cssColour } from './section/css-values.ts'
export type { PreparedSection, Registry } from './section/prepared-section.ts'
export { createRegistry } from './section/registry.ts'
export { RegistryError } from './section/registry-error.ts'
export {
  type DataOf,
  defineSection,
  type Estimate,
  type Load,
  type LoadRequest,
  type RootAttributes,
  request,
  type Section,
  type StageList,
  type StageVisit,
  type ViewProps,
} from './section/section.ts'
export { type IslandPart, island } from './stage/island-part.ts'
export type {
  ConsentState,
  FormOutcome,
  ImageUpload,
  LanguageChoice,
  SentSummary,
  SiteContact,
  Stage,
  StageConsent,
  StageSite,
} from './stage/stage.ts'
export { drawText } from './text/draw-text.tsx'
