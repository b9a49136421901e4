/**
 * Everything that the audit log can hold: what was done, after the kind of thing that it was done to. Each has its words
 * in the office, `audit.{action}`.
 */
export const auditActions = [
  'account.add',
  'account.add-passkey',
  'account.ask-email',
  'account.ask-password-reset',
  'account.email',
  'account.end-other-sessions',
  'account.end-session',
  'account.password',
  'account.password-reset',
  'account.recovery-codes',
  'account.remove-passkey',
  'account.rename-passkey',
  'account.sign-in',
  'account.sign-in-failed',
  'account.sign-out',
  'account.two-factor-off',
  'account.two-factor-on',
  'account.wrong-code',
  'content.archive',
  'content.delete',
  'content.publish',
  'content.withdraw',
  'domain.add',
  'domain.primary',
  'domain.remove',
  'domain.verify',
  'frame.open',
  'frame.ticket',
  'mail.change',
  'mail.test',
  'media.remove',
  'media.replace',
  'media.undo-replace',
  'member.change',
  'member.invitation-link',
  'member.invite',
  'member.invite-again',
  'member.join',
  'member.remove',
  'member.uninvite',
  'people.erase',
  'people.export',
  'preview.add',
  'preview.remove',
  'redirect.add',
  'redirect.change',
  'redirect.remove',
  'reply-template.add',
  'reply-template.change',
  'reply-template.remove',
  'settings.change',
  'site.add',
  'site.erase',
  'site.export',
  'site.import',
  'site.publish',
  'site.remove',
  'site.restore',
  'site.rollback',
] as const
export type AuditAction = (typeof auditActions)[number]

type KindOf<A extends string> = A extends `${infer Kind}.${string}` ? Kind : never
type AuditKind = KindOf<AuditAction>

/** The kinds of things on a site that something was done to, by which `listDeeds` can be asked, in the order of the list. What people do with their own account belongs to none. */
export const siteAuditKinds = [...new Set(auditActions.map((action) => action.split('.')[0] as AuditKind))].filter(
  (kind) => kind !== 'account',
)
