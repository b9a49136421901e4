export * from './access.ts'
export * from './audit-actions.ts'
export * from './browser-storage.ts'
export * from './calls/index.ts'
export * from './constants.ts'
export * from './content/index.ts'
export { type IconName, iconNames, pointingIcons } from './definitions/icon.ts'
export { imageVariant } from './definitions/image.ts'
export * from './definitions/index.ts'
export { type RichTextNode, richTextBlocks, richTextMarks } from './definitions/rich-text.ts'
export { defaultsOf } from './derive/defaults-of.ts'
export { isDevice } from './derive/device.ts'
export { itemNames, itemTexts } from './derive/item-texts.ts'
export * from './derive/props-of.ts'
export { schemaAt } from './derive/schema-at.ts'
export { languageMapOf, seenOf, storedOf } from './derive/stored-of.ts'
export { mapAlong, mapTexts, valuesAlong } from './derive/values.ts'
export {
  deref,
  hasItemIds,
  isWhole,
  namesDefinition,
  type Place,
  places,
  propertiesOf,
  responsivePaths,
  translatablePaths,
} from './derive/walk.ts'
export { contentKey, type EditedContent, readContentKey } from './documents/content.ts'
export * from './documents/cookies.ts'
export * from './documents/draft.ts'
export * from './documents/edition.ts'
export * from './documents/google.ts'
export * from './documents/language.ts'
export * from './documents/menu.ts'
export * from './documents/operation.ts'
export type * from './documents/operations/configuration.ts'
export type * from './documents/operations/contents.ts'
export type * from './documents/operations/pages.ts'
export type * from './documents/operations/places.ts'
export type * from './documents/operations/settings.ts'
export type * from './documents/operations/structure.ts'
export * from './documents/page.ts'
export * from './documents/page-schema.ts'
export * from './documents/page-types.ts'
export * from './documents/redirect.ts'
export * from './documents/release.ts'
export * from './documents/settings.ts'
export * from './documents/shipping.ts'
export * from './documents/site.ts'
export * from './documents/site-template.ts'
export * from './documents/trade-terms.ts'
export { escapeHtml } from './escape-html.ts'
export * from './file-bucket.ts'
export * from './frame/messages.ts'
export * from './frame/view.ts'
export { ID_PATTERN, isId, newId } from './ids.ts'
export { isForbiddenName, isList, isObject, type Json, type JsonObject, own } from './json.ts'
export { type Keywords, type Reference, type SchemaNode, type SectionProps, type Unit, units } from './keywords.ts'
export { choiceLabelKey, labelKey, sectionLabelKeys } from './label-keys.ts'
export { layoutProps } from './layout-props.ts'
export { commentLimits, formLimits, limits } from './limits.ts'
export { interfaceLanguage, lookUpLanguage } from './look-up-language.ts'
export * from './mail-sender.ts'
export type { PageTemplate } from './page-template.ts'
export * from './page-type-spec.ts'
export {
  byIdOrIndex,
  byIndex,
  byItemId,
  type FindItem,
  getIn,
  type PathLike,
  removeIn,
  setIn,
  updateIn,
} from './paths/in.ts'
export * from './paths/path.ts'
export type { PathTo } from './paths/prop-path.ts'
export * from './permission-set.ts'
export * from './section.ts'
export { SITE_NAME, withSiteName } from './site-name.ts'
export * from './theme.ts'
export * from './translation-engine.ts'
export { checkSize, elsewhere, inSaves, type SizeLimits, withoutForbiddenKeys } from './validate/check-size.ts'
export { isEmail, withoutSpacesAround } from './validate/email.ts'
export {
  formats,
  isAsset,
  isPlainColour,
  isSafeUrl,
} from './validate/formats.ts'
export { charactersOf } from './validate/max-length.ts'
export { type Problem, type ProblemPlace, problemsOf } from './validate/problem.ts'
export { readJson } from './validate/read-json.ts'
export { sharedIds } from './validate/shared-ids.ts'
export { standardFormats } from './validate/standard-formats.ts'
export { type Check, canCompile, checkOf, createAjv, sharedSchemas, verifySchema } from './validate/validator.ts'
export * from './webhook-events.ts'
export { filled, plainWords, type WordsIn } from './words/plain-words.ts'
