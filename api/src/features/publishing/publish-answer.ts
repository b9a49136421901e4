import { type Finding, findingId } from '@vitrine/model'
import { type Answer, CallError, type publishByGet } from '@vitrine/schemas'
import type { MemberContext } from '../../http/endpoint/context.ts'
import type { JobStatus } from '../../platform/jobs/jobs.queries.ts'
import { describeProblem } from '../../platform/language/translator.ts'
import type { FindingSummary } from './build-release.ts'
import type { PublishJobResult } from './publish-job.ts'

/** What a publish says at its end. */
export type PublishAnswer = Answer<typeof publishByGet>

export const findingsInWords = (findings: readonly Finding[], { t }: Pick<MemberContext, 't'>) =>
  findings.map(({ items, content, ...finding }) => ({
    id: findingId({ ...finding, ...(content && { content }) }),
    ...finding,
    ...(content && { content: { ...content } }),
    ...(items && { items: [...items] }),
    message: describeProblem(t, finding),
  }))

/** The result of a publish that is done, in the words of who asks. */
export function publishAnswer({ result }: JobStatus, context: Pick<MemberContext, 't'>): PublishAnswer {
  const { release, publishedAt, changed, changedPages, moved, findings, errors, warnings, blocked, waits, isOutdated } =
    result as PublishJobResult
  return {
    release,
    ...(publishedAt !== undefined && { publishedAt }),
    changed,
    changedPages: [...changedPages],
    moved: moved.map((page) => ({ ...page })),
    findings: findingsInWords(findings, context),
    errors,
    warnings,
    blocked: [...blocked],
    waits,
    ...(isOutdated && { isOutdated }),
  }
}

/** Why a publish failed, in the words of who asks. */
export function publishFailure({ state, error }: JobStatus, context: Pick<MemberContext, 't'>): CallError {
  if (state === 'cancelled') return new CallError('conflict', { message: context.t('error.publishCancelled') })
  const { code = 'internal', details } = error ?? {}
  if (code !== 'conflict' || details === undefined) return new CallError(code)
  const { findings, ...counts } = details as FindingSummary
  return new CallError('conflict', {
    message: context.t('error.notPublished'),
    details: { findings: findingsInWords(findings, context), ...counts },
  })
}
