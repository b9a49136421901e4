import {
  CallError,
  exportSite as exportCall,
  importSite as importCall,
  readExport,
  startExport,
} from '@vitrine/schemas'
import type { Tenant } from '../../http/access/site.ts'
import { accountEndpoint, type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { oneFile } from '../../http/question/sent-file.ts'
import { findFile } from '../../platform/files/find-file.ts'
import { jobById, openJobs } from '../../platform/jobs/jobs.queries.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { importAnswer, importFailure } from '../site-import/import-answer.ts'
import { IMPORT, type ImportJobInput, removeZip, storeZip } from '../site-import/import-job.ts'
import { addExport, EXPORT, exportedZip, zipOfJob } from './export-job.ts'

/** So long an import is waited for where nobody said; then the answer is its job. In milliseconds. */
const WAITED_FOR = 10_000
/** So many imports may wait for each other. */
const MOST_WAITING = 5

const asAttachment = ({ clientId }: Tenant) => ({ 'content-disposition': `attachment; filename="${clientId}.zip"` })

/** A whole site goes out as files, and comes in as files. */
export const siteFilesRoutes: readonly Endpoint[] = [
  memberEndpoint(exportCall, async ({ draftsId }, { storage, tenant, parts, auditEvent }) => {
    const { body, size } = await exportedZip(storage.files, parts.jobs, tenant.id, draftsId)
    await recordAuditEvent(
      storage.db,
      auditEvent({ tenantId: tenant.id, action: 'site.export', object: tenant.clientId }),
    )
    return {
      body,
      type: 'application/zip',
      headers: { ...asAttachment(tenant), 'content-length': String(size) },
    }
  }),

  memberEndpoint(startExport, async ({ draftsId }, { storage, tenant, parts, auditEvent }) => {
    const job = await addExport(parts.jobs, tenant.id, { draftsId }, draftsId ?? '')
    await recordAuditEvent(
      storage.db,
      auditEvent({ tenantId: tenant.id, action: 'site.export', object: tenant.clientId }),
    )
    return { job }
  }),

  memberEndpoint(readExport, async ({ id }, { storage, tenant }) => {
    const job = await jobById(storage.db, tenant.id, id)
    if (job?.kind !== EXPORT || job.state !== 'done') throw new CallError('not_found')
    const file = await findFile([storage.files.exportedZips], zipOfJob(id))
    if (!file) throw new CallError('gone')
    return { file, type: 'application/zip', headers: asAttachment(tenant) }
  }),

  accountEndpoint(importCall, async ({ clientId, publish, wait }, context) => {
    const { storage, parts, account, files, requestId } = context
    if (!account.mayAddSites) throw new CallError('not_allowed')
    if ((await openJobs(storage.db, null, [IMPORT])).length >= MOST_WAITING)
      throw new CallError('unavailable', { retryAfter: 30 })
    const zip = await oneFile(
      files,
      ({ source }) => storeZip(storage.files, source),
      (stored) => removeZip(storage.files, stored),
    )
    const input: ImportJobInput = {
      ...{ zip, accountId: account.id, requestId, clientId, publish },
      mediaHosts: parts.mediaHosts && [...parts.mediaHosts, new URL(parts.systemOrigin).host],
    }
    const job = await parts.jobs.add({ kind: IMPORT, tenantId: null, dedupe: zip, input })
    if (wait === false) return { job }
    const ended = await parts.jobs.ended(null, job, wait ? undefined : WAITED_FOR)
    if (!ended) throw new CallError('not_found')
    if (ended.state === 'waiting' || ended.state === 'running') return { job }
    if (ended.state !== 'done') throw importFailure(ended, context)
    return importAnswer(ended, context)
  }),
]
