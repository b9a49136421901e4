import { type Operation, operation } from '../documents/operation.ts'
import type { SchemaNode } from '../keywords.ts'
import { limits } from '../limits.ts'
import { call, shaped } from './call.ts'
import { draftsIdInPath, revisionField } from './draft-fields.ts'

/** How long a proposal can be applied, in hours. */
export const PROPOSAL_HOURS = 24

/** So many proposals of one key or person wait on a site at once; the oldest give way. */
export const MOST_PROPOSALS = 200

/** What a proposal is wrong with, or would be warned of: in the draft, or of a content that could not be published so. */
export interface ProposalProblem {
  readonly level: 'error' | 'warning'
  readonly message: string
  readonly path: string
  readonly page?: string
  readonly part?: 'header' | 'footer'
  readonly menu?: string
  readonly theme?: string
  readonly component?: string
  readonly section?: string
  readonly language?: string
  /** Its key: `product/k3v9Qa2Z`. */
  readonly content?: string
}

/** Operations that were tried and not done. */
export interface Proposal {
  readonly proposal: string
  /** ISO 8601. */
  readonly expiresAt: string
  /** The revision on which they were tried. */
  readonly revision: number
  /** The first 500 of what they change, value by value. */
  readonly changes: readonly object[]
  /** How many changes there are beyond those. */
  readonly more: number
  /** The first 100 of what the check before a publish would find afterwards and does not find now. */
  readonly problems: readonly ProposalProblem[]
}

const text = { type: 'string' } as const
const problem = {
  type: 'object',
  required: ['level', 'message', 'path'],
  additionalProperties: false,
  properties: {
    level: { enum: ['error', 'warning'] },
    message: text,
    path: text,
    page: text,
    part: text,
    menu: text,
    theme: text,
    component: text,
    section: text,
    language: text,
    content: text,
  },
} as const satisfies SchemaNode

const proposal = shaped<Proposal>({
  type: 'object',
  required: ['proposal', 'expiresAt', 'revision', 'changes', 'more', 'problems'],
  additionalProperties: false,
  properties: {
    proposal: text,
    expiresAt: text,
    revision: revisionField,
    changes: { type: 'array', items: { type: 'object' } },
    more: { type: 'integer', minimum: 0 },
    problems: { type: 'array', items: problem },
  },
})

const operations = { type: 'array', minItems: 1, maxItems: limits.nodes, items: { $ref: operation.$id } } as const

/** As saves have it. */
const asSave = { limit: 'write', isSave: true, bodyLimit: limits.bodyOfSave, status: 201 } as const

export const proposeForDraft = call('POST v1/page/proposals', {
  name: 'drafts.propose',
  access: 'draft.write',
  ...asSave,
  summary:
    'Tries operations on a draft as a save would do them, changes nothing, and tells what they would change and what the check before a publish would find. For a day the answer’s `proposal` can be applied by whoever made it.',
  body: shaped<{
    readonly draftsId: string
    readonly baseRevision: number
    readonly operations: readonly Operation[]
  }>({
    type: 'object',
    required: ['draftsId', 'baseRevision', 'operations'],
    additionalProperties: false,
    properties: { draftsId: draftsIdInPath, baseRevision: revisionField, operations },
  }),
  answer: proposal,
})

export const proposeForContents = call('POST v1/content/proposals', {
  name: 'content.propose',
  access: 'content.write',
  ...asSave,
  summary: 'The same for contents, whose changes visitors see at once when they are applied.',
  body: shaped<{ readonly baseRevision: number; readonly operations: readonly Operation[] }>({
    type: 'object',
    required: ['baseRevision', 'operations'],
    additionalProperties: false,
    properties: { baseRevision: revisionField, operations },
  }),
  answer: proposal,
})

const byProposal = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'string', pattern: '^[A-Za-z0-9]{24}$' } },
} as const

const applied = {
  type: 'object',
  required: ['revision'],
  additionalProperties: false,
  properties: { revision: revisionField },
} as const satisfies SchemaNode

export const applyDraftProposal = call('POST v1/page/proposals/{id}/apply', {
  name: 'drafts.applyProposal',
  isRepeatable: true,
  access: 'draft.write',
  limit: 'write',
  summary:
    'Saves what was proposed for a draft. 404 for one that expired or that somebody else made, 409 with the conflicts (`clashes`) where others changed the same meanwhile. Applied again, it answers the same revision.',
  params: byProposal,
  answer: applied,
})

export const applyContentProposal = call('POST v1/content/proposals/{id}/apply', {
  name: 'content.applyProposal',
  isRepeatable: true,
  access: 'content.write',
  limit: 'write',
  summary: 'Saves what was proposed for contents, as `POST v1/page/proposals/{id}/apply` does for a draft.',
  params: byProposal,
  answer: applied,
})
