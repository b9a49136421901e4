import {
  CallError,
  type LoggedOperation,
  listContentOperations,
  listOperations,
  newId,
  type Operation,
  saveContents,
  saveDraft,
} from '@vitrine/schemas'
import { draftField, draftIn } from './draft.ts'
import { defineSiteTool, type SiteContext, siteField } from './tool.ts'

/** A log is read by whole revisions, the first of them whatever its size. */
const PAGE = 100

/** What one revision of a log takes back, the last operation first. @throws CallError where this key did not save it */
function inversesOf(
  logged: readonly LoggedOperation[],
  revision: number,
  { access: { keyName } }: SiteContext,
): readonly Operation[] {
  const saved = logged.filter((one) => one.revision === revision)
  const [first] = saved
  if (!first) throw new CallError('not_found', { message: `There is no revision ${revision}` })
  if (first.key !== keyName) {
    const who = [first.by, first.key && `the key ${first.key}`].filter(Boolean).join(' with ') || 'somebody else'
    throw new CallError('not_allowed', { message: `Revision ${revision} was saved by ${who}, and not by this key` })
  }
  return saved.toReversed().map(({ inverse }) => ({ ...inverse, id: newId() }))
}

export const undo = defineSiteTool({
  name: 'undo',
  title: 'Undo',
  description:
    'Takes back one revision that this key saved (revision of apply_proposal), as a new revision. What others did since stays; where they changed the same, it is refused with what they changed. What people saved is theirs to undo.',
  actions: ['draft.write', 'content.write'],
  input: {
    type: 'object',
    required: ['revision'],
    additionalProperties: false,
    properties: {
      site: siteField,
      of: { enum: ['draft', 'content'], default: 'draft', description: 'of of apply_proposal.' },
      draft: draftField,
      revision: { type: 'integer', minimum: 1 },
    },
  },
  output: {
    type: 'object',
    required: ['revision', 'undone'],
    additionalProperties: false,
    properties: { revision: { type: 'integer' }, undone: { type: 'integer', description: 'So many operations.' } },
  },
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false },
  run: (input, context) =>
    input.of === 'content' ? undoContents(context, input.revision) : undoDraft(context, input.revision, input.draft),
})

async function undoDraft(context: SiteContext, revision: number, wanted: string | undefined) {
  const { ask } = context
  const draft = await draftIn(context, wanted)
  const { items } = await ask(listOperations, { id: draft.id, after: revision - 1, pageSize: PAGE })
  const operations = inversesOf(items, revision, context)
  const saved = await ask(saveDraft, { draftsId: draft.id, baseRevision: revision, operations })
  return { revision: saved.revision, undone: operations.length }
}

async function undoContents(context: SiteContext, revision: number) {
  const { ask } = context
  const { items } = await ask(listContentOperations, { since: revision - 1, pageSize: PAGE })
  const operations = inversesOf(items, revision, context)
  const saved = await ask(saveContents, { baseRevision: revision, operations })
  return { revision: saved.revision, undone: operations.length }
}
