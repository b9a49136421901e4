import { listDeeds } from '@vitrine/schemas'
import { type Answered, answerMember } from '../../http/endpoint/endpoint.ts'
import { listDeedsOf } from './audit.queries.ts'

export const auditAnswers: readonly Answered[] = [
  answerMember(listDeeds, (wish, { storage, tenant }) => listDeedsOf(storage.db, tenant.id, wish)),
]
