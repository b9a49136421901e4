import { type Choice, type Message, pluralForms, readMessage } from '../masks/message-format.ts'
import { isSame, valuesOf } from './compare.ts'
import type { TranslationCheck } from './translation-check.ts'

const nameOf = (tag: string): string => /^<\/?\s*([a-z][\w:-]*)/iu.exec(tag)?.[1]?.toLowerCase() ?? ''
/** Elements that are never closed. */
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr', 'x', 'ph', 'input'])

function isNested(tags: readonly string[]): boolean {
  const open: string[] = []
  for (const tag of tags) {
    const name = nameOf(tag)
    if (name === '' || tag.endsWith('/>') || empty.has(name)) continue
    if (!tag.startsWith('</')) open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}

/** The same tags in both texts, in a translation closed in the right order where they are in the source. */
export const tags: TranslationCheck = {
  id: 'tags',
  fails(source, target) {
    const [wanted, found] = [valuesOf(source, ['tag']), valuesOf(target, ['tag'])]
    return !isSame(wanted, found) || (isNested(wanted) && !isNested(found))
  },
}

const choicesOf = (message: Message): readonly Choice[] =>
  message.flatMap((part) =>
    typeof part === 'string' ? [] : [part, ...part.options.flatMap(({ parts }) => choicesOf(parts))],
  )
const namesOf = (choices: readonly Choice[]) => [...new Set(choices.map(({ name, kind }) => `${name} ${kind}`))].sort()

/** The same choices in both messages, with the same options where these are words of a program. */
export const icu: TranslationCheck = {
  id: 'icu',
  fails(source, target) {
    const [wanted, found] = [source, target].map((text) => choicesOf(readMessage(text) ?? []))
    if (!wanted || !found || !isSame(namesOf(wanted), namesOf(found))) return true
    return wanted
      .filter(({ kind }) => kind === 'select')
      .some(({ name, options }) => {
        const other = found.find((choice) => choice.name === name && choice.kind === 'select')
        return !isSame(options.map(({ key }) => key).sort(), (other?.options ?? []).map(({ key }) => key).sort())
      })
  },
}

/** Every plural form that the language of the translation has, and no other. */
export const plurals: TranslationCheck = {
  id: 'plurals',
  fails: (_source, target, { to }) =>
    choicesOf(readMessage(target) ?? []).some(({ kind, options }) => {
      if (kind === 'select') return false
      const forms = options.map(({ key }) => key).filter((key) => !key.startsWith('='))
      return !isSame(forms, pluralForms(to, kind))
    }),
}
