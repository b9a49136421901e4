import {
  applyContentProposal,
  applyDraftProposal,
  CallError,
  contentDetail,
  isForbiddenName,
  type Json,
  listContentOperations,
  newId,
  type Operation,
  proposeForContents,
  proposeForDraft,
} from '@vitrine/schemas'
import { kindField } from './contents.ts'
import { draftField, draftIn } from './draft.ts'
import { languageField } from './pages.ts'
import { operationShapes, operationsField, proposalField, proposalOutput, toldProposal, withIds } from './proposal.ts'
import { defineSiteTool, type SiteContext, siteField } from './tool.ts'

/** It keeps a proposal for a day and changes nothing of the site. */
const proposing = { readOnlyHint: false, destructiveHint: false, idempotentHint: true } as const

export const proposeOperations = defineSiteTool({
  name: 'propose_operations',
  title: 'Propose operations',
  description: `Tries operations on a draft exactly as saving would, writes nothing, and answers { proposal, diff, problems }. What the key may not do, and what cannot be done, is refused here already. base is the revision of list_pages or get_page that you read; what others changed since is merged or told as a conflict.\n\n${operationShapes}`,
  actions: ['draft.write'],
  input: {
    type: 'object',
    required: ['base', 'operations'],
    additionalProperties: false,
    properties: {
      site: siteField,
      draft: draftField,
      base: { type: 'integer', minimum: 0, description: 'The revision that the operations were made on.' },
      operations: operationsField,
    },
  },
  output: proposalOutput,
  annotations: proposing,
  async run({ draft: wanted, base, operations }, context) {
    const draft = await draftIn(context, wanted)
    const question = { draftsId: draft.id, baseRevision: base, operations: withIds(operations) }
    return toldProposal('draft', await context.ask(proposeForDraft, question), context.access, context.site)
  },
})

export const proposeContent = defineSiteTool({
  name: 'propose_content',
  title: 'Propose content',
  description:
    'Tries to write values of a product, case, article, collection or policy, writes nothing, and answers { proposal, diff, problems }. values is { path: value }, with paths as get_content tells them ("name", "images[k3v9Qa2Z].image.alt"); null takes a value away. With language they are its translations. Without id it is a new one, for which slug is needed: it begins hidden, as status draft. Whether content is shown is for people to change.',
  actions: ['content.write'],
  input: {
    type: 'object',
    required: ['kind', 'values'],
    additionalProperties: false,
    properties: {
      site: siteField,
      kind: kindField,
      id: { type: 'string', minLength: 1, maxLength: 64, description: 'Its id or slug; left out for a new one.' },
      slug: {
        type: 'string',
        minLength: 1,
        maxLength: 120,
        description: 'The address of a new one: small letters, digits and hyphens.',
      },
      language: languageField,
      values: {
        type: 'object',
        minProperties: 1,
        maxProperties: 200,
        additionalProperties: {},
        description: 'By path; null takes a value away.',
      },
      base: { type: 'integer', minimum: 0, description: 'base of get_content; the newest when left out.' },
    },
  },
  output: proposalOutput,
  annotations: proposing,
  async run({ kind, id, slug, language, values, base }, context) {
    const { ask, access, site } = context
    const given = values as Readonly<Record<string, Json>>
    // The service passes over what names a prototype; here somebody is told.
    const forbidden = Object.keys(given).find((path) => path.split(/[.[\]]/).some(isForbiddenName))
    if (forbidden !== undefined)
      throw new CallError('invalid_request', { message: `${forbidden} is no path of a value` })
    const { operations, revision } =
      id === undefined
        ? await newContent(context, kind, slug, given, language)
        : await changed(context, kind, id, given, language)
    const question = { baseRevision: base ?? revision, operations }
    return toldProposal('content', await ask(proposeForContents, question), access, site)
  },
})

type Kind = Parameters<typeof contentKeyOf>[0]
const contentKeyOf = (kind: 'product' | 'case' | 'info' | 'collection' | 'policy', id: string) => `${kind}/${id}`

async function newContent(
  { ask }: SiteContext,
  kind: Kind,
  slug: string | undefined,
  props: Readonly<Record<string, Json>>,
  language: string | undefined,
) {
  if (slug === undefined)
    throw new CallError('invalid_request', { message: 'A new one needs a slug: the end of its address' })
  if (language !== undefined)
    throw new CallError('invalid_request', {
      message: 'A new one is written in the source language first: leave language out',
    })
  const { revision } = await ask(listContentOperations, { pageSize: 1 })
  const record = { slug, status: 'draft', order: 0, settings: { props } } as const
  const operations: Operation[] = [{ id: newId(), type: 'add-content', content: contentKeyOf(kind, newId()), record }]
  return { operations, revision }
}

async function changed(
  { ask }: SiteContext,
  kind: Kind,
  wanted: string,
  values: Readonly<Record<string, Json>>,
  language: string | undefined,
) {
  const { id, baseRevision } = await ask(contentDetail, { kind, id: wanted })
  const of = { content: contentKeyOf(kind, id) }
  const operations = Object.entries(values).map(([path, value]): Operation => {
    const place = { id: newId(), of, path, ...(language !== undefined && { language }) }
    return value === null ? { ...place, type: 'clear-setting' } : { ...place, type: 'set-setting', value }
  })
  return { operations, revision: baseRevision }
}

export const applyProposal = defineSiteTool({
  name: 'apply_proposal',
  title: 'Apply a proposal',
  description:
    'Saves what was proposed, as one revision that undo takes back. A draft is not published by it; of content that is published, visitors see it at once. Where a person changed the same meanwhile it is refused with what they changed. Only proposals of this key, within a day; applied again it does nothing more.',
  actions: ['draft.write', 'content.write'],
  input: {
    type: 'object',
    required: ['proposal'],
    additionalProperties: false,
    properties: { site: siteField, proposal: proposalField },
  },
  output: {
    type: 'object',
    required: ['revision', 'of'],
    additionalProperties: false,
    properties: {
      revision: { type: 'integer', description: 'For undo, and as base of the next proposal.' },
      of: { enum: ['draft', 'content'] },
    },
  },
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
  async run({ proposal }, { ask }) {
    const [of, id = ''] = proposal.split('-') as ['draft' | 'content', string]
    try {
      const { revision } = await ask(of === 'draft' ? applyDraftProposal : applyContentProposal, { id })
      return { revision, of }
    } catch (error) {
      if (!(error instanceof CallError) || error.code !== 'not_found') throw error
      throw new CallError('not_found', {
        message: 'This key has no such proposal: it expired after a day, or another key or site has it. Propose again',
      })
    }
  },
})
