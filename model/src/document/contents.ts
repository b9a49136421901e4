import type { EditedContent, GlobalConfiguration, Operation } from '@vitrine/schemas'
import type { Editable } from './editing.ts'

/** What a site says of its languages. */
interface LanguagesOfSite extends Pick<GlobalConfiguration, 'defaultLanguage' | 'languages'> {
  readonly sourceLanguage?: string | undefined
}

/** What operations on contents are applied to: contents by their keys, and the languages of their site. */
export const editableContents = (
  { defaultLanguage, sourceLanguage, languages }: LanguagesOfSite,
  contents: Readonly<Record<string, EditedContent>>,
): Editable => ({
  pagesList: [],
  menuList: [],
  pageSchemaMap: {},
  componentsSettingValues: {},
  globalConfiguration: {
    themeSettings: [],
    openThemeId: '',
    defaultLanguage,
    ...(sourceLanguage !== undefined && { sourceLanguage }),
    languages,
  },
  contents,
})

/** The key of the content that an operation is about; nothing when it is about a draft. */
export function contentOf(operation: Operation): string | undefined {
  if ('of' in operation) return 'content' in operation.of ? operation.of.content : undefined
  return 'content' in operation ? operation.content : undefined
}

/** What operations change of a record. */
export const editedContentOf = ({ slug, status, order, publishedAt, settings }: EditedContent): EditedContent => ({
  slug,
  status,
  order,
  ...(publishedAt !== undefined && { publishedAt }),
  settings,
})
