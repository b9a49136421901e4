import type { Operation } from '../documents/operation.ts'
import type { SchemaNode } from '../keywords.ts'
import { revisionField } from './draft-fields.ts'

/** An operation as it stands in the log of a draft. */
export interface LoggedOperation {
  readonly revision: number
  readonly operation: Operation
  /** What takes it back: it holds the values that were there before. */
  readonly inverse: Operation
  /** The name of who did it; nothing when the account is gone. */
  readonly by?: string
  /** The name of the API key that it was done with. */
  readonly key?: string
  readonly at: string
}

/** The same in the log of contents, with the revision of its content. */
export interface LoggedContentOperation extends LoggedOperation {
  readonly contentRevision: number
}

export const loggedOperation = {
  type: 'object',
  required: ['revision', 'operation', 'inverse', 'at'],
  additionalProperties: false,
  properties: {
    revision: revisionField,
    operation: { type: 'object' },
    inverse: { type: 'object' },
    by: { type: 'string' },
    key: { type: 'string' },
    at: { type: 'string' },
  },
} as const satisfies SchemaNode

export const loggedContentOperation = {
  ...loggedOperation,
  required: [...loggedOperation.required, 'contentRevision'],
  properties: { ...loggedOperation.properties, contentRevision: revisionField },
} as const satisfies SchemaNode
