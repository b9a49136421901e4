import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  cancelPlannedRelease,
  changePlannedRelease,
  publishPlannedRelease,
  publishSite,
  type Role,
  schedulePublish,
  siteToday,
} from '@vitrine/schemas'
import { momentsOf } from '@vitrine/schemas/format'
import { afterEach, describe, expect, it } from 'vitest'
import { readTime, usualZone } from '../../planned-time/chosen-time.ts'
import { answering, openScreen } from '../../testing/open-screen.tsx'
import { plannedRelease, publishService } from '../../testing/publish-service.ts'
import { violationsOf } from '../../testing/violations-of.ts'
import Today from '../../today/today.tsx'
import Releases from '../releases.tsx'

type State = ReturnType<typeof publishService>['state']

function open(changes: Partial<State> = {}, { path = '/releases/review', role = 'owner' as Role } = {}) {
  const { state, answers } = publishService()
  Object.assign(state, changes)
  return { state, ...openScreen(Releases, { path, role, answers }) }
}
afterEach(cleanup)

/** A day in about three months, when no clocks are changed. */
const day = new Date(Date.now() + 90 * 24 * 60 * 60_000).toISOString().slice(0, 10)
const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const scheduleButton = () => screen.findByRole('button', { name: /^Schedule \d+ changes?$/ })

async function atATime(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('radio', { name: 'At a time' }))
  set('Date', day)
  set('Time', '09:30')
  set('Time zone', 'Asia/Shanghai')
}

describe('scheduling a publish in the review', () => {
  it('sends the moment, what was reviewed and accepted, and shows when it goes live', async () => {
    const { user, questionsOf } = open({ findings: [] })
    await atATime(user)
    const words = screen.getByText(/^Goes live .*Shanghai/)
    expect(words.textContent).toMatch(/9:30/)
    expect(await violationsOf('Review with a time')).toEqual([])
    await user.type(screen.getByRole('textbox', { name: /^Note for your team/ }), 'For the fair')
    await user.click(screen.getByRole('checkbox', { name: 'About us' }))
    await user.click(await screen.findByRole('button', { name: 'Schedule 1 change' }))
    expect(await screen.findByRole('button', { name: 'Cancel schedule' })).toBeTruthy()
    const [moment] = momentsOf(`${day}T09:30`, 'Asia/Shanghai')
    expect(questionsOf(schedulePublish)).toEqual([
      {
        draftsId: '1',
        at: new Date(moment ?? 0).toISOString(),
        timeZone: 'Asia/Shanghai',
        pages: ['home'],
        accepted: [],
        redirectMoved: true,
        reviewed: { revision: 7, release: 'release2' },
        note: 'For the fair',
      },
    ])
    expect(questionsOf(publishSite)).toEqual([])
    expect(screen.getByText(/^Goes live .*Shanghai/)).toBeTruthy()
    expect(await violationsOf('Scheduled')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Cancel schedule' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Cancel schedule' }))
    expect(await screen.findByText('Cancelled. Nothing goes live.')).toBeTruthy()
    expect(questionsOf(cancelPlannedRelease)).toEqual([{ id: 'planned1' }])
  })

  it('waits for a time that there is, and for warnings to be accepted', async () => {
    const { user, questionsOf } = open()
    await atATime(user)
    expect(await screen.findByText('Accept 2 warnings, or fix them, to publish.')).toBeTruthy()
    await user.click(await screen.findByRole('checkbox', { name: /^Accept .*Images/ }))
    await user.click(await screen.findByRole('checkbox', { name: /^Accept .*Sample texts/ }))
    for (const [date, problem] of [
      ['2020-01-01', 'This time has passed. Choose one in the future.'],
      ['2999-01-01', 'This is more than a year ahead. Choose an earlier time.'],
      ['', 'Enter a date and a time.'],
    ] as const) {
      set('Date', date)
      expect(screen.getByText(problem)).toBeTruthy()
      expect((await scheduleButton()).getAttribute('aria-disabled')).toBe('true')
      await user.click(await scheduleButton())
    }
    expect(questionsOf(schedulePublish)).toEqual([])
    set('Date', day)
    await waitFor(async () => expect((await scheduleButton()).getAttribute('aria-disabled')).toBe(null))
  })

  it('says which other one has the same pages', async () => {
    const places = [{ kind: 'page' as const, id: 'home', name: 'Home', languages: ['de'] }]
    const overlaps = [{ id: 'other', at: '2027-03-03T01:00:00Z', timeZone: 'Asia/Shanghai', places }]
    const { user } = open({ findings: [], scheduled: { changed: false, overlaps } })
    await atATime(user)
    await user.click(await scheduleButton())
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(/^Nothing was scheduled: these pages/)).toBeTruthy()
    expect(alert.getByText(/Home.* in German/)).toBeTruthy()
    expect(alert.getByRole('link').getAttribute('href')).toBe('/demo/office/releases/planned?id=other')
  })

  it.each([
    [{ changed: false, isOutdated: true }, /^Nothing was scheduled: someone changed/],
    [{ changed: false }, /^Nothing was scheduled: visitors see/],
    [{ changed: false, blocked: ['de'] }, /German/],
  ])('says why nothing was scheduled: %o', async (scheduled, words) => {
    const { user } = open({ findings: [], scheduled })
    await atATime(user)
    await user.click(await scheduleButton())
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
  })

  it('tells who reviews what is scheduled already, and that later edits are not part of it', async () => {
    open({ planned: [plannedRelease('a', { isEdited: true }), plannedRelease('b', { state: 'cancelled' })] })
    expect(await screen.findByText(/^Edits since .* are not part of it\.$/)).toBeTruthy()
    expect(screen.getAllByText(/^Goes live /)).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Show what is scheduled' }).getAttribute('href')).toBe(
      '/demo/office/releases/planned?id=a',
    )
  })
})

