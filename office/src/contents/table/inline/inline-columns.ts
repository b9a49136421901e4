import type { OperationInput } from '@vitrine/editor-core'
import { editableContents, mayDo } from '@vitrine/model'
import { contentKey, type EntityColumn, type EntitySpec, type Membership, type Operation } from '@vitrine/schemas'
import type { ContentLanguages } from '../../use-content-languages.ts'

/** A cell of a table. */
export interface CellPlace {
  readonly id: string
  readonly column: string
}

/** What is typed or chosen in a line; all else has its place in the form. */
const inLine: ReadonlySet<string> = new Set(['text', 'number', 'choice', 'switch', 'date', 'state'])

/** The least of several prices of a record: it is edited in its cell where it is the only one. */
export const isListedPrice = ({ kind, computed, currency }: EntityColumn): boolean =>
  kind === 'money' && computed?.take === 'least' && currency !== undefined

const hasInlineControl = (column: EntityColumn): boolean =>
  isListedPrice(column) || (column.isEditable && (inLine.has(column.kind) || column.kind === 'money'))

/** Where a value of a record is written: in the language of the table, where it may have one of its own. */
export function settingAt(entity: EntitySpec, { id, column, language, languages }: SettingPlace) {
  const isTranslation = column.isTranslatable && language !== languages.sourceLanguage
  const of = { content: contentKey({ kind: entity.kind, id }) }
  return { of, path: column.path ?? column.name, ...(isTranslation && { language }) }
}

interface SettingPlace {
  readonly id: string
  readonly column: EntityColumn
  readonly language: string
  readonly languages: ContentLanguages
}

/** What stands in a record beside its values, by the names of columns. */
export const recordField = { state: 'status', slug: 'slug', published: 'publishedAt' } as const

function exampleOf(entity: EntitySpec, place: SettingPlace): OperationInput {
  const { column } = place
  if (column.path !== undefined) return { type: 'clear-setting', ...settingAt(entity, place) }
  const field = recordField[column.name as keyof typeof recordField]
  const content = contentKey({ kind: entity.kind, id: place.id })
  return { type: 'change-content', content, changes: { [field]: null } } as never
}

/** The most that is asked before a role may change contents: a price is an item of a list. */
const mayWriteBase = (member: Membership): boolean => member.role !== 'translator' && member.role !== 'viewer'

interface InlineColumnsOptions {
  readonly member: Membership
  readonly languages: ContentLanguages | undefined
  readonly language: string
}

/**
 * The names of the columns whose values are edited in their cells, as the role allows. What is the same in all
 * languages is edited where the source language is shown.
 */
export function inlineColumns(
  entity: EntitySpec,
  columns: readonly EntityColumn[],
  { member, languages, language }: InlineColumnsOptions,
): ReadonlySet<string> {
  if (!languages) return new Set()
  const editable = editableContents(languages, {})
  const isSource = language === languages.sourceLanguage
  const offered = columns.filter((column) => {
    if (!hasInlineControl(column)) return false
    if (column.path !== undefined && !column.isTranslatable && !isSource) return false
    if (isListedPrice(column)) return mayWriteBase(member)
    const operation = { id: '', ...exampleOf(entity, { id: 'any', column, language, languages }) } as Operation
    return mayDo(member, operation, editable, []) === true
  })
  return new Set(offered.map(({ name }) => name))
}

/** Whether the role may give contents another order. */
export function mayOrder(entity: EntitySpec, member: Membership, languages: ContentLanguages | undefined): boolean {
  if (!languages) return false
  const content = contentKey({ kind: entity.kind, id: 'any' })
  const operation = { id: '', type: 'change-content', content, changes: { order: 0 } } as const
  return mayDo(member, operation, editableContents(languages, {}), []) === true
}
