import {
  type EntitySpec,
  namedListsOf,
  type SpreadsheetColumn,
  spreadsheetColumn,
  spreadsheetColumnsOf,
} from '@vitrine/schemas'
import { labelFor } from '@vitrine/setters/internal'
import { columnTitle, fieldTitle, itemKey, type Label } from './column-title.ts'
import type { Languages } from './match-columns.ts'

interface Choice {
  readonly value: string
  readonly label: string
}

/** Places where a column may go, under a heading. */
export interface ChoiceGroup {
  readonly label: string
  readonly choices: readonly Choice[]
}

interface ChoicesOptions {
  readonly entity: EntitySpec
  readonly languages: Languages
  readonly label: Label
  readonly nameOf: (language: string) => string
  /** The heading of what is no list. */
  readonly fields: string
}

/** All places where columns of a kind may go, but for single prices and specifications: first its fields, then its lists. */
export function choiceGroups({ entity, languages, label, nameOf, fields }: ChoicesOptions): readonly ChoiceGroup[] {
  const columns = spreadsheetColumnsOf(entity, languages.others)
  const groupOf = ({ list }: SpreadsheetColumn) => (list ? labelFor(label, entity.kind, list.path, {}) : fields)
  return [...Map.groupBy(columns, groupOf)].map(([heading, ofGroup]) => ({
    label: heading,
    choices: ofGroup.map((column) => ({ value: column.key, label: columnTitle(label, entity, column, nameOf) })),
  }))
}

/** Single prices and specifications that a header may mean: the amounts in it, and what it says itself. */
export function ownChoices(
  header: string,
  target: string | null,
  { entity, languages, label, nameOf }: ChoicesOptions,
): readonly Choice[] {
  const keys = new Set<string>()
  const item = header.replaceAll(/\s+/g, ' ').trim().slice(0, 100)
  const amount = /\d[\d\s.,]*/.exec(header)?.[0].replaceAll(/[\s.,]/g, '')
  for (const { path, isNumbered } of namedListsOf(entity)) {
    if (isNumbered)
      for (const one of new Set(['1', amount ?? '1'])) keys.add(itemKey(path, String(Number(one)), undefined))
    else if (item !== '') {
      keys.add(itemKey(path, item, undefined))
      for (const language of languages.others) keys.add(itemKey(path, item, language))
    }
  }
  // What it is matched to is always among them.
  if (target !== null && spreadsheetColumn(entity, target)?.list?.item !== undefined) keys.add(target)
  return [...keys].flatMap((key) => {
    const column = spreadsheetColumn(entity, key)
    return column ? [{ value: key, label: columnTitle(label, entity, column, nameOf) }] : []
  })
}

/** What the columns are called by which rows are matched. */
export const matchTitles = (entity: EntitySpec, label: Label): readonly string[] =>
  spreadsheetColumnsOf(entity)
    .filter(({ isMatch }) => isMatch)
    .map((column) => fieldTitle(label, entity, column))
