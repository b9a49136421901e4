import {
  type Answer,
  addPreviewLink,
  CallError,
  cancelJob,
  cancelPlannedRelease,
  changePlannedRelease,
  declinePublishRequest,
  diffReleases,
  getJob,
  listJobs,
  listPlannedReleases,
  listPreviewLinks,
  listPublishRequests,
  listReleases,
  plannedReleaseDetail,
  planPublish,
  publishPlannedRelease,
  publishSite,
  type Question,
  removePreviewLink,
  rollBack,
  schedulePublish,
} from '@vitrine/schemas'
import { answering } from './open-screen.tsx'
import { plansService } from './plans-service.ts'

type Plan = Exclude<Answer<typeof planPublish>, { readonly job: string }>
type PublishResult = Exclude<Answer<typeof publishSite>, { readonly job: string }>
type Finding = Plan['findings'][number]
type Release = Answer<typeof listReleases>['items'][number]

const changedIn = (...pages: readonly (readonly [id: string, name: string])[]) => ({
  language: 'changed',
  pages: pages.map(([id, name]) => ({ id, name, kind: 'changed' })),
  parts: [],
  menus: [],
  theme: false,
})

const title = (page: string, language: string, before: string, after: string) => ({
  page,
  language,
  component: `${page}001`,
  section: 'banner',
  kind: 'value',
  path: 'title',
  before,
  after,
})

/** A warning about a field of a page, by its id. */
export const warning = (id: string, key: string, page = 'home', more: Partial<Finding> = {}): Finding => ({
  id,
  level: 'warning',
  key,
  page,
  component: `${page}001`,
  section: 'banner',
  path: 'title',
  params: {},
  message: key,
  ...more,
})

const groupsOf = (findings: readonly Finding[]): Plan['groups'] =>
  [...Map.groupBy(findings, ({ level, key }) => `${level} ${key}`).values()].map((group) => ({
    level: group[0]?.level ?? 'warning',
    key: group[0]?.key ?? '',
    count: group.length,
    ids: group.flatMap(({ level, id }) => (level === 'warning' ? [id] : [])),
  }))

const release = (number: number, more: Partial<Release> = {}): Release => ({
  id: `release${number}`,
  number,
  kind: 'publish',
  by: 'Ada Marin',
  createdAt: '2026-03-01T10:00:00Z',
  isCurrent: false,
  languages: ['en', 'de'],
  pages: 4,
  changed: {
    languages: ['de'],
    pages: [{ id: 'home', name: 'Home', kind: 'changed' }],
    morePages: 2,
    parts: ['theme'],
  },
  ...more,
})

type PlannedRelease = Answer<typeof listPlannedReleases>['items'][number]
type ScheduleResult = Exclude<Answer<typeof schedulePublish>, { readonly job: string }>

/** A planned release that waits for next spring. */
export const plannedRelease = (id: string, more: Partial<PlannedRelease> = {}): PlannedRelease => ({
  id,
  state: 'planned',
  at: '2027-03-03T01:00:00Z',
  timeZone: 'Asia/Shanghai',
  by: 'Ada Marin',
  createdAt: '2026-11-20T10:00:00Z',
  draftsId: '1',
  isEdited: false,
  isLate: false,
  changed: { languages: ['de'], pages: [{ id: 'home', name: 'Home', kind: 'changed' }], morePages: 0, parts: [] },
  stoppedBy: [],
  ...more,
})

/**
 * A site with two releases and a draft in which Home and About changed. What a test sets in `state` is answered from then
 * on.
 */
