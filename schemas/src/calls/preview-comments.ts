import { languageCode } from '../documents/draft.ts'
import type { SchemaNode } from '../keywords.ts'
import { commentLimits } from '../limits.ts'
import { call, listOf } from './call.ts'
import { operationIdField, pageIdField } from './draft-fields.ts'
import { byId, draftsIdField, nothing, paging } from './fields.ts'

const string = { type: 'string' } as const
const commentText = { type: 'string', minLength: 1, maxLength: commentLimits.text } as const
const pathField = { type: 'string', maxLength: commentLimits.path } as const
/** Made by the client, one for each comment: what is sent again with it is not stored again. */
const keyField = { type: 'string', minLength: 8, maxLength: 100 } as const
/** A secret of 256 random bits in base64url, made by the browser of who comments: with it the comment can be changed. */
const authorField = { type: 'string', pattern: '^[A-Za-z0-9_-]{43}$' } as const

/** What was written, and by whom; times are ISO 8601. */
const entryFields = {
  id: string,
  /** The name that somebody gave, or that of a member; empty for a member whose account is gone. */
  name: string,
  isMember: { type: 'boolean' },
  /** Plain text. */
  text: string,
  at: string,
  editedAt: string,
} as const satisfies Readonly<Record<string, SchemaNode>>

const entryRequired = ['id', 'name', 'isMember', 'text', 'at'] as const

const reply = {
  type: 'object',
  required: entryRequired,
  additionalProperties: false,
  properties: entryFields,
} as const satisfies SchemaNode

const comment = {
  type: 'object',
  required: [...entryRequired, 'page', 'language', 'path', 'isSectionRemoved', 'isResolved', 'replies'],
  additionalProperties: false,
  properties: {
    ...entryFields,
    page: string,
    language: string,
    /** Where on the site it was seen: a page for products stands at many addresses. */
    path: string,
    /** The section that it is about; left out where it is the page as a whole. */
    component: string,
    /** The type of that section, also when it was removed since. */
    section: string,
    isSectionRemoved: { type: 'boolean' },
    isResolved: { type: 'boolean' },
    /** The oldest first. */
    replies: { type: 'array', items: reply },
  },
} as const satisfies SchemaNode

export const pageComments = call('GET v1/page/comments', {
  name: 'previews.comments',
  access: 'visitor',
  cache: 'private',
  limit: 'search',
  summary:
    'The comments on a page of a draft in one language, the oldest first and at most 200, for who opened a preview link that allows comments; 404 with a link that does not.',
  query: {
    type: 'object',
    required: ['draftsId', 'page', 'language'],
    additionalProperties: false,
    properties: { draftsId: draftsIdField, page: pageIdField, language: languageCode, path: pathField },
  },
  answer: {
    type: 'object',
    required: ['items'],
    additionalProperties: false,
    properties: { items: { type: 'array', items: comment } },
  },
})

export const addPageComment = call('POST v1/page/comments', {
  name: 'previews.addComment',
  isRepeatable: true,
  access: 'visitor',
  limit: 'form',
  status: 201,
  summary:
    'Comments on a section of a draft, on a page as a whole, or replies to a comment (`thread`), which opens it again; for who opened a preview link that allows comments. The same `key` again is the same comment.',
  body: {
    type: 'object',
    required: ['draftsId', 'page', 'language', 'name', 'text', 'key'],
    additionalProperties: false,
    properties: {
      draftsId: draftsIdField,
      page: pageIdField,
      language: languageCode,
      path: pathField,
      component: operationIdField,
      /** The comment that is replied to. */
      thread: { type: 'string', minLength: 1, maxLength: 64 },
      name: { type: 'string', minLength: 1, maxLength: commentLimits.name },
      text: commentText,
      key: keyField,
      /** Without it nobody but members can change the comment. */
      author: authorField,
    },
  },
  answer: {
    type: 'object',
    required: ['id'],
    additionalProperties: false,
    properties: { id: string },
  },
})

