import { CallError, can } from '@vitrine/schemas'
import { messageTexts } from '@vitrine/schemas/texts'
import { memberWithKey } from '../../http/access/key-access.ts'
import type { Storage } from '../../platform/database/storage.ts'
import { translatorFor } from '../../platform/language/translator.ts'
import { accountById, membershipIn } from '../accounts/accounts.queries.ts'
import { livingKey } from '../api-keys/api-keys.queries.ts'
import type { SaveContext } from '../contents/saving/save-contents.ts'
import { createSitesStore } from '../sites/sites.queries.ts'

/** As whom a job changes contents. */
export interface JobAuthor {
  readonly accountId: string
  /** The API key that asked for it. */
  readonly apiKeyId?: string | undefined
  readonly requestId?: string | undefined
  readonly mediaHosts?: readonly string[] | undefined
  readonly systemOrigin: string
}

/** What the jobs of an import are asked for with. */
export interface ImportJobInput extends JobAuthor {
  readonly importId: string
}

/**
 * What a job saves contents as: the account that asked for it, with the rights that it and its API key have now.
 *
 * @throws CallError `not_allowed` when it may no longer write contents.
 */
export async function authorOfJob(
  storage: Storage,
  tenantId: string,
  { accountId, apiKeyId, requestId, mediaHosts, systemOrigin }: JobAuthor,
): Promise<SaveContext> {
  const tenant = await createSitesStore(storage).byClient(tenantId)
  const stored = await accountById(storage.db, accountId)
  const key = apiKeyId === undefined ? undefined : await livingKey(storage.db, tenantId, apiKeyId)
  if (apiKeyId !== undefined && !key) throw new CallError('not_allowed')
  const member = stored && memberWithKey(await membershipIn(storage.db, tenantId, accountId), key, tenantId)
  if (!tenant) throw new CallError('not_found')
  if (!stored || !member || !can(member, 'content.write')) throw new CallError('not_allowed')
  const { password: _password, language, ...account } = stored
  return {
    tenant,
    account: { ...account, ...(key && apiKeyId !== undefined && { apiKey: { id: apiKeyId, name: key.name } }) },
    member,
    requestId,
    parts: { mediaHosts, systemOrigin },
    t: translatorFor(messageTexts, language),
    auditEvent: (event) => ({ tenantId: undefined, accountId, apiKey: key?.name, requestId, ...event }),
  }
}
