import type { Answer, schedulePublish } from '@vitrine/schemas'
import type { MemberContext } from '../../../http/endpoint/context.ts'
import type { JobStatus } from '../../../platform/jobs/jobs.queries.ts'
import { findingsInWords } from '../publish-answer.ts'
import type { ScheduleJobResult } from './schedule-job.ts'

type ScheduleAnswer = Exclude<Answer<typeof schedulePublish>, { readonly job: string }>

/** What came of planning a publish, in the words of who asks. */
export function scheduleAnswer({ result }: JobStatus, context: Pick<MemberContext, 't'>): ScheduleAnswer {
  const { planned, changed, findings, errors, warnings, blocked, waits, isOutdated, overlaps } =
    result as ScheduleJobResult
  return {
    ...(planned !== undefined && { planned }),
    changed,
    findings: findingsInWords(findings, context),
    errors,
    warnings,
    blocked: [...blocked],
    waits,
    ...(isOutdated && { isOutdated }),
    overlaps: overlaps.map(({ id, at, timeZone, places }) => ({
      id,
      at: new Date(at).toISOString(),
      timeZone,
      places: places.map((place) => ({ ...place, languages: [...place.languages] })),
    })),
  }
}
