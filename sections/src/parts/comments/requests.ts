import type { Comment, CommentsData } from './comment-data.ts'
import { authorSecret, keepOwnId } from './kept-author.ts'

/** What the service says went wrong, in words. */
export class CommentRefused extends Error {
  override readonly name = 'CommentRefused'
}

async function ask<T>(data: CommentsData, path: string, init: RequestInit): Promise<T | undefined> {
  const response = await fetch(`${data.address}${path}`, {
    ...init,
    headers: { 'client-id': data.client, lang: data.language, 'content-type': 'application/json' },
  })
  if (response.status === 204) return undefined
  const answer = await response.json()
  if (!response.ok)
    throw new CommentRefused(Object.values<string>(answer.error.fields ?? {})[0] ?? answer.error.message)
  return answer.data
}

const post = <T>(data: CommentsData, path: string, body: object, method = 'POST') =>
  ask<T>(data, path, { method, body: JSON.stringify({ draftsId: data.draftsId, ...body }) })

/** The comments on the page as they are now. */
export async function fetchComments(data: CommentsData): Promise<readonly Comment[]> {
  const { draftsId, page, language, path } = data
  const answer = await ask<{ items: readonly Comment[] }>(
    data,
    `?${new URLSearchParams({ draftsId, page, language, path })}`,
    {},
  )
  return answer?.items ?? []
}

/** What somebody writes: about a section, about the page, or as a reply. */
export interface WrittenComment {
  readonly name: string
  readonly text: string
  /** The same one however often it is sent. */
  readonly key: string
  readonly component?: string | undefined
  readonly thread?: string | undefined
}

/** @returns the id of what is stored. */
export async function sendComment(data: CommentsData, written: WrittenComment): Promise<string> {
  const { page, language, path } = data
  const stored = await post<{ id: string }>(data, '', { page, language, path, author: authorSecret(), ...written })
  const id = stored?.id ?? ''
  keepOwnId(id)
  return id
}

export const saveComment = (data: CommentsData, id: string, text: string) =>
  post(data, `/${id}`, { author: authorSecret(), text }, 'PUT')

export const deleteComment = (data: CommentsData, id: string) => post(data, `/${id}/remove`, { author: authorSecret() })