describe('the list of what is scheduled', () => {
  const all = [
    plannedRelease('c', {
      state: 'conflict',
      note: 'Sale',
      stoppedBy: [{ kind: 'header', languages: ['en'] }],
      endedAt: '2026-11-25T08:00:00Z',
    }),
    plannedRelease('p', { note: 'Fair' }),
    plannedRelease('l', { isLate: true, note: 'Late one' }),
    plannedRelease('d', {
      state: 'published',
      endedAt: '2026-11-24T05:00:00Z',
      lateBy: 4 * 3600,
      release: { id: 'release2', number: 2 },
    }),
  ]

  it('says of each what became of it', async () => {
    open({ planned: all }, { path: '/releases' })
    const list = within(await screen.findByRole('region', { name: 'Scheduled' }))
    for (const state of ['Stopped', 'Scheduled', 'Late', 'Published']) expect(list.getAllByText(state)).toBeTruthy()
    expect(list.getByText(/This was 4 hours late/)).toBeTruthy()
    expect(list.getByText(/Header in English/)).toBeTruthy()
    expect(list.getByText(/^Was due /)).toBeTruthy()
    expect(await violationsOf('Releases')).toEqual([])
  })

  it('gives one another time, and publishes one now', async () => {
    const { user, questionsOf } = open({ planned: all }, { path: '/releases' })
    await user.click(await screen.findByRole('button', { name: 'Actions for Fair' }))
    await user.click(await screen.findByRole('menuitem', { name: /Change time/ }))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByLabelText('Date'), { target: { value: day } })
    await user.click(dialog.getByRole('button', { name: 'Save time' }))
    await waitFor(() => expect(questionsOf(changePlannedRelease)).toHaveLength(1))
    const [moment] = momentsOf(`${day}T09:00`, 'Asia/Shanghai')
    expect(questionsOf(changePlannedRelease)[0]).toEqual({
      id: 'p',
      at: new Date(moment ?? 0).toISOString(),
      timeZone: 'Asia/Shanghai',
    })
    await user.click(await screen.findByRole('button', { name: 'Actions for Fair' }))
    await user.click(await screen.findByRole('menuitem', { name: /Publish now/ }))
    const ask = within(await screen.findByRole('dialog'))
    await user.click(ask.getByRole('button', { name: 'Publish now' }))
    await waitFor(() => expect(questionsOf(publishPlannedRelease)).toEqual([{ id: 'p' }]))
  })

  it('offers those who only look nothing but the changes', async () => {
    const { user } = open({ planned: all }, { path: '/releases', role: 'viewer' })
    await user.click(await screen.findByRole('button', { name: 'Actions for Fair' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Show changes'])
  })

  it('is not there where nothing was ever scheduled', async () => {
    open({}, { path: '/releases' })
    await screen.findAllByText('Release 2')
    expect(screen.queryByRole('region', { name: 'Scheduled' })).toBe(null)
  })
})

it('one alone shows what it changes, and what stops it', async () => {
  const stoppedBy = [{ kind: 'page' as const, id: 'home', name: 'Home', languages: ['de'] }]
  const { user, questionsOf } = open(
    { planned: [plannedRelease('c', { state: 'conflict', stoppedBy })] },
    { path: '/releases/planned?id=c' },
  )
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Stopped: some of it was published/)
  expect(await screen.findByText('“Neu”')).toBeTruthy()
  expect(screen.getAllByText(/Home.* in German/)[0]?.closest('li')).toBeTruthy()
  expect(await violationsOf('One alone')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(questionsOf(cancelPlannedRelease)).toEqual([{ id: 'c' }]))
})

it('Today names the next one, and those that stopped first', async () => {
  const to = '/releases' as const
  const today = answering(siteToday, () => ({
    items: [
      { kind: 'planned-stopped' as const, count: 1, level: 'error' as const, to },
      {
        kind: 'planned' as const,
        count: 2,
        level: 'info' as const,
        to,
        at: '2027-03-03T01:00:00Z',
        timeZone: 'Asia/Shanghai',
      },
    ],
    isCounting: false,
    checklist: { isDismissed: true, steps: [] },
    activity: [],
    revision: 'release1',
  }))
  openScreen(Today, { path: '/today', answers: [today] })
  expect((await screen.findByText(/1 scheduled publish stopped\. None of it went live\./)).textContent).toMatch(
    /^Problem: /,
  )
  expect(screen.getByText(/^Scheduled publishes: 2\. Next: .*9:00.*\(.*Shanghai.*\)$/)).toBeTruthy()
})

it('a time is read as the service reads it', () => {
  const now = Date.parse('2026-11-26T08:00:00Z')
  const berlin = (date: string, time: string) => readTime({ date, time, timeZone: 'Europe/Berlin' }, now)
  expect(berlin('2027-03-28', '02:30')).toEqual({ problem: 'skipped' })
  expect(berlin('2027-10-31', '02:30')).toEqual({ at: Date.parse('2027-10-31T00:30:00Z'), isTwice: true })
  expect(berlin('2026-11-26', '09:00')).toEqual({ problem: 'past' })
  expect(berlin('2026-11-26', '09:01')).toEqual({ at: Date.parse('2026-11-26T08:01:00Z'), isTwice: false })
  expect([usualZone('Asia/Shanghai'), usualZone('UTC')]).toEqual([
    'Asia/Shanghai',
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  ])
})
