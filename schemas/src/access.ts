/**
 * Who may do what on a site. A call names the one action that it is; a role is a set of actions.
 * What a translator or a content editor may change inside a draft is decided operation by operation
 * (`mayDo` of the model), since one call saves them all.
 */
export const actions = [
  'draft.read',
  'draft.write',
  /** What belongs to the structure of a draft, but is no operation. */
  'draft.arrange',
  'preview.write',
  'site.publish',
  'content.read',
  'content.write',
  'media.read',
  'media.write',
  'inbox.read',
  'inbox.write',
  'settings.read',
  'settings.write',
  'domains.write',
  'members.read',
  'members.write',
  'people.erase',
  'site.export',
  'site.remove',
  'audit.read',
  'keys.write',
  'webhooks.write',
] as const
export type Action = (typeof actions)[number]

export const roles = ['owner', 'admin', 'editor', 'translator', 'content-editor', 'viewer'] as const
export type Role = (typeof roles)[number]

const toLook: readonly Action[] = ['draft.read', 'content.read', 'media.read', 'settings.read', 'members.read']
const toWrite: readonly Action[] = [...toLook, 'draft.write', 'content.write', 'media.write']
const toEdit: readonly Action[] = [
  ...toWrite,
  'draft.arrange',
  'preview.write',
  'site.publish',
  'inbox.read',
  'inbox.write',
]
const toRun: readonly Action[] = [
  ...toEdit,
  'settings.write',
  'domains.write',
  'members.write',
  'audit.read',
  'keys.write',
  'webhooks.write',
]

/** What each role may do (R296). */
export const roleActions: Readonly<Record<Role, ReadonlySet<Action>>> = {
  owner: new Set(actions),
  admin: new Set([...toRun, 'people.erase', 'site.export']),
  editor: new Set(toEdit),
  translator: new Set([...toLook, 'draft.write', 'content.write']),
  'content-editor': new Set(toWrite),
  viewer: new Set(toLook),
}

/**
 * What a permission set may add to a role: all but what is decided operation by operation, for which the role counts
 * (`mayDo`), and the end of the site, which is its owners'.
 */
export const addableActions: readonly Action[] = actions.filter(
  (action) => action !== 'draft.write' && action !== 'content.write' && action !== 'site.remove',
)

/** A permission set that somebody was given: its name, and what it lets them do. The list is empty while its plugin is gone. */
export interface GrantedSet {
  readonly key: string
  readonly actions: readonly Action[]
}

/** What no API key may ever do: it would be a way to more rights than it was given, or to an end of the site. */
const neverByKey: ReadonlySet<Action> = new Set([
  'members.read',
  'members.write',
  'audit.read',
  'keys.write',
  'webhooks.write',
  'site.remove',
])

/** What an API key can be allowed. */
export const keyActions: readonly Action[] = actions.filter((action) => !neverByKey.has(action))

/** What an API key leaves of the place of its maker. */
export interface KeyScope {
  readonly actions: readonly Action[]
  /** The languages in which texts of pages and contents may be written, and nothing else of them; all when left out. */
  readonly languages?: readonly string[]
}

/** Somebody's place on a site; a translator's `languages` are those that may be written. */
export interface Membership {
  readonly role: Role
  readonly languages?: readonly string[]
  /** What they may do beside their role. */
  readonly permissionSets?: readonly GrantedSet[] | undefined
  /** Only where an API key is used: what counts is in the role and in this. */
  readonly key?: KeyScope
}

/** Whether a member may do this at all. Nobody may do anything on a site without a membership. */
export const can = (member: Membership | undefined, action: Action): boolean =>
  member !== undefined && mayByPlace(member, action) && (member.key === undefined || isIn(member.key, action))

const mayByPlace = ({ role, permissionSets = [] }: Membership, action: Action): boolean =>
  roleActions[role].has(action) || permissionSets.some((set) => set.actions.includes(action))

/** Whether a place lets somebody do something that another member may not: nobody gives more than they have. */
export const exceeds = (place: Membership, member: Membership): boolean =>
  actions.some((action) => can(place, action) && !can(member, action))

const isIn = ({ actions: allowed, languages }: KeyScope, action: Action): boolean =>
  allowed.includes(action) &&
  keyActions.includes(action) &&
  // What a page is about is the same in all languages.
  (languages === undefined || action !== 'draft.arrange')
