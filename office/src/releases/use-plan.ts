import { resultOfJob, type SendCall } from '@vitrine/editor-core'
import type { LanguageChanges } from '@vitrine/model'
import { type Answer, CallError, planPublish, type Question } from '@vitrine/schemas'
import { useRequest } from 'ahooks'
import { useOffice } from '../context/office-context.ts'
import { useSiteEvents } from '../context/use-site-events.ts'

/** What a publish would change, and what its checks find. */
export type PublishPlan = Exclude<Answer<typeof planPublish>, { readonly job: string }>

/** The languages and pages of a publish; all, where it names none. */
export type Scope = Pick<Question<typeof planPublish>, 'languages' | 'pages'>

/** Who comes back to the window may have edited pages elsewhere; so long it is not asked again, in milliseconds. */
const REST = 10_000

async function planOf(send: SendCall, question: Question<typeof planPublish>): Promise<PublishPlan> {
  const answer = await send(planPublish, question)
  const plan = 'job' in answer ? await resultOfJob(send, answer.job) : answer
  if (!plan) throw new CallError('unavailable')
  return plan as PublishPlan
}

/** Looks at what would be published of the draft; again after each release, and when somebody comes back to the window. */
export function usePlan(scope: Scope = {}, isReady = true) {
  const { send, locale, draftsId } = useOffice()
  const request = useRequest(() => planOf(send, { draftsId: draftsId ?? '', ...scope }), {
    ready: isReady && draftsId !== undefined,
    refreshDeps: [JSON.stringify(scope), locale, draftsId],
    debounceWait: isLimited(scope) ? 400 : 0,
    refreshOnWindowFocus: true,
    focusTimespan: REST,
  })
  useSiteEvents(['release'], request.refresh)
  return request
}

export type PlanRequest = ReturnType<typeof usePlan>

export const isLimited = ({ languages, pages }: Scope): boolean => languages !== undefined || pages !== undefined

/** How much a publish changes for visitors: a page or language that comes or goes is one change. */
export function countChanges({ changes, more, languages }: Pick<PublishPlan, 'changes' | 'more' | 'languages'>) {
  const all = languagesIn({ languages })
  const pages = new Map(all.flatMap(([, one]) => one.pages.map((page) => [page.id, page.kind])))
  const whole = [...pages.values()].filter((kind) => kind !== 'changed').length
  const comingLanguages = all.filter(([, { language }]) => language !== 'changed').length
  return { changes: distinct(changes) + more + whole + comingLanguages, pages: pages.size }
}

/** The same change in several languages is one. */
const distinct = (changes: readonly object[]): number =>
  new Set(changes.map((change) => JSON.stringify({ ...change, language: undefined }))).size

/** What differs by language, as `diffReleases` tells it. */
export const languagesIn = ({ languages }: Pick<PublishPlan, 'languages'>) =>
  Object.entries(languages as ReleaseLanguages)

type ReleaseLanguages = Readonly<Record<string, LanguageChanges>>
