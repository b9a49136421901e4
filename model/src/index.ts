export type { DraftPlace, Finding } from './checks/finding.ts'
export { findingId } from './checks/finding-id.ts'
export { type HeadingOrder, headingOrder } from './checks/heading-order.ts'
export { checkDraft, type DraftToCheck } from './checks/publish-checks/check-draft.ts'
export type { KnownContent, SampleContent } from './checks/publish-checks/publish-check.ts'
export { type KnownSample, sampleFingerprint, samplesByOwner, samplesLeft, sampleTexts } from './checks/samples.ts'
export { contentDifference, contentSteps } from './difference/content-difference.ts'
export { type DraftChange, type DraftDifference, draftsBetween } from './difference/draft-difference.ts'
export { type MediaReplacement, mediaOperations, mediaOperationsIn } from './difference/replace-media.ts'
export { type Difference, operationsBetween, operationsOfSave, type SaveShape } from './difference/save-shape.ts'
export { type StoredChange, storedChanges } from './difference/stored-changes.ts'
export { contentOf, editableContents, editedContentOf } from './document/contents.ts'
export type { Editable } from './document/editing.ts'
export { anchorsOf, outlineOf, slugOf } from './document/headings.ts'
export { type MovedPage, movedPages } from './document/moved-pages.ts'
export { nestingProblem, type Spot, structureProblems } from './document/nesting.ts'
export { type PageAddress, pageAddress, readPageAddress } from './document/page-address.ts'
export { copyOfPage, type PageContent } from './document/page-copy.ts'
export { type PageLink, pageLinksIn } from './document/page-links.ts'
export { pagePath } from './document/page-path.ts'
export { componentsInOrder, type Tree, type VisitedComponent } from './document/page-walk.ts'
export { languagesOf, type PageDocument, type SiteDocument, siteOfPage } from './document/site-of-page.ts'
export { slugFrom } from './document/slug.ts'
export { type Specs, specOf } from './document/specs.ts'
export { type Changes, changesOf, hasChangeCurPage } from './history/changes.ts'
export {
  merge,
  notSaved,
  record,
  redo,
  type Stepped,
  saved,
  sending,
  undo,
} from './history/history.ts'
export { createHistory, type History } from './history/new-history.ts'
export { type OperationConflict, type Rebased, rebase } from './history/rebase.ts'
export {
  type Impact,
  type ImpactChange,
  type ImpactKind,
  type ImpactTotals,
  lossKinds,
  type SectionImpact,
} from './impact/change.ts'
export { ImpactCount, type StoredDraft } from './impact/impact.ts'
export { apply, applyAll, type BatchOutcome, type Done, type Outcome } from './operations/apply.ts'
export { isIgnored } from './operations/ignored.ts'
export { mayDo } from './operations/may-do.ts'
export { type Needs, needsOf } from './operations/needs.ts'
export { withEveryNote, withSourcesNoted } from './operations/notes.ts'
export type { OperationError } from './operations/operation-error.ts'
export { overlap } from './operations/overlaps.ts'
export { addedPageTypeError, sectionOnPageError, slugProblems } from './operations/page-type-rules.ts'
export { type Touch, touches } from './operations/touches.ts'
export { type Published, type PublishInput, publish } from './release/publish.ts'
export type { PublishScope } from './release/publish-scope.ts'
export {
  addressesToCompare,
  type LanguageChanges,
  type ReleaseChange,
  type ReleaseDiff,
  type ReleaseDocuments,
  releaseDiff,
} from './release/release-diff.ts'
export {
  changedPlaces,
  clashesIn,
  type PlannedChange,
  placesMovedSince,
  type ReleasePlace,
  sharedPlaces,
  withPlaces,
} from './release/release-places.ts'
export { type ResolvedContent, resolveContent } from './resolve/content.ts'
export { type Editions, editionsOf, type LanguageEditions, treeInLanguage } from './resolve/editions.ts'
export {
  baseLanguage,
  baseOrder,
  enabledLanguages,
  type LanguageOrder,
  type Languages,
  languageChain,
  languageOrder,
  nativeName,
  translatedLanguages,
  withDefaultLanguage,
} from './resolve/languages.ts'
export { type PageInLanguage, pageInLanguage } from './resolve/page-in-language.ts'
export { type Layer, type Resolved, resolve } from './resolve/resolve.ts'
export { type ColumnsInUse, columnsInUse, type ListForm } from './spreadsheet/columns-in-use.ts'
export { importSteps } from './spreadsheet/import-steps.ts'
export type { CellLookUp, CellOptions } from './spreadsheet/read-cell.ts'
export {
  namesIn,
  type ReadRow,
  type RowChange,
  type RowOptions,
  type RowProblem,
  type RowToRead,
  readRow,
} from './spreadsheet/read-row.ts'
export { cellsOf, type RecordOfCells } from './spreadsheet/record-cells.ts'
export { type BrandColours, withBrandColours } from './theme/brand-colours.ts'
export { hexOf, rgbOf } from './theme/colours.ts'
export { type LogoPalette, palettesOfLogo } from './theme/logo-palettes.ts'
export { activeTheme } from './theme/theme.ts'
export { nearestThemeColour, withKnownColours } from './theme/theme-colour-fix.ts'
export { isEnough, nearestEnough, type Paper, type ThemeContrast, themeContrasts } from './theme/theme-contrasts.ts'
export {
  type AltChange,
  type AltText,
  altOperations,
  altTextsIn,
  altTextsOf,
  type DraftAltText,
  isAltMissing,
  outdatedAlts,
} from './translation/alt-texts.ts'
export { checkTranslation, type FailedCheck } from './translation/checks/check-translation.ts'
export type { CheckContext, ForbiddenWord, GlossaryTerm } from './translation/checks/translation-check.ts'
export {
  type Coverage,
  type CoverageByLanguage,
  coverage,
  coverageOf,
  type DraftCoverage,
  progressOf,
} from './translation/coverage.ts'
export { withNotesOfDraft } from './translation/every-note.ts'
export { type FoundText, findTexts } from './translation/find-texts.ts'
export { isAsSeen, type MachineText, type MachineTextsOptions, textsForMachine } from './translation/machine-texts.ts'
export { type ProtectedText, protectText } from './translation/masks/protect-text.ts'
export { withOtherBase } from './translation/other-base.ts'
export { hasSegments, LINE_BREAK, type SegmentedText, segmentsOf } from './translation/segments/read-segments.ts'
export { type Inline, idsIn, type KnownCodes, type Segment, wordsOfSegment } from './translation/segments/segment.ts'
export { valueOfSegments } from './translation/segments/write-segments.ts'
export { ownersIn, type TextOwner } from './translation/text-owners.ts'
export {
  type BaseTexts,
  baseTextsOf,
  entryOf,
  noteAt,
  type TextState,
  type TranslatedText,
  textsIn,
} from './translation/translation-state.ts'
export { combinedStatus, speechOf } from './translation/translation-status.ts'
export {
  type UntranslatedOptions,
  type UntranslatedText,
  type UntranslatedTexts,
  untranslated,
} from './translation/untranslated.ts'
export { type TranslatedValue, textsOfValue, type ValueTexts } from './translation/value-texts.ts'
export { upgradeDraft, upgradePage } from './upgrade/upgrade.ts'
export { upgradeTree } from './upgrade/upgrade-tree.ts'
export {
  arrivedForeignMedia,
  arrivedForeignMediaOf,
  type ForeignMedia,
  foreignHost,
  foreignMediaOf,
  foreignMediaProblem,
  type MediaHosts,
} from './validation/foreign-media.ts'
export { sizeProblems } from './validation/page-size.ts'
export { settingsProblems } from './validation/settings-problems.ts'
export { canonicalJson } from './values/canonical-json.ts'
export { fingerprint, hash } from './values/fingerprint.ts'
export { idFrom } from './values/id-from.ts'
export { shownWords, sourceOf, sourceWords, wordsOfValue } from './values/source-words.ts'
export { isUpToDate } from './values/up-to-date.ts'