export function publishService() {
  const state = {
    findings: [warning('w1', 'check.altMissing'), warning('w2', 'check.sampleText')] as Finding[],
    plan: {} as Partial<Plan>,
    /** What the next publish answers. */
    outcome: {} as Partial<PublishResult> & { readonly job?: string },
    job: undefined as Partial<Answer<typeof getJob>> | undefined,
    releases: [release(2, { isCurrent: true, note: 'For the fair' }), release(1, { kind: 'rollback' })],
    planned: [] as readonly PlannedRelease[],
    /** What planning answers, beside what was planned. */
    scheduled: {} as Partial<ScheduleResult>,
    links: [] as Answer<typeof listPreviewLinks>['items'],
    requests: [] as Answer<typeof listPublishRequests>,
  }
  const whole = (): Plan => ({
    reviewed: { revision: 7, release: 'release2' },
    sourceLanguage: 'en',
    languages: {
      en: changedIn(['about', 'About us']),
      de: changedIn(['home', 'Start'], ['about', 'Über uns']),
    },
    changes: [
      title('home', 'de', 'Alt', 'Neu'),
      title('about', 'en', 'About', 'About us'),
      title('about', 'de', 'Über', 'Über uns'),
    ],
    more: 0,
    pages: [
      { id: 'home', name: 'Home', before: '/', after: '/' },
      { id: 'about', name: 'About us', before: '/pages/about', after: '/pages/about-us' },
    ],
    findings: state.findings,
    errors: state.findings.filter(({ level }) => level === 'error').length,
    warnings: state.findings.filter(({ level }) => level === 'warning').length,
    groups: groupsOf(state.findings),
    blocked: [],
    moved: [],
    ...state.plan,
  })
  /** What is left of the plan of all. */
  function planOf({ pages, languages }: Pick<Question<typeof planPublish>, 'pages' | 'languages'>): Plan {
    const plan = whole()
    const isIn = ({ page, language }: { readonly page?: string; readonly language?: string }) =>
      (!pages || page === undefined || pages.includes(page)) &&
      (!languages || language === undefined || languages.includes(language))
    const findings = plan.findings.filter(isIn)
    const kept = Object.entries(plan.languages as Record<string, ReturnType<typeof changedIn>>)
      .filter(([code]) => !languages || languages.includes(code))
      .map(([code, one]) => [code, { ...one, pages: one.pages.filter(({ id }) => isIn({ page: id })) }])
    return {
      ...plan,
      languages: Object.fromEntries(kept),
      changes: plan.changes.filter(isIn),
      findings,
      warnings: findings.filter(({ level }) => level === 'warning').length,
      groups: groupsOf(findings),
    }
  }
  const change = (id: string, more: Partial<PlannedRelease>): PlannedRelease => {
    state.planned = state.planned.map((one) => (one.id === id ? { ...one, ...more } : one))
    return plannedById(id)
  }
  function plannedById(id: string): PlannedRelease {
    const found = state.planned.find((one) => one.id === id)
    if (!found) throw new CallError('not_found')
    return found
  }
  const contents = plansService()
  const answers = [
    ...contents.answers,
    answering(schedulePublish, ({ at, timeZone, note }) => {
      const id = `planned${state.planned.length + 1}`
      const isDone = state.scheduled.changed !== false
      if (isDone) state.planned = [...state.planned, plannedRelease(id, { at, timeZone, ...(note && { note }) })]
      const found = { findings: [], errors: 0, warnings: 0, blocked: [], waits: false, overlaps: [] }
      return { ...(isDone && { planned: id }), changed: true, ...found, ...state.scheduled }
    }),
    answering(listPublishRequests, () => [...state.requests]),
    answering(declinePublishRequest, ({ id }) => {
      state.requests = state.requests.filter((request) => request.id !== id)
      return {}
    }),
    answering(listPlannedReleases, ({ page = 1, pageSize = 30 }) => ({
      items: [...state.planned],
      total: state.planned.length,
      page,
      pageSize,
    })),
    answering(plannedReleaseDetail, ({ id }) => ({
      planned: plannedById(id),
      isKept: true,
      languages: { de: changedIn(['home', 'Start']) },
      pages: [{ id: 'home', name: 'Home' }],
      changes: [title('home', 'de', 'Alt', 'Neu')],
      more: 0,
    })),
    answering(changePlannedRelease, ({ id, at, timeZone }) => change(id, { at, timeZone })),
    answering(publishPlannedRelease, ({ id }) => change(id, { state: 'published', endedAt: '2026-11-26T08:00:00Z' })),
    answering(cancelPlannedRelease, ({ id }) => {
      change(id, { state: 'cancelled' })
      return { cancelled: true }
    }),
    answering(planPublish, planOf),
    answering(listJobs, () => []),
    answering(listReleases, ({ page = 1, pageSize = 30 }) => ({
      items: state.releases,
      total: state.releases.length,
      page,
      pageSize,
    })),
    answering(diffReleases, ({ id, from }) => ({
      from: from ?? null,
      to: id,
      languages: { de: changedIn(['home', 'Start']) },
      pages: [{ id: 'home', name: 'Home' }],
      changes: [title('home', 'de', `Of ${from}`, `Of ${id}`)],
      more: 0,
    })),
    answering(publishSite, () => {
      if (state.outcome.job !== undefined) return { job: state.outcome.job }
      const { job: _job, ...outcome } = state.outcome
      const result = {
        release: 'release3',
        changed: true,
        changedPages: ['home'],
        moved: [],
        findings: [],
        errors: 0,
        warnings: 0,
        blocked: [],
        waits: false,
        ...outcome,
      }
      if (result.changed) state.releases = [release(3, { isCurrent: true }), ...state.releases]
      return result
    }),
    answering(getJob, ({ id }) => ({
      id,
      kind: 'publish',
      state: 'running' as const,
      done: 45,
      total: 180,
      at: '',
      ...state.job,
    })),
    answering(cancelJob, () => {
      state.job = { state: 'cancelled' }
      return { cancelled: true }
    }),
    answering(rollBack, () => ({ release: 'release3', changed: true })),
    answering(listPreviewLinks, () => ({ items: state.links, total: state.links.length, page: 1, pageSize: 10 })),
    answering(addPreviewLink, ({ draftsId, days = 7, allowsComments = false }) => {
      const link = {
        id: 'link1',
        draftsId,
        createdBy: 'Mei',
        createdAt: '2026-03-01T10:00:00Z',
        expiresAt: new Date(Date.now() + days * 86_400_000).toISOString(),
        allowsComments,
        openComments: 0,
      }
      state.links = [link, ...state.links]
      return { ...link, address: 'https://sites.example/preview/token' }
    }),
    answering(removePreviewLink, ({ id }) => {
      state.links = state.links.filter((link) => link.id !== id)
      return {}
    }),
  ]
  return { state, answers }
}
