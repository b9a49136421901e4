import { draftsIdInPath, revisionField } from '../calls/draft-fields.ts'
import { tokenField } from '../calls/fields.ts'
import type { PropsOf } from '../derive/props-of.ts'
import { languageCode } from '../documents/draft.ts'
import { type Operation, operation } from '../documents/operation.ts'
import { id, recordId } from '../documents/operations/places.ts'
import type { SchemaNode } from '../keywords.ts'
import { limits } from '../limits.ts'
import { frameView, frameViewChange } from './view.ts'

/**
 * What the designer in a frame and the window around it say to each other. A newer version of the same
 * number may add fields and types; whoever does not know them passes over them. Whatever else changes
 * makes another number.
 */
export const FRAME_PROTOCOL = 'vitrine-frame'
export const FRAME_VERSION = 1

const nothing = { type: 'object', additionalProperties: false, properties: {} } as const
const operations = { type: 'array', minItems: 1, maxItems: limits.nodes, items: { $ref: operation.$id } } as const
const ids = { type: 'array', maxItems: limits.nodes, items: id } as const

/** What went wrong in a frame. */
export const frameErrors = [
  'invalid',
  'too-many',
  'refused',
  'unknown',
  'ticket-refused',
  'not-saved',
  'failed',
] as const
export type FrameError = (typeof frameErrors)[number]

/** What the parent says, by type. */
export const parentPayloads = {
  /** The first of all, by `window.postMessage`. Without a ticket only where the address brought one. */
  hello: { type: 'object', additionalProperties: false, properties: { ticket: tokenField } },
  /** Another ticket, before the frame's key is over. */
  ticket: { type: 'object', required: ['ticket'], additionalProperties: false, properties: { ticket: tokenField } },
  /** Changes to be done as one step; one that is known already by its id is not done again. */
  operations: { type: 'object', required: ['operations'], additionalProperties: false, properties: { operations } },
  view: frameViewChange,
  /** The parent goes, and the frame stays: it waits for another one. */
  bye: nothing,
} as const satisfies Readonly<Record<string, SchemaNode>>

/** What the frame says, by type. */
export const framePayloads = {
  /** It listens, and knows of no parent yet; by `window.postMessage`. */
  waiting: nothing,
  /** The draft is open. The first time it brings the port on which all else is said. */
  ready: {
    type: 'object',
    required: ['draftsId', 'revision', 'view', 'defaultLanguage', 'languages', 'pages'],
    additionalProperties: false,
    properties: {
      draftsId: draftsIdInPath,
      revision: revisionField,
      view: frameView,
      defaultLanguage: languageCode,
      languages: { type: 'array', items: languageCode },
      /** With their names in the source language. */
      pages: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'name'],
          additionalProperties: false,
          properties: { id: recordId, name: { type: 'string' } },
        },
      },
    },
  },
  /** What was done in the frame, or by others who edit the same draft; not what the parent sent itself. */
  operations: {
    type: 'object',
    required: ['operations', 'by'],
    additionalProperties: false,
    properties: { operations, by: { enum: ['me', 'undo', 'redo', 'others'] } },
  },
  /** The parent's operations with these ids are in the draft. */
  applied: { type: 'object', required: ['ids'], additionalProperties: false, properties: { ids } },
  view: frameViewChange,
  /** All that was done here is stored. */
  saved: {
    type: 'object',
    required: ['revision'],
    additionalProperties: false,
    properties: { revision: revisionField },
  },
  /** Visitors see another release of the site. */
  published: {
    type: 'object',
    required: ['release'],
    additionalProperties: false,
    properties: { release: { type: ['string', 'null'] } },
  },
  /** The frame's key is over, or soon will be. */
  'ticket-wanted': nothing,
  error: {
    type: 'object',
    required: ['code', 'message'],
    additionalProperties: false,
    properties: {
      code: { enum: frameErrors },
      /** For a person, in the language of the frame. */
      message: { type: 'string', maxLength: 2000 },
      /** The parent's operations that were not done. */
      ids,
    },
  },
} as const satisfies Readonly<Record<string, SchemaNode>>

type WithOperations<P> = P extends { readonly operations: unknown }
  ? Omit<P, 'operations'> & { readonly operations: readonly Operation[] }
  : P

interface Said<T extends string, P> {
  readonly protocol: typeof FRAME_PROTOCOL
  readonly version: number
  readonly type: T
  readonly payload: P
}
type Message<M extends Readonly<Record<string, SchemaNode>>> = {
  [T in keyof M & string]: Said<T, WithOperations<PropsOf<M[T]>>>
}[keyof M & string]

export type ParentMessage = Message<typeof parentPayloads>
export type FrameMessage = Message<typeof framePayloads>

const messagesOf = <const I extends string>($id: I, payloads: Readonly<Record<string, SchemaNode>>) => ({
  $id,
  type: 'object' as const,
  required: ['type'],
  discriminator: { propertyName: 'type' },
  oneOf: Object.entries(payloads).map(
    ([type, payload]): SchemaNode => ({
      type: 'object',
      required: ['protocol', 'version', 'type', 'payload'],
      additionalProperties: false,
      properties: {
        protocol: { const: FRAME_PROTOCOL },
        version: { const: FRAME_VERSION },
        type: { const: type },
        payload,
      },
    }),
  ),
})

/** A message of the parent to its frame. */
export const parentMessage = messagesOf('parent-message', parentPayloads)
/**
 * A message of the frame to its parent: applications that hold the designer may check what comes by it.
 *
 * @public
 */
export const frameMessage = messagesOf('frame-message', framePayloads)
