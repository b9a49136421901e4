import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { type ContentPlan, changeContentPlans, type Role, siteToday } from '@vitrine/schemas'
import { afterEach, expect, it } from 'vitest'
import { answering, openScreen } from '../../testing/open-screen.tsx'
import { contentPlan, plansService } from '../../testing/plans-service.ts'
import { publishService } from '../../testing/publish-service.ts'
import { violationsOf } from '../../testing/violations-of.ts'
import Today from '../../today/today.tsx'
import Releases from '../releases.tsx'

function open(plans: readonly ContentPlan[], role: Role = 'owner') {
  const service = plansService(plans)
  const answers = [...publishService().answers, ...service.answers]
  return { service, ...openScreen(Releases, { path: '/releases', role, answers }) }
}
afterEach(cleanup)

const list = async () => within(await screen.findByRole('region', { name: 'Scheduled content' }))

it('the list tells what becomes of contents, what stopped, and what came of others', async () => {
  const { user, questionsOf } = open([
    contentPlan('s', { state: 'conflict', stoppedBy: 'gone', name: 'Old nut', endedAt: '2026-11-26T08:00:00Z' }),
    contentPlan('p'),
    contentPlan('l', { isLate: true, name: 'Late nut', content: 'info/late' }),
    contentPlan('d', { state: 'done', name: 'Done nut', endedAt: '2026-11-26T08:00:00Z', lateBy: 7200 }),
    contentPlan('h', { state: 'done', status: 'archived', name: 'Hidden nut', endedAt: '2026-11-26T08:00:00Z' }),
  ])
  const shown = await list()
  expect(await shown.findByText('It was deleted.')).toBeTruthy()
  expect(shown.queryByRole('link', { name: 'Old nut' })).toBeNull()
  expect(shown.getByRole('link', { name: 'Hex nut' }).getAttribute('href')).toBe('/demo/office/products/nut')
  expect(shown.getByRole('link', { name: 'Late nut' }).getAttribute('href')).toBe('/demo/office/news/late')
  for (const state of ['Stopped', 'Scheduled', 'Late']) expect(shown.getByText(state)).toBeTruthy()
  expect(shown.getAllByText('Done')).toHaveLength(2)
  expect(shown.getByText(/^Published .*This was 2 hours late/)).toBeTruthy()
  expect(shown.getByText(/^Hidden .*Shanghai/)).toBeTruthy()
  expect(await violationsOf('Releases')).toEqual([])
  await user.click(shown.getByRole('button', { name: /Actions for the schedule of .*Hex nut/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel schedule' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Cancel schedule' }))
  await waitFor(() => expect(questionsOf(changeContentPlans)).toEqual([{ plan: [], cancel: ['p'] }]))
})

it('is not there where nothing was ever scheduled, and has no actions for who may not publish', async () => {
  const { close } = open([])
  await screen.findByRole('heading', { level: 1, name: 'Releases' })
  expect(screen.queryByRole('region', { name: 'Scheduled content' })).toBeNull()
  close()
  open([contentPlan('p')], 'viewer')
  const shown = await list()
  expect(await shown.findByRole('link', { name: 'Hex nut' })).toBeTruthy()
  expect(shown.queryByRole('button', { name: /Actions for/ })).toBeNull()
})

it('Today names the next one, and those that stopped', async () => {
  const to = '/releases' as const
  const next = { at: '2027-03-03T01:00:00Z', timeZone: 'Asia/Shanghai' }
  const today = answering(siteToday, () => ({
    items: [
      { kind: 'planned-contents-stopped' as const, count: 1, level: 'error' as const, to },
      { kind: 'planned-contents' as const, count: 2, level: 'info' as const, to, ...next },
    ],
    isCounting: false,
    checklist: { isDismissed: true, steps: [] },
    activity: [],
    revision: 'release1',
  }))
  openScreen(Today, { path: '/today', answers: [today] })
  expect((await screen.findByText(/1 scheduled item was not published or hidden\./)).textContent).toMatch(/^Problem: /)
  expect(screen.getByText(/^Scheduled items: 2\. Next: .*9:00.*\(.*Shanghai.*\)$/)).toBeTruthy()
})
