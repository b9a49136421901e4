import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  type Answer,
  type ContentPlan,
  changeContentPlans,
  contentRows,
  type Question,
  type Role,
  saveContents,
} from '@vitrine/schemas'
import { momentsOf } from '@vitrine/schemas/format'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contentsService, productOf } from '../testing/contents-service.ts'
import { answering, openScreen } from '../testing/open-screen.tsx'
import { contentPlan } from '../testing/plans-service.ts'
import { violationsOf } from '../testing/violations-of.ts'
import Contents from './contents.tsx'

const records = [
  productOf('bolt', 'Hex bolt'),
  productOf('nut', 'Hex nut', { status: 'draft' }),
  productOf('washer', 'Washer', { status: 'draft' }),
]

function open(path: string, plans: readonly ContentPlan[] = [], role: Role = 'owner') {
  const service = contentsService(records, plans)
  return { ...openScreen(Contents, { path, role, answers: service.answers }), service }
}
/** A day in about three months, when no clocks are changed. */
const day = new Date(Date.now() + 90 * 24 * 60 * 60_000).toISOString().slice(0, 10)
const [moment = 0] = momentsOf(`${day}T09:30`, 'Asia/Shanghai')
const at = new Date(moment).toISOString()
const timeZone = 'Asia/Shanghai'
const dialog = async () => within(await screen.findByRole('dialog'))
async function choose(): Promise<void> {
  const shown = await dialog()
  for (const [label, value] of [
    ['Date', day],
    ['Time', '09:30'],
    ['Time zone', timeZone],
  ] as const)
    fireEvent.change(shown.getByLabelText(label), { target: { value } })
}

beforeAll(async () => {
  // They come at once, so that nothing has to be waited for.
  await import('./editor/content-screen.tsx')
  await import('../content-plans/schedule-dialog.tsx')
})
afterEach(cleanup)

