import { type Choice, type Message, type Option, pluralForms, readMessage, writeMessage } from './message-format.ts'

/** A text as sentences that are translated one by one, and what makes a text of the translations. */
export interface Sentences {
  readonly sentences: readonly string[]
  /** @param translated as many as `sentences`, in their order. */
  readonly join: (translated: readonly string[]) => string
}

/** So many sentences one text may become: four choices within each other would be hundreds. */
const MOST = 60

/**
 * What stands around a choice moves into its options, so that each of them is a whole sentence: other languages put
 * numbers elsewhere in it. The number itself (`#`) is written as a placeholder, which engines do not touch.
 */
type Tree =
  | string
  | (Omit<Choice, 'options'> & { readonly options: readonly { readonly key: string; readonly of: Tree }[] })

/** The number of a plural in a sentence, and a `#` that is none: it stood outside of the plural. */
const NUMBER = '{#}'
const SIGN = "{'#'}"

const isPlural = (part: Message[number]): part is Choice => typeof part !== 'string' && part.kind !== 'select'
const hasPlural = (message: Message): boolean =>
  message.some(
    (part) =>
      typeof part !== 'string' && (part.kind !== 'select' || part.options.some(({ parts }) => hasPlural(parts))),
  )

/** The texts of an option, with the number of the plural written out. Another plural in it has a number of its own. */
const numbersNamed = (message: Message, number: string): Message =>
  message.map((part) => {
    if (typeof part === 'string') return part.replaceAll('#', number)
    if (part.kind !== 'select') return part
    return { ...part, options: part.options.map(({ key, parts }) => ({ key, parts: numbersNamed(parts, number) })) }
  })

/** What stood outside of a plural keeps its `#`, which would be a number inside. */
const signsKept = (message: Message): Message =>
  message.map((part) =>
    typeof part === 'string' ? part.replaceAll(/(\{'?#'?\})|#/g, (_match, kept?: string) => kept ?? SIGN) : part,
  )

function treeOf(message: Message, to: string): Tree {
  const at = message.findIndex((part) => typeof part !== 'string')
  const choice = message[at]
  if (choice === undefined || typeof choice === 'string') return writeMessage(message)
  const { options: _options, ...kept } = choice
  const [before, after] = [message.slice(0, at), message.slice(at + 1)]
  const around = (parts: Message): Tree => {
    if (!isPlural(choice)) return treeOf(joined([...before, ...parts, ...after]), to)
    const isShared = hasPlural([...parts, ...after])
    const own = numbersNamed(parts, isShared ? `{${choice.name}, number}` : NUMBER)
    return treeOf(joined([...signsKept(before), ...own, ...signsKept(after)]), to)
  }
  return { ...kept, options: optionsFor(choice, to).map(({ key, parts }) => ({ key, of: around(parts) })) }
}

/** Whether a number is less than its argument while another plural stands beside it: then `#` cannot be written out. */
const hasSharedOffset = (message: Message): boolean => {
  const choices = message.filter((part) => typeof part !== 'string')
  const inner = choices.flatMap(({ options }) => options.map(({ parts }) => parts))
  const isShared = choices.filter(isPlural).length > 1 || inner.some(hasPlural)
  return (isShared && choices.some(({ offset }) => offset !== undefined)) || inner.some(hasSharedOffset)
}

/** Texts that follow one another are one. */
const joined = (message: Message): Message =>
  message.reduce<(string | Choice)[]>((all, part) => {
    const last = all.at(-1)
    if (typeof part === 'string' && typeof last === 'string') all[all.length - 1] = last + part
    else all.push(part)
    return all
  }, [])

/** The options that a language needs: its plural forms, from the same form of the source or from `other`, and exact numbers. */
function optionsFor({ kind, options }: Choice, to: string): readonly Option[] {
  if (kind === 'select') return options
  const other = options.find(({ key }) => key === 'other')
  const forms = pluralForms(to, kind).map((form) => ({
    key: form,
    parts: (options.find(({ key }) => key === form) ?? other)?.parts ?? [],
  }))
  return [...options.filter(({ key }) => key.startsWith('=')), ...forms]
}

/** How many sentences a message becomes. */
const countOf = (message: Message, to: string): number =>
  message.reduce((count, part) => {
    if (typeof part === 'string') return count
    return count * optionsFor(part, to).reduce((sum, { parts }) => sum + countOf(parts, to), 0)
  }, 1)

const leavesOf = (tree: Tree): readonly string[] =>
  typeof tree === 'string' ? [tree] : tree.options.flatMap(({ of }) => leavesOf(of))

function written(tree: Tree, next: () => string): string {
  if (typeof tree === 'string') return next()
  const { options, ...kept } = tree
  return writeMessage([
    {
      ...kept,
      options: options.map(({ key, of }) => ({
        key,
        parts: [written(of, next).replaceAll(NUMBER, '#').replaceAll(SIGN, "'#'")],
      })),
    },
  ])
}

/**
 * The sentences that an engine translates for a text: the text itself, or one for each plural form of the language that it
 * is translated into, and each option of other choices. Nothing for a message
 * with too many, or with an offset beside another plural.
 */
export function sentencesOf(text: string, to: string): Sentences | undefined {
  const message = readMessage(text)
  if (!message) return { sentences: [text], join: ([translated = '']) => translated }
  if (hasSharedOffset(message) || countOf(message, to) > MOST) return undefined
  const tree = treeOf(message, to)
  return {
    sentences: leavesOf(tree),
    join(translated) {
      let at = 0
      return written(tree, () => translated[at++] ?? '')
    },
  }
}
