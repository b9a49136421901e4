import type { Action, Call } from '@vitrine/schemas'

const inFrames: ReadonlySet<Action> = new Set([
  'draft.read',
  'draft.write',
  'draft.arrange',
  'content.read',
  'media.read',
  'media.write',
  'settings.read',
  // Publishing is the last step of editing; who may not publish may not in a frame either.
  'site.publish',
])

/** Whether the designer in somebody's frame may do this: what editing one draft needs. */
export const isForFrames = (action: Action): boolean => inFrames.has(action)

/** Whether a question is about this draft, or about none at all; what a site has published is of none. */
export function isOfDraft(
  { path, access }: Pick<Call, 'path' | 'access'>,
  asked: { readonly draftsId: string | undefined; readonly id: string | undefined },
  draftsId: string,
): boolean {
  const named = /drafts?\/\{id\}/.test(path) ? asked.id : asked.draftsId
  const isOfSite = path.startsWith('v1/site/') || !access.startsWith('draft.')
  return named === draftsId || (named === undefined && isOfSite)
}
