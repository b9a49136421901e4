import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { type Answer, CallError, type NumberDimension, siteNumbers } from '@vitrine/schemas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answering, openScreen } from '../testing/open-screen.tsx'
import { violationsOf } from '../testing/violations-of.ts'
import NumbersScreen from './numbers.tsx'
import { spanBefore, spanIn, todayIn } from './span.ts'

type Numbers = Answer<typeof siteNumbers>

const TODAY = '2026-03-28'
const addDays = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
const rows: Readonly<Partial<Record<NumberDimension, Numbers['rows']>>> = {
  page: Array.from({ length: 12 }, (_, at) => ({
    value: at === 0 ? '/' : `/product/p${at}`,
    views: 100 - at,
    visitors: 50 - at,
    inquiries: 0,
  })),
  source: [
    { value: '', views: 30, visitors: 20, inquiries: 0 },
    { value: 'search.example', views: 12, visitors: 9, inquiries: 1 },
    { value: '…', views: 2, visitors: 2, inquiries: 0 },
  ],
  country: [
    { value: 'DE', views: 60, visitors: 30, inquiries: 1 },
    { value: '', views: 4, visitors: 4, inquiries: 0 },
  ],
  language: [{ value: 'de', views: 64, visitors: 34, inquiries: 1 }],
  device: [{ value: 'phone', views: 40, visitors: 20, inquiries: 0 }],
  search: [{ value: 'left-handed bolt', views: 3, visitors: 2, inquiries: 0 }],
  product: [
    { value: 'k3v9Qa2Z', name: 'Hex bolt M8', views: 40, visitors: 20, inquiries: 2 },
    { value: 'goneGone', views: 1, visitors: 1, inquiries: 0 },
  ],
}

/** The n-th of all days had n views. */
function answer({
  from,
  to,
  by,
}: {
  readonly from: string
  readonly to: string
  readonly by?: NumberDimension
}): Numbers {
  const days: Numbers['days'][number][] = []
  for (let day = from; day <= to; day = addDays(day, 1))
    days.push({ day, views: days.length + 1, visitors: days.length, inquiries: day === to ? 2 : 0, productViews: 1 })
  const found = by === undefined ? [] : (rows[by] ?? [])
  return {
    days,
    rows: found,
    total: found.length,
    timeZone: 'Asia/Shanghai',
    today: TODAY,
    since: '2025-01-01',
    isCounting: true,
    isPublished: true,
  }
}
/** What is undefined is left out, as on the wire. */
type Changes = { readonly [Name in keyof Numbers]?: Numbers[Name] | undefined }
const open = (path = '/numbers', more: Changes | (() => Numbers) = {}) =>
  openScreen(NumbersScreen, {
    path,
    answers: [
      answering(siteNumbers, (question) =>
        typeof more === 'function' ? more() : ({ ...answer(question as never), ...more } as Numbers),
      ),
    ],
  })
