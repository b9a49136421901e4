import { startForm } from '@vitrine/schemas'
import { type Endpoint, endpoint } from '../../../http/endpoint/endpoint.ts'
import { secretOf } from '../../../platform/signing/secret.queries.ts'
import { signedStart } from './form-start.ts'

/** When forms are begun: pages are kept and shown to many, so it cannot stand in them (R197). */
export const formStartRoutes: readonly Endpoint[] = [
  endpoint(startForm, async (_question, { storage, tenant }) => ({
    startedAt: signedStart(await secretOf(storage.db), tenant.id),
  })),
]
