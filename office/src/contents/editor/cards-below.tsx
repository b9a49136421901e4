import type { ContentEditor } from '@vitrine/editor-core'
import type { EntitySpec } from '@vitrine/schemas'
import { HistoryCard } from './history-card.tsx'
import { UsesCard } from './uses-card.tsx'

interface CardsBelowProps {
  readonly editor: ContentEditor
  readonly entity: EntitySpec
  readonly id: string
}

/** What is asked for beside a form, below all that is edited: where a content is used, and who changed it. */
export function CardsBelow({ editor, entity, id }: CardsBelowProps) {
  return (
    <>
      <UsesCard kind={entity.kind} id={id} />
      <HistoryCard {...{ editor, entity, id }} />
    </>
  )
}
