import {
  addContentView,
  CallError,
  type ContentKind,
  can,
  changeContentView,
  listContentViews,
  removeContentView,
} from '@vitrine/schemas'
import type { MemberContext } from '../../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../../http/endpoint/endpoint.ts'
import { orNotFound } from '../../../http/endpoint/or-not-found.ts'
import { countViews, deleteView, insertView, shownView, updateView, viewById, viewsOf } from './views.queries.ts'

/** Views of one member on a site. */
const MOST = 200

/** A view that the member may change: the own one, or a shared one where they may share. */
async function changeableView(
  { storage, tenant, account, member }: MemberContext,
  named: { readonly kind: ContentKind; readonly id: string },
) {
  const view = orNotFound(await viewById(storage.db, tenant.id, named))
  if (view.account_id === account.id) return view
  // That somebody else has a view of their own is told to nobody.
  if (view.is_shared !== 1) throw new CallError('not_found')
  if (!can(member, 'content.write')) throw new CallError('not_allowed')
  return view
}

const mustMayShare = ({ member }: MemberContext, isShared: boolean): void => {
  if (isShared && !can(member, 'content.write')) throw new CallError('not_allowed')
}

/** The views of tables that members save. */
export const contentViewsRoutes: readonly Endpoint[] = [
  memberEndpoint(listContentViews, async ({ kind }, { storage, tenant, account }) => [
    ...(await viewsOf(storage.db, tenant.id, kind, account.id)),
  ]),

  memberEndpoint(addContentView, async ({ kind, ...view }, context) => {
    const { storage, tenant, account, t } = context
    mustMayShare(context, view.isShared)
    if ((await countViews(storage.db, tenant.id, account.id)) >= MOST)
      throw new CallError('conflict', { fields: { name: t('problem.maxItems', { limit: MOST }) } })
    const row = await insertView(storage.db, { tenantId: tenant.id, kind, accountId: account.id }, view)
    return shownView(row, account.id)
  }),

  memberEndpoint(changeContentView, async ({ kind, id, ...view }, context) => {
    const before = await changeableView(context, { kind, id })
    mustMayShare(context, view.isShared)
    // Nobody takes a view that others use for themselves alone but who made it.
    const isOwn = before.account_id === context.account.id
    if (!isOwn && !view.isShared) throw new CallError('not_allowed')
    return shownView(await updateView(context.storage.db, before, view), context.account.id)
  }),

  memberEndpoint(removeContentView, async ({ kind, id }, context) => {
    await deleteView(context.storage.db, await changeableView(context, { kind, id }))
    return {}
  }),
]
