import type { EntitySpec } from '@vitrine/schemas'
import { useMemo } from 'react'
import { useOffice } from '../../context/office-context.ts'
import type { RowsView } from '../rows-view.ts'
import type { ContentLanguages } from '../use-content-languages.ts'
import { inlineColumns, mayOrder } from './inline/inline-columns.ts'

/** What is changed in a table without opening a form. */
export interface TableEditing {
  /** The language of the values. */
  readonly language: string
  /** The names of the columns whose values are edited in their cells. */
  readonly editable: ReadonlySet<string>
  /** Whether there are any. */
  readonly isEditable: boolean
  /** Whether rows are moved: the table stands in the order that its kind has of its own, and the role allows it. */
  readonly isOrdered: boolean
}

/** Whether a table stands in the order that its kind has of its own, all of it. */
const isInOwnOrder = ({ sort }: EntitySpec, view: RowsView): boolean =>
  (view.sort ?? sort[0]) === 'order' && view.q === '' && Object.keys(view.filter).length === 0

/** What is changed in a table as it stands, by the role of the member. */
export function useTableEditing(
  entity: EntitySpec,
  view: RowsView,
  languages: ContentLanguages | undefined,
): TableEditing {
  const { member } = useOffice()
  const language = view.language ?? languages?.sourceLanguage ?? ''
  const editable = useMemo(
    () => inlineColumns(entity, view.columns, { member, languages, language }),
    [entity, view.columns, member, languages, language],
  )
  const isOrdered = isInOwnOrder(entity, view) && mayOrder(entity, member, languages)
  return { language, editable, isEditable: editable.size > 0, isOrdered }
}
