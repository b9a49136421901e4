export { Announcements } from './commands/announcements.tsx'
export { type Announcer, createAnnouncer } from './commands/announcer.ts'
export { always, type Command, type CommandInfo, type CommandOption } from './commands/command.ts'
export { CommandButton } from './commands/command-button.tsx'
export { CommandDialog } from './commands/command-dialog.tsx'
export { type CommandList, createCommandList } from './commands/command-list.ts'
export { type CommandsContext, CommandsProvider, useCommandsContext } from './commands/commands-context.ts'
export { isOnMac } from './commands/is-mac.ts'
export { isShortcut } from './commands/keys/is-shortcut.ts'
export { isInDialog, isOnComponent, isTyping } from './commands/keys/key-target.ts'
export { listenForShortcuts } from './commands/keys/listen-for-shortcuts.ts'
export { ariaKeys, shownKeys } from './commands/keys/shortcut-text.ts'
export { createContentChoices } from './contents/content-choices.ts'
export {
  type ContentConflict,
  type ContentEditor,
  type ContentEditorState,
  createContentEditor,
  type SaveResult,
} from './contents/content-editor.ts'
export { ContentFields, ContentProblems } from './contents/content-fields.tsx'
export { fieldOfOperation, valueOfOperation } from './contents/operation-text.ts'
export { textIn } from './contents/text-in.ts'
export { type Saving, useIsUnsaved, useSaving } from './contents/use-saving.ts'
export { requiredContext } from './context/required-context.ts'
export type { OpenStream, SendCall, SendOptions, ServerEvent } from './context/service.ts'
export type { BarMenuItem } from './controls/bar-menu.tsx'
export { hasCoarsePointer } from './controls/coarse-pointer.ts'
export { ErrorBoundary } from './controls/error-boundary.tsx'
export { closestTo, isElement, isHtmlElement } from './controls/event-target.ts'
export { LoadFailureNotice, PanelLoadFailure } from './controls/load-failure.tsx'
export { MenuButton } from './controls/menu-button.tsx'
export { EmptyPanel, Panel } from './controls/panel.tsx'
export { DialogAction, QuestionDialog } from './controls/question-dialog.tsx'
export { restoreFocus } from './controls/restore-focus.ts'
export { type RowAction, RowMenu } from './controls/row-menu.tsx'
export { useScrollRow } from './controls/scroll-row.ts'
export { rememberedLocale, rememberLocale } from './i18n/interface-language.ts'
export { nameOfLanguage } from './i18n/language-name.ts'
export { leftToRight } from './i18n/left-to-right.ts'
export type { Reason } from './i18n/reason.ts'
export { type Naming, nameOfMenu, nameOfSlot, nameOfType, reasonInWords } from './i18n/section-names.ts'
export { type AnyTranslate, messageText } from './i18n/translate.ts'
export { createTranslator, labelIn, type Translator } from './i18n/translator.ts'
export { createMediaLibrary } from './media/media-library.ts'
export { type UploadedMedia, uploadFile, withPoster } from './media/upload-file.ts'
export { ChangeList } from './publishing/change-list.tsx'
export { changesInWords, type PlaceOfChanges, summaryInWords } from './publishing/diff-words.ts'
export type { DraftNaming, PlaceToOpen, WhereItIs } from './publishing/draft-naming.ts'
export { type FieldOwner, fieldTitle, withoutDevices } from './publishing/field-title.ts'
export { resultOfJob } from './publishing/follow-job.ts'
export { MovedNotice } from './publishing/moved-notice.tsx'
export { placeHash, placeIn } from './publishing/place-address.ts'
export { type PlacedFinding, placedFinding } from './publishing/placed-finding.ts'
export { groupedProblems, type ProblemTextOptions, problemInWords, type Together } from './publishing/problem-words.ts'
export {
  createPublishing,
  type PublishAnswer,
  type Publishing,
  PublishingProvider,
  type PublishRequest,
  usePreparedPages,
  usePublishing,
  usePublishState,
} from './publishing/publishing.ts'
export { rollbackInWords } from './publishing/rollback-words.ts'
export { placeValueText } from './publishing/value-words.ts'
export { keepingTranslation } from './settings/keep-translation.ts'
export { nameOfLink } from './settings/name-of-link.ts'
export { nameOfPageType } from './settings/name-of-page-type.ts'
export { resolved } from './settings/resolved.ts'
export { type EditedSettings, layerFor } from './settings/setting-operation.ts'
export { createSettingSource } from './settings/setting-source.ts'
export type { DoneListener, OperationInput, SettingsEditor } from './settings/settings-editor.ts'
export { createSourceTexts } from './settings/source-texts.ts'
export { storedPath } from './settings/stored-path.ts'
export { createSignIn, type SignedInAccount, type SignIn, type SignInState, withSignIn } from './sign-in/sign-in.ts'
export { UpdateNotice } from './updates/update-notice.tsx'
