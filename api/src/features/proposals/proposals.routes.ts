import {
  applyContentProposal,
  applyDraftProposal,
  CallError,
  type Proposal,
  proposeForContents,
  proposeForDraft,
} from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../http/endpoint/or-not-found.ts'
import { saveContents } from '../contents/saving/save-contents.ts'
import { draftIdOf } from '../drafts/named-draft.ts'
import { save } from '../drafts/saving/save.ts'
import { saveRequestOf } from '../drafts/saving/save-request.ts'
import { withoutIgnored } from '../operations/sent-operations.ts'
import { insertProposal, type NewProposal, noteApplied, type ProposedBy, proposalOf } from './proposals.queries.ts'
import { tryOnContents } from './try-on-contents.ts'
import { type Tried, tryOnDraft } from './try-on-draft.ts'

const proposedBy = ({ tenant, account }: MemberContext): ProposedBy => ({
  tenantId: tenant.id,
  accountId: account.id,
  keyId: account.apiKey?.id,
})

async function kept(context: MemberContext, tried: Tried, proposed: NewProposal): Promise<Proposal> {
  const { id, expiresAt } = await context.storage.db
    .transaction()
    .execute((write) => insertProposal(write, proposedBy(context), proposed))
  return { proposal: id, expiresAt: new Date(expiresAt).toISOString(), ...tried }
}

/** Changes that are looked at before they are made. Trying changes nothing; what was tried is kept for a day. */
export const proposalRoutes: readonly Endpoint[] = [
  memberEndpoint(
    proposeForDraft,
    async ({ draftsId: named, ...input }, context) => {
      const draftsId = await draftIdOf(context, named)
      const tried = await tryOnDraft(context, draftsId, input)
      return kept(context, tried, { ...input, draftId: Number(draftsId) })
    },
    withoutIgnored,
  ),

  memberEndpoint(
    proposeForContents,
    async (input, context) => kept(context, await tryOnContents(context, input), { ...input, draftId: undefined }),
    withoutIgnored,
  ),

  memberEndpoint(applyDraftProposal, async ({ id }, context) => {
    const found = orNotFound(await proposalOf(context.storage.db, proposedBy(context), id))
    if (found.draftId === undefined) throw new CallError('not_found')
    if (found.applied !== undefined) return { revision: found.applied }
    const saving = saveRequestOf(context, String(found.draftId))
    const { revision } = await save(saving, found, (write, saved) => noteApplied(write, id, saved.revision))
    return { revision }
  }),

  memberEndpoint(applyContentProposal, async ({ id }, context) => {
    const found = orNotFound(await proposalOf(context.storage.db, proposedBy(context), id))
    if (found.draftId !== undefined) throw new CallError('not_found')
    if (found.applied !== undefined) return { revision: found.applied }
    const { revision } = await saveContents(context, found, (write, saved) => noteApplied(write, id, saved.revision))
    return { revision }
  }),
]
