import {
  addReplyTemplate,
  CallError,
  changeReplyTemplate,
  listReplyTemplates,
  removeReplyTemplate,
} from '@vitrine/schemas'
import type { MemberContext } from '../../../http/endpoint/context.ts'
import { type Endpoint, memberEndpoint } from '../../../http/endpoint/endpoint.ts'
import { recordAuditEvent } from '../../audit/audit.queries.ts'
import { lockSite } from '../../sites/lock-site.queries.ts'
import { line, paragraph } from '../../visitors/form/normalize-text.ts'
import {
  deleteReplyTemplate,
  nameKey,
  putReplyTemplate,
  type ReplyTemplate,
  replyTemplatesOf,
  type WrittenTemplate,
} from './reply-templates.queries.ts'
import { unknownPlaceholders } from './unknown-placeholders.ts'

/** So many templates a site has at most. */
const MOST = 200

/** A template in its normal form. @throws CallError `invalid_request` for what no schema checks. */
function readTemplate({ name, texts }: WrittenTemplate, { t }: MemberContext): WrittenTemplate {
  const fields: Record<string, string> = {}
  const read = Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, paragraph(text)]))
  for (const [language, text] of Object.entries(read)) {
    const [unknown] = unknownPlaceholders(text)
    if (text === '') fields[`texts.${language}`] = t('problem.minLength', { limit: 1 })
    else if (unknown !== undefined) fields[`texts.${language}`] = t('problem.placeholder', { name: unknown })
  }
  const written = { name: line(name), texts: read }
  if (nameKey(written.name) === '') fields.name = t('problem.minLength', { limit: 1 })
  if (Object.keys(fields).length > 0) throw new CallError('invalid_request', { fields })
  return written
}

/**
 * Stores a template while nobody else changes one of the site.
 *
 * @param find the template that it changes, among all of the site; nothing for a new one.
 */
const save = (
  written: WrittenTemplate,
  { storage, tenant, t, auditEvent }: MemberContext,
  find: (all: readonly ReplyTemplate[]) => ReplyTemplate | undefined,
): Promise<ReplyTemplate> =>
  storage.db.transaction().execute(async (write) => {
    await lockSite(write, tenant.id)
    const all = await replyTemplatesOf(write, tenant.id)
    const known = find(all)
    const others = all.filter(({ id }) => id !== known?.id)
    const refuse = (key: string, params = {}) => new CallError('conflict', { fields: { name: t(key, params) } })
    if (others.some(({ name }) => nameKey(name) === nameKey(written.name))) throw refuse('problem.taken')
    if (others.length >= MOST) throw refuse('problem.maxItems', { limit: MOST })
    const saved = await putReplyTemplate(write, tenant.id, written, known)
    const action = known ? 'reply-template.change' : 'reply-template.add'
    const details = { name: saved.name }
    await recordAuditEvent(write, auditEvent({ tenantId: tenant.id, action, object: saved.id, details }))
    return saved
  })

/** What members write to buyers again and again. */
export const replyTemplateRoutes: readonly Endpoint[] = [
  memberEndpoint(listReplyTemplates, (_question, { storage, tenant }) => replyTemplatesOf(storage.db, tenant.id)),

  memberEndpoint(addReplyTemplate, (question, context) =>
    save(readTemplate(question, context), context, () => undefined),
  ),

  memberEndpoint(changeReplyTemplate, ({ id, revision, ...written }, context) =>
    save(readTemplate(written, context), context, (all) => {
      const known = all.find((one) => one.id === id)
      if (!known) throw new CallError('not_found')
      if (known.revision !== revision) throw new CallError('conflict', { details: { revision: known.revision } })
      return known
    }),
  ),

  memberEndpoint(removeReplyTemplate, async ({ id }, { storage, tenant, auditEvent }) => {
    await storage.db.transaction().execute(async (write) => {
      if (!(await deleteReplyTemplate(write, tenant.id, id))) throw new CallError('not_found')
      await recordAuditEvent(write, auditEvent({ tenantId: tenant.id, action: 'reply-template.remove', object: id }))
    })
    return {}
  }),
]
