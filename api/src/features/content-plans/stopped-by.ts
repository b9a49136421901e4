import type { ContentPlanStop, ContentRecord } from '@vitrine/schemas'
import { problemsWhenPublished } from '../contents/editing/content-problems.ts'
import type { ContentPlanRow } from '../contents/plans/content-plans.queries.ts'

type Planned = Pick<ContentPlanRow, 'before' | 'status'>
type Found = Pick<ContentRecord, 'kind' | 'status' | 'settings'>

/** Why a plan cannot be done to a content as it is now; nothing where it can. */
export function stoppedBy(
  { before, status }: Planned,
  record: Found | undefined,
  baseLanguage: string,
): ContentPlanStop | undefined {
  if (!record) return 'gone'
  if (status !== 'published') return record.status === 'published' ? undefined : 'hidden'
  if (record.status === 'published') return 'published'
  if (record.status !== before) return 'changed'
  return problemsWhenPublished(record, baseLanguage).length > 0 ? 'problems' : undefined
}
