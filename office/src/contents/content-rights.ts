import { can, type Membership, roleActions } from '@vitrine/schemas'

/** What a member may do to contents, as `mayDo` of the model decides it when they are saved. */
export interface ContentRights {
  /** Change values in a language; those of the base where none is given: they are in the source language, or the same in all. */
  readonly mayWriteIn: (language: string | undefined) => boolean
  /** Add drafts, and give contents their place: all who write but translators. */
  readonly mayAdd: boolean
  /** Show, hide and delete them, and change their addresses and days. */
  readonly mayManage: boolean
}

/** @param member of the site. */
export function contentRights(member: Membership): ContentRights {
  const { role, languages = [] } = member
  const mayWrite = can(member, 'content.write')
  return {
    mayWriteIn: (language) =>
      mayWrite && (role !== 'translator' || (language !== undefined && languages.includes(language))),
    mayAdd: mayWrite && role !== 'translator',
    // A permission set to publish does not widen what a role may change.
    mayManage: mayWrite && can(member, 'site.publish') && roleActions[role].has('site.publish'),
  }
}
