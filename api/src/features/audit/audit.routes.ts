import { listDeeds } from '@vitrine/schemas'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { listAuditEvents } from './audit.queries.ts'

export const auditRoutes: readonly Endpoint[] = [
  memberEndpoint(listDeeds, (input, { storage, tenant }) => listAuditEvents(storage.db, tenant.id, input)),
]
