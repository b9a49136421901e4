import { listDeeds } from '@vitrine/schemas'
import { type Answered, answerMember } from '../calls/answer.ts'
import { listDeedsOf } from './audit.store.ts'

export const auditAnswers: readonly Answered[] = [
  answerMember(listDeeds, (wish, { storage, tenant }) => listDeedsOf(storage.db, tenant.id, wish)),
]