const textsOf = (list: readonly HTMLElement[]) => list.map(({ textContent }) => textContent)
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00Z`), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('Numbers', () => {
  it('show the last 28 days beside those before, as sums, lines and a table', async () => {
    const { questionsOf } = open()
    const views = (await screen.findAllByText('Page views'))[0]?.closest('div') as HTMLElement
    // 29 + … + 56, and 1 + … + 28 before.
    expect(views.textContent).toBe('Page views1,190406 in the 28 days before (+193%)')
    expect(questionsOf(siteNumbers)[0]).toEqual({ from: '2026-02-01', to: TODAY })
    const table = screen.getByRole('table', { name: 'Day by day' })
    expect(textsOf(within(table).getAllByRole('columnheader'))).toEqual([
      'Day',
      'Page views',
      'Views before',
      'Visitors',
      'Inquiries',
    ])
    const cells = cellsOf(table)
    expect(cells).toHaveLength(28)
    expect(cells[0]).toEqual(['Mar 28', '56', '28', '55', '2'])
    expect(cells.at(-1)).toEqual(['Mar 1', '29', '1', '28', '0'])
    expect(screen.getByText(/Days begin at midnight in .*Asia\/Shanghai/)).toBeTruthy()
    expect(screen.getByText(/Counted since January 1, 2025/)).toBeTruthy()
    expect(await violationsOf('Numbers')).toEqual([])
  })

  it('say the values of each day by arrow keys', async () => {
    const { user } = open('/numbers?span=7')
    const chart = await screen.findByRole('group', { name: 'Visits by day' })
    const points = within(chart).getAllByRole('img')
    expect(points).toHaveLength(7)
    expect(points.filter((point) => point.getAttribute('tabindex') === '0')).toEqual([points[6]])
    points[6]?.focus()
    const said = () => document.activeElement?.getAttribute('aria-label')
    expect(said()).toBe('March 28, 2026: 14 page views, 13 visitors. March 21, 2026: 7 page views.')
    await user.keyboard('{ArrowLeft}')
    expect(said()).toBe('March 27, 2026: 13 page views, 12 visitors. March 20, 2026: 6 page views.')
    await user.keyboard('{Home}')
    expect(said()).toBe('March 22, 2026: 8 page views, 7 visitors. March 15, 2026: 1 page view.')
    await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}{End}{ArrowRight}')
    expect(said()).toMatch(/^March 28/)
    await user.keyboard('{PageDown}')
    expect(said()).toMatch(/^March 22/)
    // What is said is there to be read, too.
    expect(screen.getByText(/^March 22, 2026: 8 page views/)).toBeTruthy()
  })

  it('are of a span that the address says', async () => {
    const { user, questionsOf } = open()
    await user.selectOptions(await screen.findByLabelText('Days'), 'Last 90 days')
    await waitFor(() => expect(location.search).toBe('?span=90'))
    const whole = () => questionsOf(siteNumbers).filter(({ by }) => by === undefined)
    await waitFor(() => expect(whole().at(-1)).toEqual({ from: addDays(TODAY, -179), to: TODAY }))
    await user.click(screen.getByLabelText('Compare with the days before'))
    await waitFor(() => expect(location.search).toBe('?span=90&compare=no'))
    await waitFor(() => expect(whole().at(-1)).toEqual({ from: addDays(TODAY, -89), to: TODAY }))
    await waitFor(() => expect(screen.queryByText(/days before \(/)).toBeNull())
    expect(screen.queryByRole('columnheader', { name: 'Views before' })).toBeNull()
  })

  it("are of somebody's own days, which must make sense", async () => {
    const { user, questionsOf } = open('/numbers?compare=no')
    await user.selectOptions(await screen.findByLabelText('Days'), 'Choose days')
    const first = await screen.findByLabelText('First day')
    await user.clear(first)
    await user.type(first, '2026-03-20')
    await waitFor(() => expect(questionsOf(siteNumbers).at(-1)).toMatchObject({ from: '2026-03-20', to: TODAY }))
    const asked = questionsOf(siteNumbers).length
    await user.clear(screen.getByLabelText('Last day'))
    await user.type(screen.getByLabelText('Last day'), '2026-03-19')
    expect(await screen.findByText(/Choose a last day that is not before the first/)).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Visits by day' })).toBeNull()
    expect(
      questionsOf(siteNumbers)
        .slice(asked)
        .every(({ from, to }) => from <= to),
    ).toBe(true)
  })

  it('do not compare with days on which nothing was counted yet', async () => {
    open('/numbers', { since: '2026-03-10' })
    await screen.findByRole('table', { name: 'Day by day' })
    expect(screen.queryByText(/days before/, { selector: 'dd span' })).toBeNull()
    expect(screen.getByText(/Counted since March 10, 2026/)).toBeTruthy()
  })

  it('are listed by what visits are told apart by, in words', async () => {
    const { user } = open()
    const listed = async (name: string) => cellsOf(await screen.findByRole('table', { name }))
    expect(await listed('Sources')).toEqual([
      ['Direct or unknown', '30', '20'],
      ['search.example', '12', '9'],
      ['Others', '2', '2'],
    ])
    expect(await listed('Countries')).toEqual([
      ['Germany', '60', '30'],
      ['Unknown', '4', '4'],
    ])
    expect(await listed('Languages')).toEqual([['German', '64', '34']])
    expect(await listed('Devices')).toEqual([['Phone', '40', '20']])
    expect(await listed('Searches without a result')).toEqual([['left-handed bolt', '3']])
    expect(await listed('From product view to inquiry')).toEqual([
      ['Hex bolt M8', '40', '20', '2', '5.0%'],
      ['Deleted product', '1', '1', '0', '0.0%'],
    ])
    expect(screen.getByRole('link', { name: 'Hex bolt M8' }).getAttribute('href')).toBe(
      '/demo/office/products/k3v9Qa2Z',
    )
    expect(await listed('Pages')).toHaveLength(8)
    expect(screen.getByRole('link', { name: 'Home page' }).getAttribute('href')).toBe('/demo/')
    await user.click(screen.getByRole('button', { name: 'Show all 12' }))
    expect(await listed('Pages')).toHaveLength(12)
    expect(screen.getByRole('link', { name: '/product/p11' }).getAttribute('href')).toBe('/demo/product/p11')
  })

  it.each([
    [{ isPublished: false }, 'Numbers start when you publish.'],
    [{}, 'No visits yet. The first visit to your site appears here within seconds.'],
    [{ isCounting: false }, 'Visits are not counted. Counting is switched off in the settings.'],
  ])('say why there are none: %j', async (more, text) => {
    open('/numbers', { since: undefined, ...more })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
    expect(await violationsOf('Numbers without any')).toEqual([])
  })

  it('stay when counting is switched off, which is said', async () => {
    open('/numbers', { isCounting: false })
    expect(await screen.findByText(/Visits are not counted/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Change settings' }).getAttribute('href')).toBe(
      '/demo/office/settings/tags',
    )
    expect(screen.getByRole('table', { name: 'Day by day' })).toBeTruthy()
  })

  it('can be asked for again when they did not come', async () => {
    let isAway = true
    const { user } = open('/numbers', () => {
      if (isAway) throw new CallError('unavailable', { message: 'The service is not available.' })
      return answer({ from: '2026-02-01', to: TODAY })
    })
    expect(await screen.findByText('The service is not available.')).toBeTruthy()
    isAway = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('group', { name: 'Visits by day' })).toBeTruthy()
  })
})

describe('Spans', () => {
  it('end today where the site is', () => {
    const late = new Date('2026-03-15T20:00:00Z')
    expect(todayIn('UTC', late)).toBe('2026-03-15')
    expect(todayIn('Asia/Shanghai', late)).toBe('2026-03-16')
  })

  it('come before each other without a gap', () => {
    expect(spanBefore({ from: '2026-03-01', to: '2026-03-07' })).toEqual({ from: '2026-02-22', to: '2026-02-28' })
  })

  it.each([
    'span=own&from=2026-02-30x',
    'span=own&from=2026-03-02&to=2026-03-01',
    'span=own&from=2019-01-01&to=2026-03-01',
  ])('of an address without sense are none: %s', (query) =>
    expect(spanIn(new URLSearchParams(query), TODAY).span).toBeUndefined(),
  )

  it('are the last 28 days where the address names no other that there is', () =>
    expect(spanIn(new URLSearchParams('span=__proto__'), TODAY)).toMatchObject({
      choice: '28',
      span: { from: '2026-03-01', to: TODAY },
    }))
})