describe('The form of a content', () => {
  const menu = async (user: ReturnType<typeof open>['user'], name: string, item: string) => {
    await user.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  const card = () => screen.findByRole('region', { name: 'Schedule' })

  it('schedules that a draft is published, changes the time, and cancels it', async () => {
    const { user, questionsOf } = open('/products/nut')
    await menu(user, 'Hex nut', 'Publish at a time')
    await choose()
    expect((await dialog()).getByText(/^Will be published .*9:30.*Shanghai/)).toBeTruthy()
    expect(await violationsOf('Schedule')).toEqual([])
    await user.click((await dialog()).getByRole('button', { name: 'Schedule' }))
    const shown = within(await card())
    expect(shown.getByText(/^Will be published .*Shanghai/)).toBeTruthy()
    expect(questionsOf(changeContentPlans)).toEqual([
      { plan: [{ content: 'product/nut', status: 'published', at, timeZone }], cancel: [] },
    ])
    // The state says so beside the title, in place of the draft.
    const banner = screen.getByRole('heading', { level: 1, name: 'Hex nut' }).parentElement as HTMLElement
    expect(within(banner).getByText('Scheduled')).toBeTruthy()
    expect(within(banner).queryByText('Draft')).toBeNull()
    expect(await violationsOf('Scheduled')).toEqual([])

    await user.click(shown.getByRole('button', { name: 'Change time' }))
    expect((await dialog()).getByLabelText('Time')).toHaveProperty('value', '09:30')
    fireEvent.change((await dialog()).getByLabelText('Time'), { target: { value: '10:00' } })
    await user.click((await dialog()).getByRole('button', { name: 'Save time' }))
    await waitFor(() => expect(screen.getByText(/^Will be published .*10:00/)).toBeTruthy())

    // What is published then may be hidden again.
    await user.click(screen.getByRole('button', { name: 'More actions for Hex nut' }))
    expect(await screen.findByRole('menuitem', { name: 'Hide at a time' })).toBeTruthy()
    await user.keyboard('{Escape}')

    await user.click(within(await card()).getByRole('button', { name: 'Cancel schedule' }))
    await user.click((await dialog()).getByRole('button', { name: 'Cancel schedule' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Schedule' })).toBeNull())
    expect(questionsOf(changeContentPlans).at(-1)).toMatchObject({ plan: [], cancel: [expect.any(String)] })
    expect(within(banner).getByText('Draft')).toBeTruthy()
    expect(questionsOf(saveContents)).toEqual([])
  })

  it('schedules that what visitors see is hidden, and asks as what', async () => {
    const { user, questionsOf } = open('/products/bolt')
    await menu(user, 'Hex bolt', 'Hide at a time')
    await choose()
    await user.selectOptions((await dialog()).getByLabelText('New status'), 'Draft')
    await user.click((await dialog()).getByRole('button', { name: 'Schedule' }))
    expect(within(await card()).getByText(/^Will be hidden /)).toBeTruthy()
    expect(questionsOf(changeContentPlans)[0]?.plan).toEqual([
      { content: 'product/bolt', status: 'draft', at, timeZone },
    ])
    const banner = screen.getByRole('heading', { level: 1, name: 'Hex bolt' }).parentElement as HTMLElement
    for (const word of ['Published', 'Scheduled']) expect(within(banner).getByText(word)).toBeTruthy()
  })

  it('says so where it does not fit to what is scheduled already', async () => {
    const { user, service } = open('/products/nut')
    service.plans.skips = ['product/nut']
    await menu(user, 'Hex nut', 'Publish at a time')
    await choose()
    await user.click((await dialog()).getByRole('button', { name: 'Schedule' }))
    expect(await (await dialog()).findByText(/^1 item was left out/)).toBeTruthy()
  })

  it('waits for a time that there is, and says that only what is saved goes live', async () => {
    const { user, questionsOf } = open('/products/nut')
    await user.click(await screen.findByRole('textbox', { name: 'Name' }))
    await user.paste(' M8')
    await menu(user, 'Hex nut M8', 'Publish at a time')
    const shown = await dialog()
    expect(shown.getByText('Save first: only what is saved goes live.')).toBeTruthy()
    fireEvent.change(shown.getByLabelText('Date'), { target: { value: '2020-01-01' } })
    expect(shown.getByText(/^This time has passed/)).toBeTruthy()
    await user.click(shown.getByRole('button', { name: 'Schedule' }))
    expect(questionsOf(changeContentPlans)).toEqual([])
  })

  it('says what would stop it, and what stopped it', async () => {
    const plans = [
      contentPlan('w', { stoppedBy: 'problems' }),
      contentPlan('s', { state: 'conflict', status: 'archived', stoppedBy: 'hidden', endedAt: at }),
    ]
    const { user, service } = open('/products/nut', plans)
    expect(await screen.findByText(/^As it is now, this will not happen: Something is missing/)).toBeTruthy()
    expect(screen.getByText(/^Was to be hidden /)).toBeTruthy()
    expect(screen.getByText('Visitors do not see it, so there is nothing to hide.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await user.click((await dialog()).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(service.plans.plans.find(({ id }) => id === 's')?.state).toBe('cancelled'))
  })

  it('offers none of it to who may not publish, and shows what is scheduled', async () => {
    const { user } = open('/products/nut', [contentPlan('w')], 'content-editor')
    expect(within(await card()).getByText(/^Will be published /)).toBeTruthy()
    expect(within(await card()).queryByRole('button')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'More actions for Hex nut' }))
    await screen.findByRole('menuitem', { name: 'Duplicate' })
    expect(screen.queryByRole('menuitem', { name: /at a time/ })).toBeNull()
  })
})

describe('The table of a kind', () => {
  async function tableWithRows(): Promise<void> {
    await screen.findByRole('grid', { name: 'Products' })
    await screen.findAllByRole('row')
  }
  const select = async (user: ReturnType<typeof open>['user'], ...names: readonly string[]) => {
    for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  }
  const bar = async () => within(await screen.findByRole('region', { name: 'Selected items' }))
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))

  it('schedules many at once, and takes that back as one', async () => {
    const { user, questionsOf, service } = open('/products?columns=title,state,scheduled')
    service.plans.skips = ['product/bolt']
    await tableWithRows()
    await select(user, 'Hex bolt', 'Hex nut', 'Washer')
    await user.click((await bar()).getByRole('button', { name: 'Publish at a time' }))
    await choose()
    await user.click((await dialog()).getByRole('button', { name: 'Schedule' }))
    expect(await (await bar()).findByText(/^2 items scheduled\. 1 item was left out/)).toBeTruthy()
    await waitFor(() => expect(row('Hex nut').getByText('Scheduled')).toBeTruthy())
    expect(row('Hex nut').getByText(/^Will be published .*Shanghai/)).toBeTruthy()
    expect(await violationsOf('Scheduled products')).toEqual([])
    expect(questionsOf(changeContentPlans)).toHaveLength(1)
    await user.click((await bar()).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(row('Hex nut').getByText('Draft')).toBeTruthy())
    expect(questionsOf(changeContentPlans).at(-1)?.cancel).toHaveLength(2)
  })

  it('says beforehand that more are chosen than may wait, and why; of all it cancels what is scheduled', async () => {
    const service = contentsService(records, [contentPlan('z', { content: 'product/washer', name: 'Washer' })])
    // A table of 12,000, of which the first page is there.
    const [, rows] = service.answers.find(([call]) => call === `${contentRows.method} ${contentRows.path}`) ?? []
    const manyRows = (question: Question<typeof contentRows>) => ({
      ...(rows?.(question as never) as Answer<typeof contentRows>),
      total: 12_000,
    })
    const answers = [...service.answers, answering(contentRows, manyRows)]
    const { user, questionsOf } = openScreen(Contents, { path: '/products', role: 'owner', answers })
    await tableWithRows()
    const chooseAll = async () => {
      await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
      await user.click((await bar()).getByRole('button', { name: /^Select all 12,?000/ }))
    }
    await chooseAll()
    await user.click((await bar()).getByRole('button', { name: 'Publish at a time' }))
    await choose()
    const shown = await dialog()
    expect(shown.getByText(/^Up to 1,000 items can wait for their time, .* 12,000 are selected/)).toBeTruthy()
    expect(await violationsOf('Schedule')).toEqual([])
    await user.click(shown.getByRole('button', { name: 'Schedule' }))
    expect(questionsOf(changeContentPlans)).toEqual([])
    await user.click(shown.getByRole('button', { name: 'Cancel' }))
    await user.click((await bar()).getByRole('button', { name: 'Cancel schedule' }))
    await user.click((await dialog()).getByRole('button', { name: 'Cancel schedule' }))
    expect(await (await bar()).findByText('1 schedule cancelled.')).toBeTruthy()
    // Those that are scheduled come first, wherever they stand in the table.
    expect(questionsOf(contentRows).some(({ sort }) => sort === 'scheduled')).toBe(true)
  })

  it('cancels many schedules at once, and plans them again', async () => {
    const { user, service } = open('/products', [
      contentPlan('a'),
      contentPlan('b', { content: 'product/washer', name: 'Washer' }),
    ])
    await tableWithRows()
    await select(user, 'Hex nut', 'Washer')
    await user.click((await bar()).getByRole('button', { name: 'Cancel schedule' }))
    await user.click((await dialog()).getByRole('button', { name: 'Cancel schedule' }))
    expect(await (await bar()).findByText('2 schedules cancelled.')).toBeTruthy()
    const waiting = () => service.plans.plans.filter(({ state }) => state === 'planned')
    expect(waiting()).toEqual([])
    await user.click((await bar()).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(waiting()).toHaveLength(2))
    expect(waiting()[0]).toMatchObject({ content: 'product/nut', at: contentPlan('a').at })
  })

  it('is sorted by the time, and filtered by what is scheduled', async () => {
    const { user, questionsOf } = open('/products?columns=title,scheduled')
    await tableWithRows()
    await user.click(screen.getByRole('columnheader', { name: /Scheduled for/ }))
    await waitFor(() => expect(questionsOf(contentRows).at(-1)).toMatchObject({ sort: 'scheduled' }))
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.click(await screen.findByRole('checkbox', { name: /^Scheduled/ }))
    await waitFor(() => expect(questionsOf(contentRows).at(-1)).toMatchObject({ filter: '{"state":["scheduled"]}' }))
  })

  it('offers none of it to who may not publish', async () => {
    const { user } = open('/products', [], 'content-editor')
    await tableWithRows()
    await select(user, 'Hex nut')
    expect((await bar()).getByRole('button', { name: 'Edit field' })).toBeTruthy()
    expect((await bar()).queryByRole('button', { name: /at a time|Cancel schedule/ })).toBeNull()
  })
})
