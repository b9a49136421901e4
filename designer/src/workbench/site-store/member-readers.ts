import type { SiteMembers } from './site-members.ts'

/** What reads some of the members, each by a function. */
export type MemberReaders<K extends keyof SiteMembers> = { readonly [Name in K]: () => SiteMembers[Name] }

/** The members, each read when it is asked for. */
export const membersBy = (read: MemberReaders<keyof SiteMembers>): SiteMembers =>
  Object.defineProperties(
    {},
    Object.fromEntries(
      Object.entries(read).map(([name, get]) => [name, { get: get as () => unknown, enumerable: true }]),
    ),
  ) as SiteMembers
