import { messageText, nameOfLanguage } from '@vitrine/editor-core'
import type { CommandContext } from '../../commands/index.ts'
import { reasonInWords } from '../../i18n/names.ts'
import { type FieldOwner, fieldTitle } from '../places/field-title.ts'
import type { PlaceToOpen } from '../places/open-place.ts'

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
  { editor }: CommandContext,
  { component, menu, theme, section = '' }: ProblemTextOptions,
): FieldOwner => {
  if (component !== undefined) return { type: editor.component(component)?.type ?? section }
  if (theme !== undefined) return 'theme'
  return menu === undefined ? 'page' : 'menu'
}

/** The parameters of a message as people know them: languages and kinds of pages by their names. */
function namesIn({ t, locale }: CommandContext, { key, params = {} }: ProblemTextOptions) {
  const named = { ...params } as Record<string, string | number>
  if (typeof named.from === 'string') named.from = nameOfLanguage(locale, named.from)
  if (typeof named.pageType === 'string') named.pageType = messageText(t, `pageType.${named.pageType}`)
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
export function problemInWords(context: CommandContext, problem: ProblemTextOptions) {
  const { key, path = '', language, message, items } = problem
  const isField = path !== '' && !path.startsWith('/')
  const field = isField ? fieldTitle(context, ownerOf(context, problem), path.replace(/#\d+$/, ''), items) : undefined
  const params = namesIn(context, problem)
  if (key === 'problem.required' && field !== undefined) params.missingProperty = field.split(' › ').at(-1) ?? field
  const said = isOfSections(key) ? reasonInWords(context, { key, params }) : messageText(context.t, key, params)
  return {
    field,
    // The service speaks another language than the interface where the site has not that one.
    text: said === key ? (message ?? key) : said,
    language: language === undefined ? undefined : nameOfLanguage(context.locale, language),
  }
}
