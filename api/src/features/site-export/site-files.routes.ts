import { type Answer, CallError, exportSite as exportCall, importSite as importCall } from '@vitrine/schemas'
import { accountEndpoint, type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { oneFile } from '../../http/question/sent-file.ts'
import type { Translator } from '../../platform/language/translator.ts'
import { setMembership } from '../accounts/accounts.queries.ts'
import { recordAuditEvent } from '../audit/audit.queries.ts'
import { importZip, keepZip } from '../site-import/import-zip.ts'
import { ImportError, type ImportProblem } from '../site-import/problems.ts'
import { exportedZip } from './export-job.ts'

/** So many problems and warnings are in an answer. */
const MAX_REPORTED = 100

/** A whole site goes out as files, and comes in as files. */
export const siteFilesRoutes: readonly Endpoint[] = [
  memberEndpoint(exportCall, async ({ draftsId }, { storage, tenant, parts, auditEvent }) => {
    const { body, size } = await exportedZip(storage, parts.jobs, tenant.id, draftsId)
    await recordAuditEvent(
      storage.db,
      auditEvent({ tenantId: tenant.id, action: 'site.export', object: tenant.clientId }),
    )
    return {
      body,
      type: 'application/zip',
      headers: {
        'content-disposition': `attachment; filename="${tenant.clientId}.zip"`,
        'content-length': String(size),
      },
    }
  }),

  accountEndpoint(importCall, async ({ clientId, publish }, { storage, parts, account, files, t, auditEvent }) => {
    if (!account.mayAddSites) throw new CallError('not_allowed')
    try {
      const keep = (path: string) => oneFile(files, ({ source }) => keepZip(source, path))
      const made = await importZip(storage, parts, keep, {
        clientId,
        publish,
        mediaHosts: parts.mediaHosts && [...parts.mediaHosts, new URL(parts.systemOrigin).host],
        async also(write, tenantId) {
          await setMembership(write, tenantId, account.id, { role: 'owner' })
          await recordAuditEvent(write, auditEvent({ tenantId, action: 'site.import', object: tenantId }))
        },
      })
      return { ...made, warnings: made.warnings.slice(0, MAX_REPORTED).map((warning) => warningInWords(warning, t)) }
    } catch (error) {
      throw error instanceof ImportError ? importFailure(error, t) : error
    }
  }),
]

const warningInWords = (
  { file, path, component, language, key, params }: ImportProblem,
  t: Translator,
): Answer<typeof importCall>['warnings'][number] => ({
  file,
  path,
  ...(component !== undefined && { component }),
  ...(language !== undefined && { language }),
  key,
  message: t(key, params),
})

/** What is wrong with the files, each under where it stands. */
function importFailure({ problems, count }: ImportError, t: Translator): CallError {
  const fields = problems
    .slice(0, MAX_REPORTED)
    .map(({ file, component, language, path, key, params }) => [
      [file, component, language, path].filter((part) => part !== undefined && part !== '').join(' · '),
      t(key, params),
    ])
  return new CallError('invalid_request', {
    fields: Object.fromEntries(fields),
    details: { problems: count },
  })
}
