import { CallError, contentKindOf, listAssociations, saveAssociations } from '@vitrine/schemas'
import type { MemberContext } from '../../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../../http/endpoint/endpoint.ts'
import { describeProblem } from '../../../platform/language/translator.ts'
import { draftIdOf, mustBePages } from '../named-draft.ts'
import { knownPages } from '../store/draft-pages.queries.ts'
import { type Association, associationsOf, knownContentIds, setAssociation } from './associations.queries.ts'

/** What pages are about must be there: contents of the site by id or slug, or pages of the draft. */
async function mustBeTargets(
  { storage: { db }, tenant, t }: MemberContext,
  draftsId: string,
  associations: readonly Association[],
): Promise<void> {
  for (const { targetType, targetIds } of associations) {
    const kind = contentKindOf(targetType)
    const ids = [...new Set(targetIds)]
    if (ids.length === 0) continue
    const known = kind
      ? await knownContentIds(db, tenant.id, kind, ids)
      : new Set(await knownPages(db, tenant.id, Number(draftsId), ids))
    const missing = ids.find((id) => !known.has(id))
    if (missing !== undefined)
      throw new CallError('invalid_request', {
        fields: {
          targetIds: describeProblem(t, { key: 'problem.linkTarget', params: { pageType: targetType, id: missing } }),
        },
      })
  }
}

export const associationRoutes: readonly Endpoint[] = [
  memberEndpoint(saveAssociations, async ({ draftsId, body }, context) => {
    const { storage, tenant } = context
    const draft = await draftIdOf(context, draftsId)
    await mustBePages(
      context,
      draft,
      body.map(({ sourcePageId }) => sourcePageId),
    )
    await mustBeTargets(context, draft, body)
    await storage.db.transaction().execute(async (write) => {
      for (const association of body) await setAssociation(write, tenant.id, Number(draft), association)
    })
    return body.map((association) => ({ ...association, order: association.order ?? 0 }))
  }),

  memberEndpoint(listAssociations, async ({ id, draftsId }, context) => {
    const draft = await draftIdOf(context, draftsId)
    await mustBePages(context, draft, [id])
    return associationsOf(context.storage.db, context.tenant.id, Number(draft), id)
  }),
]
