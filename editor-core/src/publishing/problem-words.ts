import { nameOfLanguage } from '../i18n/language-name.ts'
import { reasonInWords } from '../i18n/section-names.ts'
import { messageText } from '../i18n/translate.ts'
import { nameOfPageType } from '../settings/name-of-page-type.ts'
import type { DraftNaming, PlaceToOpen } from './draft-naming.ts'
import { type FieldOwner, fieldTitle } from './field-title.ts'

/** A problem, or a finding of the service, which brings its words along. */
export interface ProblemTextOptions extends PlaceToOpen {
  readonly key: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly message?: string
  readonly level?: 'error' | 'warning'
  /** The type of the component's section, which the editor knows of open pages only. */
  readonly section?: string
  /** The items that the path leads through, each by its text or its number. */
  readonly items?: readonly (string | number)[]
}

const ownerOf = (
  { typeOf }: Pick<DraftNaming, 'typeOf'>,
  { component, menu, theme, section = '' }: ProblemTextOptions,
): FieldOwner => {
  if (component !== undefined) return { type: typeOf(component) ?? section }
  if (theme !== undefined) return 'theme'
  return menu === undefined ? 'page' : 'menu'
}

/** The parameters of a message as people know them: languages and kinds of pages by their names. */
function namesIn({ t, locale }: Pick<DraftNaming, 't' | 'locale'>, { key, params = {} }: ProblemTextOptions) {
  const named = { ...params } as Record<string, string | number>
  if (typeof named.from === 'string') named.from = nameOfLanguage(locale, named.from)
  if (typeof named.pageType === 'string') named.pageType = nameOfPageType(t, named.pageType)
  if (key === 'check.themeColourMissing') named.colour = messageText(t, `theme.colors.${named.colour}`)
  return named
}

/** Whether the types among its parameters are sections, and have names. */
const isOfSections = (key: string): boolean => key.startsWith('problem.nesting.') || key === 'problem.unknownSection'

/** The same problem in several languages is listed once, with all of them; a press leads to the first. */
export interface Together extends ProblemTextOptions {
  readonly languages: readonly string[]
}

export function groupedProblems(problems: readonly ProblemTextOptions[]): readonly Together[] {
  const same = Map.groupBy(problems, ({ language: _language, ...problem }) => JSON.stringify(problem))
  return [...same.values()].flatMap((group) => {
    const languages = group.flatMap(({ language }) => language ?? [])
    return group[0] ? [{ ...group[0], languages }] : []
  })
}

/** Which field it is about, what is wrong with it, and in which language. */
export function problemInWords(naming: DraftNaming, problem: ProblemTextOptions) {
  const { key, path = '', language, message, items } = problem
  const isField = path !== '' && !path.startsWith('/')
  const field = isField ? fieldTitle(naming, ownerOf(naming, problem), path.replace(/#\d+$/, ''), items) : undefined
  const params = namesIn(naming, problem)
  if (key === 'problem.required' && field !== undefined) params.missingProperty = field.split(' › ').at(-1) ?? field
  const said = isOfSections(key) ? reasonInWords(naming, { key, params }) : messageText(naming.t, key, params)
  return {
    field,
    // The service speaks another language than the interface where the site has not that one.
    text: said === key ? (message ?? key) : said,
    language: language === undefined ? undefined : nameOfLanguage(naming.locale, language),
  }
}
