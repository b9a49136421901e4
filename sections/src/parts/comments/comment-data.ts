import type { Answer, pageComments } from '@vitrine/schemas'

/** A comment with its replies, as the service tells it. */
export type Comment = Answer<typeof pageComments>['items'][number]
export type Reply = Comment['replies'][number]

/** A section that can be commented on, in the order of the page. */
export interface CommentedSection {
  readonly id: string
  /** Its first heading; a number stands in its place where it has none. */
  readonly name?: string | undefined
  readonly part?: 'header' | 'footer' | undefined
}

/** All that a page tells those who may comment on it. */
export interface CommentsData {
  /** Where comments are asked for and sent to. */
  readonly address: string
  /** The id of the tenant: the header `client-id`. */
  readonly client: string
  readonly draftsId: string
  readonly page: string
  readonly language: string
  /** Of the page on the site, without query. */
  readonly path: string
  readonly sections: readonly CommentedSection[]
  /** As they were when the page was drawn. */
  readonly items: readonly Comment[]
  /** The most characters of a name and of a text, and how long one's own may be changed, in milliseconds. */
  readonly limits: { readonly name: number; readonly text: number; readonly changeable: number }
}

type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** What sections are called, by id. */
export const namesOf = (sections: readonly CommentedSection[], words: Words): ReadonlyMap<string, string> =>
  new Map(
    sections.map(({ id, name, part }, at) => [
      id,
      part ? words(`comments.${part}`) : (name ?? words('comments.section', { number: at + 1 })),
    ]),
  )

/** What a comment is about, in words. */
export function subjectOf(
  { component, isSectionRemoved }: Pick<Comment, 'component' | 'isSectionRemoved'>,
  names: ReadonlyMap<string, string>,
  words: Words,
): string {
  if (component === undefined) return words('comments.wholePage')
  return (isSectionRemoved ? undefined : names.get(component)) ?? words('comments.gone')
}
