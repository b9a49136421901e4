import { listSourceTexts } from '@vitrine/schemas'
import { type Endpoint, memberEndpoint } from '../../http/endpoint/endpoint.ts'
import { readSourceTexts } from './source-texts.queries.ts'

export const sourceTextRoutes: readonly Endpoint[] = [
  memberEndpoint(listSourceTexts, async ({ fingerprints }, { storage, tenant }) => ({
    items: await readSourceTexts(storage.db, tenant.id, [...new Set(fingerprints.split(','))]),
  })),
]
