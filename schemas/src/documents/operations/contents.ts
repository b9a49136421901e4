import { contentFields, type EditedContent, editedContent } from '../content.ts'
import { contentPlace, operationOf, orNull } from './places.ts'

interface Named<T extends string> {
  readonly id: string
  readonly type: T
  /** Its kind and its id: `product/k3v9Qa2Z`. */
  readonly content: string
}

export interface AddContent extends Named<'add-content'> {
  readonly record: EditedContent
}

/** What a content says beside its settings; `null` takes the date away. */
export interface ContentFieldChanges extends Partial<Pick<EditedContent, 'slug' | 'status' | 'order'>> {
  readonly publishedAt?: string | null
}
export interface ChangeContent extends Named<'change-content'> {
  readonly changes: ContentFieldChanges
}

/** Takes a content away in every language. */
export type RemoveContent = Named<'remove-content'>

/** They are for contents only, as are operations on settings of a content; a draft has none. */
export type ContentOperation = AddContent | ChangeContent | RemoveContent

const content = contentPlace

export const contentOperations = [
  operationOf('add-content', { content, record: editedContent }),
  operationOf('change-content', {
    content,
    changes: {
      type: 'object',
      minProperties: 1,
      additionalProperties: false,
      properties: { ...contentFields, publishedAt: orNull(contentFields.publishedAt) },
    },
  }),
  operationOf('remove-content', { content }),
] as const
