import { createSignIn, withSignIn } from '@vitrine/editor-core'
import { CallError, can, listDrafts, me } from '@vitrine/schemas'
import type { OfficeContext, OfficeParts } from '../context/office-context.ts'
import { shareStreams } from '../context/share-streams.ts'

type OpenedParts = Omit<OfficeParts, 'rememberLocale' | 'screenLabels'>

/** What the office is drawn from: who works here, what they may do, and where the pages are edited. */
export async function openOffice(
  { boot, send, stream, asset, labels, sections, handbook, permissionSets = [] }: OpenedParts,
  { screenWords, isToday }: { readonly screenWords: () => Promise<void>; readonly isToday: boolean },
) {
  const { clientId, tenantId } = boot
  // What Today does without is on its way beside the calls where another screen is opened first.
  const [{ id, name, email, sites }, drafts] = await Promise.all([
    send(me, {}),
    send(listDrafts, {}),
    isToday ? undefined : screenWords(),
  ])
  const member = sites.find((site) => site.tenantId === tenantId)
  if (!member) throw new CallError('not_allowed')
  const account = { id, name, email }
  const signIn = createSignIn({ send, account })
  const draft = drafts[0]
  return {
    boot,
    stream: shareStreams(stream),
    asset,
    labels,
    screenWords,
    sections,
    handbook,
    permissionSets,
    account,
    member,
    signIn,
    send: withSignIn(send, signIn),
    may: (action) => can(member, action),
    draftsId: draft?.id,
    designer: draft && `/${clientId}/drafts/${draft.id}/designer`,
  } satisfies Partial<OfficeContext>
}
