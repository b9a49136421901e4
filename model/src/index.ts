export { canonicalJson } from './canonical-json.ts'
export { type Changes, changesOf, hasChangeCurPage } from './changes.ts'
export type { DraftPlace, Finding } from './checks/finding.ts'
export { type HeadingOrder, headingOrder } from './checks/heading-order.ts'
export { checkDraft, type DraftToCheck } from './checks/publish-checks/check-draft.ts'
export type { KnownContent } from './checks/publish-checks/publish-check.ts'
export { type ResolvedContent, resolveContent } from './content.ts'
export {
  type Coverage,
  type CoverageByLanguage,
  coverage,
  coverageOf,
  type DraftCoverage,
  progressOf,
} from './coverage.ts'
export { type DraftChange, type DraftDifference, draftsBetween } from './draft-difference.ts'
export type { Editable } from './editing.ts'
export { type Editions, editionsOf, type LanguageEditions, treeInLanguage } from './editions.ts'
export { withNotesOfDraft } from './every-note.ts'
export { fingerprint, sourceOf } from './fingerprint.ts'
export {
  arrivedForeignMedia,
  arrivedForeignMediaOf,
  type ForeignMedia,
  foreignHost,
  foreignMediaOf,
  foreignMediaProblem,
  type MediaHosts,
} from './foreign-media.ts'
export { anchorsOf, outlineOf, slugOf } from './headings.ts'
export {
  createHistory,
  type History,
  merge,
  notSaved,
  record,
  redo,
  type Stepped,
  saved,
  sending,
  undo,
} from './history.ts'
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
} from './languages.ts'
export { type MovedPage, movedPages } from './moved-pages.ts'
export { nestingProblem, type Spot, structureProblems } from './nesting.ts'
export { apply, applyAll, type BatchOutcome, type Done, type Outcome } from './operations/apply.ts'
export { isIgnored } from './operations/ignored.ts'
export { mayDo } from './operations/may-do.ts'
export { type Needs, needsOf } from './operations/needs.ts'
export { isUpToDate, withEveryNote, withSourcesNoted } from './operations/notes.ts'
export { overlap } from './operations/overlaps.ts'
export type { OperationError } from './operations/refusal.ts'
export { type Touch, touches } from './operations/touches.ts'
export { type PageAddress, pageAddress, readPageAddress } from './page-address.ts'
export { copyOfPage, type PageContent } from './page-copy.ts'
export { type PageLink, pageLinksIn } from './page-links.ts'
export { componentsInOrder, type Tree, type VisitedComponent } from './page-walk.ts'
export { type Published, type PublishInput, publish } from './publish.ts'
export type { PublishScope } from './publish-scope.ts'
export { type OperationConflict, type Rebased, rebase } from './rebase.ts'
export {
  addressesToCompare,
  type LanguageChanges,
  type ReleaseChange,
  type ReleaseDiff,
  type ReleaseDocuments,
  releaseDiff,
} from './release-diff.ts'
export { type Layer, type Resolved, resolve } from './resolve.ts'
export { sampleTexts } from './samples.ts'
export { type Difference, operationsBetween, operationsOfSave, type SaveShape } from './save-shape.ts'
export { type Specs, specOf } from './specs.ts'
export type { TextOwner } from './text-owners.ts'
export { activeTheme } from './theme.ts'
export { nearestThemeColour, withKnownColours } from './theme-colour-fix.ts'
export { isEnough, nearestEnough, type Paper, type ThemeContrast, themeContrasts } from './theme-contrasts.ts'
export { baseTextsOf, entryOf, type TextState, type TranslatedText, textsIn } from './translation-state.ts'
export { combinedStatus, speechOf } from './translation-status.ts'
export {
  type UntranslatedOptions,
  type UntranslatedText,
  type UntranslatedTexts,
  untranslated,
} from './untranslated.ts'
export { upgradeDraft, upgradePage } from './upgrade.ts'
export { upgradeTree } from './upgrade-tree.ts'
export { sizeProblems } from './validation/page-size.ts'
export { settingsProblems } from './validation/settings-problems.ts'