export const changePageComment = call('PUT v1/page/comments/{id}', {
  name: 'previews.changeComment',
  access: 'visitor',
  limit: 'form',
  summary: 'Changes the text of one’s own comment, within an hour; 409 after that.',
  params: byId,
  body: {
    type: 'object',
    required: ['draftsId', 'author', 'text'],
    additionalProperties: false,
    properties: { draftsId: draftsIdField, author: authorField, text: commentText },
  },
  answer: nothing,
})

/** No DELETE: the secret that it needs belongs into no address. */
export const removePageComment = call('POST v1/page/comments/{id}/remove', {
  name: 'previews.removeComment',
  access: 'visitor',
  limit: 'form',
  status: 204,
  summary: 'Deletes one’s own comment with its replies, within an hour; 409 after that.',
  params: byId,
  body: {
    type: 'object',
    required: ['draftsId', 'author'],
    additionalProperties: false,
    properties: { draftsId: draftsIdField, author: authorField },
  },
  answer: nothing,
})

export const commentStates = ['open', 'resolved', 'all'] as const

export const listComments = call('GET v1/site/comments', {
  name: 'comments.list',
  access: 'draft.write',
  cache: 'private',
  summary:
    'The comments on previews of a draft with their replies, the newest first; with how many are open and resolved, and on which pages and in which languages there are any.',
  query: {
    type: 'object',
    required: ['draftsId'],
    additionalProperties: false,
    properties: {
      ...paging,
      draftsId: draftsIdField,
      state: { enum: commentStates, default: 'open' },
      pageId: pageIdField,
      language: languageCode,
    },
  },
  answer: {
    ...listOf(comment),
    required: [...listOf(comment).required, 'counts', 'pages', 'languages'],
    properties: {
      ...listOf(comment).properties,
      /** Of the whole draft, whatever is asked for. */
      counts: {
        type: 'object',
        required: ['open', 'resolved'],
        additionalProperties: false,
        properties: { open: { type: 'integer', minimum: 0 }, resolved: { type: 'integer', minimum: 0 } },
      },
      /** The ids of all pages with comments, with how many of those are open. */
      pages: {
        type: 'array',
        items: {
          type: 'object',
          required: ['page', 'open'],
          additionalProperties: false,
          properties: { page: string, open: { type: 'integer', minimum: 0 } },
        },
      },
      languages: { type: 'array', items: string },
    },
  },
})

export const replyToComment = call('POST v1/site/comments/{id}/replies', {
  name: 'comments.reply',
  isRepeatable: true,
  access: 'draft.write',
  limit: 'write',
  status: 201,
  summary:
    'Replies to a comment on a preview; whoever has a link that allows comments sees it. The same `key` again is the same reply.',
  params: byId,
  body: {
    type: 'object',
    required: ['draftsId', 'text', 'key'],
    additionalProperties: false,
    properties: { draftsId: draftsIdField, text: commentText, key: keyField },
  },
  answer: { type: 'object', required: ['id'], additionalProperties: false, properties: { id: string } },
})

export const changeComment = call('PUT v1/site/comments/{id}', {
  name: 'comments.change',
  access: 'draft.write',
  limit: 'write',
  summary: 'Resolves a comment on a preview, or opens it again.',
  params: byId,
  body: {
    type: 'object',
    required: ['draftsId', 'isResolved'],
    additionalProperties: false,
    properties: { draftsId: draftsIdField, isResolved: { type: 'boolean' } },
  },
  answer: {
    type: 'object',
    required: ['isResolved'],
    additionalProperties: false,
    properties: { isResolved: { type: 'boolean' } },
  },
})

export const removeComment = call('DELETE v1/site/comments/{id}', {
  name: 'comments.remove',
  access: 'draft.write',
  limit: 'write',
  status: 204,
  summary: 'Deletes a comment on a preview with its replies, or one reply.',
  params: byId,
  query: {
    type: 'object',
    required: ['draftsId'],
    additionalProperties: false,
    properties: { draftsId: draftsIdField },
  },
  answer: nothing,
})
