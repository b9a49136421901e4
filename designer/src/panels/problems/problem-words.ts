import { type CommandContext, nameOfLanguage, reasonInWords } from '../../commands/index.ts'
import { fieldTitle, type Owner } from '../places/field-title.ts'
import type { PlaceToOpen } from '../places/open-place.ts'

/** A problem, or a finding of the service, which brings its words along. */
export interface ToTell extends PlaceToOpen {
  readonly key: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly message?: string
  readonly level?: 'error' | 'warning'
}

const ownerOf = ({ editor }: CommandContext, { component, menu }: ToTell): Owner => {
  if (component !== undefined) return { type: editor.component(component)?.type ?? '' }
  return menu === undefined ? 'page' : 'menu'
}

/** Whether the types among its parameters are sections, and have names. */
const isOfSections = (key: string): boolean => key.startsWith('problem.nesting.') || key === 'problem.unknownSection'

/** The same in several languages is told once, with all of them; a press leads to the first. */
export interface Together extends ToTell {
  readonly languages: readonly string[]
}

export function together(problems: readonly ToTell[]): readonly Together[] {
  const same = Map.groupBy(problems, ({ language: _language, ...problem }) => JSON.stringify(problem))
  return [...same.values()].flatMap((group) => {
    const languages = group.flatMap(({ language }) => language ?? [])
    return group[0] ? [{ ...group[0], languages }] : []
  })
}

/** Which field it is about, what is wrong with it, and in which language. */
export function problemInWords(context: CommandContext, problem: ToTell) {
  const { key, path = '', language, message } = problem
  const isField = path !== '' && !path.startsWith('/')
  const field = isField ? fieldTitle(context, ownerOf(context, problem), path.replace(/#\d+$/, '')) : undefined
  const params = { ...problem.params } as Record<string, string | number>
  if (key === 'problem.required' && field !== undefined) params.missingProperty = field.split(' › ').at(-1) ?? field
  return {
    field,
    text: message ?? (isOfSections(key) ? reasonInWords(context, { key, params }) : context.say(key, params)),
    language: language === undefined ? undefined : nameOfLanguage(context.locale, language),
  }
}
