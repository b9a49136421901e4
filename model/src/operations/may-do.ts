import {
  contentProps,
  deref,
  type Membership,
  menuProps,
  type Operation,
  pageProps,
  readContentKey,
  type SchemaNode,
  type SectionProps,
  type SettingsOf,
  schemaAt,
} from '@vitrine/schemas'
import { contentOf } from '../document/contents.ts'
import { type Editable, ofMap } from '../document/editing.ts'
import { type Specs, specOf } from '../document/specs.ts'
import { baseLanguage } from '../resolve/languages.ts'
import { isIgnored } from './ignored.ts'
import type { OperationError } from './operation-error.ts'

const contentKinds: ReadonlySet<string | undefined> = new Set(['rich-text', 'image', 'video', 'link', 'seo'])
const colourFormats: ReadonlySet<string | undefined> = new Set(['color', 'plain-color'])

/** Free text, an address of a file, or one of the values that are content as a whole. */
const isContent = (node: SchemaNode): boolean =>
  contentKinds.has(node.$id) ||
  (node.type === 'string' && node.enum === undefined && node.const === undefined && !colourFormats.has(node.format))

/** Whether a path names content: its value, or one inside a value that is content (`image.alt`). */
function namesContent(props: SectionProps, path: string): boolean {
  const ends = [...path.matchAll(/[.[]/g)].map(({ index }) => index)
  const node = schemaAt(props, path)
  return (
    node !== undefined &&
    (isContent(node) ||
      ends.some((end) => {
        const above = schemaAt(props, path.slice(0, end))
        return above !== undefined && contentKinds.has(deref(above).$id)
      }))
  )
}

/** Whether a path names a value that is translatable, or one inside such a value (`image.alt`). */
function isTranslatable(props: SectionProps, path: string): boolean {
  const ends = [...path.matchAll(/[.[]/g)].map(({ index }) => index)
  return [...ends, path.length].some((end) => schemaAt(props, path.slice(0, end))?.translatable === true)
}

function propsOf(of: SettingsOf, draft: Editable, specs: Specs): SectionProps | undefined {
  if ('content' in of) {
    const key = readContentKey(of.content)
    return key && contentProps[key.kind]
  }
  if ('pageRecord' in of) return pageProps
  if ('menu' in of) return menuProps
  const schema =
    of.part === undefined ? ofMap(draft.pageSchemaMap, of.page) : draft.globalConfiguration[of.part]?.pageSchema
  const type = schema && ofMap(schema.components, of.component)?.type
  return type === undefined ? undefined : specOf(specs, type)?.props
}

const no = (key: OperationError['key'], params: OperationError['params'] = {}): OperationError => ({ key, params })

/** Whether a content editor may do this to a content: write it and give it a place, but neither show it nor take it away. */
function mayEditContent(operation: Operation): boolean {
  switch (operation.type) {
    case 'add-content':
      return operation.record.status === 'draft'
    case 'change-content':
      return Object.keys(operation.changes).every((field) => field === 'order')
    case 'remove-content':
      return false
    default:
      return true
  }
}

/**
 * Whether a member may do this (R296): `true`, or why not.
 *
 * - owner, admin, editor: everything
 * - content editor: write and clear texts, pictures, films, links and files, in any language, and say that a change
 *   was minor; no structure, no layout, no colours, no choices. Of contents all values and their order, and new ones that are
 *   drafts; neither addresses nor whether they are shown, and nothing is removed
 * - translator: write and clear entries of the languages that are theirs, never the base
 * - viewer: nothing
 *
 * Of an API key with languages, that alone which its languages allow as well: texts in them, and in the base where the
 * source language is one of them.
 *
 * @param draft holds what `needsOf` names for the operation.
 */
export function mayDo(member: Membership, operation: Operation, draft: Editable, specs: Specs): true | OperationError {
  const byRole = mayDoByRole(member, operation, draft, specs)
  const languages = member.key?.languages
  return byRole !== true || languages === undefined ? byRole : mayWriteText(languages, operation, draft, specs)
}

type OfText = Extract<Operation, { readonly type: 'set-setting' | 'clear-setting' | 'mark-minor' }>

/** Operations on single values. That a change of the base was minor, whoever may write the base may say. */
const isOfText = (operation: Operation): operation is OfText =>
  operation.type === 'set-setting' || operation.type === 'clear-setting' || operation.type === 'mark-minor'

const languageOf = (operation: OfText): string | undefined =>
  operation.type === 'mark-minor' ? undefined : operation.language

/** Whether somebody who may write texts in some languages, and nothing else, may do this. */
function mayWriteText(
  languages: readonly string[],
  operation: Operation,
  draft: Editable,
  specs: Specs,
): true | OperationError {
  if (isIgnored(operation)) return true
  if (!isOfText(operation)) return no('refusal.keyLanguages')
  const base = baseLanguage(draft.globalConfiguration)
  const { of, path } = operation
  const language = languageOf(operation) ?? base
  if (!languages.includes(language)) return no('refusal.notYourLanguage', { language })
  // Maps of languages hold nothing but what is translatable; the base holds all values.
  const props = language === base ? propsOf(of, draft, specs) : undefined
  return props === undefined || isTranslatable(props, path) ? true : no('refusal.keyLanguages')
}

function mayDoByRole(
  { role, languages = [] }: Membership,
  operation: Operation,
  draft: Editable,
  specs: Specs,
): true | OperationError {
  if (role === 'owner' || role === 'admin' || role === 'editor') return true
  // It does nothing (R211), and the rest of its batch may.
  if (role !== 'viewer' && isIgnored(operation)) return true
  if (role === 'content-editor' && contentOf(operation) !== undefined)
    return mayEditContent(operation) || no('refusal.role', { role })
  if (role === 'viewer' || !isOfText(operation)) return no('refusal.role', { role })
  const { of, path } = operation
  const language = languageOf(operation)
  if (role === 'translator') {
    const isTheirs = language !== undefined && languages.includes(language)
    const base = baseLanguage(draft.globalConfiguration)
    if (isTheirs && language !== base) return true
    return no('refusal.notYourLanguage', { language: language ?? base })
  }
  const props = 'content' in of ? undefined : propsOf(of, draft, specs)
  // What is not there, applying tells better.
  return props === undefined || namesContent(props, path) ? true : no('refusal.notContent', { path })
}
