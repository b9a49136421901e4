import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Drawing, drawSection, treeWith } from '../testing/draw-section.ts'
import { listOf } from '../testing/sample-articles.ts'
import { samplePolicies, samplePolicy } from '../testing/sample-contents.ts'
import { load } from './load.ts'
import type { PolicySectionProps } from './spec.ts'

const data = { shown: samplePolicy, policies: listOf(samplePolicies) }
const draw = (drawing: Drawing = {}) => drawSection('policy', { data, ...drawing })

const asked = (props: Drawing['props'], id?: string) => {
  const [component] = Object.values(treeWith('policy', { ...(props && { props }) }).components)
  return load({
    props: component?.props as unknown as PolicySectionProps,
    visit: { path: '/policy', query: {}, ...(id && { id }) },
  })
}

test('asks for the policy that is visited, or the one its owner chose', () => {
  expect(asked({}, 'privacy').shown?.question).toEqual({ id: 'privacy' })
  expect(asked({ policy: 'cookies' }, 'privacy').shown?.question).toEqual({ id: 'cookies' })
  expect(Object.keys(asked({ showOthers: false }))).toEqual(['first', 'kept'])
})

test('says which version it is, and since when', () => {
  const { getByRole, getByText } = draw()
  getByRole('heading', { level: 1, name: 'Privacy policy' })
  expect(getByText('2.1').parentElement?.textContent).toBe('Version 2.1')
  const date = getByText('February 1, 2026')
  expect([date.getAttribute('datetime'), date.parentElement?.textContent]).toEqual([
    '2026-02-01T08:00:00Z',
    'Published on February 1, 2026',
  ])
})

test('lists its parts, each a link to its heading', () => {
  const { getByRole, main } = draw()
  const links = within(getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  expect(links.length).toBeGreaterThan(3)
  for (const link of links) {
    const anchor = decodeURIComponent(link.getAttribute('href') ?? '').slice(1)
    expect(main.querySelector(`[id="${anchor}"]`)?.textContent).toBe(link.textContent)
  }
})

test('leads to the other policies, and not to itself', () => {
  const names = (drawing: Drawing) =>
    within(draw(drawing).getByRole('navigation', { name: 'Other policies' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  expect(names({})).toEqual([
    ['Cookies', '/policy/cookies'],
    ['Terms of delivery', '/policy/terms'],
  ])
})

test('keeps the ways open where the policy itself is gone', () => {
  const gone = draw({ data: { policies: listOf(samplePolicies) }, visit: { path: '/policy', id: 'old', query: {} } })
  gone.getByText(/This policy is not available/)
  expect(gone.getAllByRole('link')).toHaveLength(3)
  gone.unmount()
  draw({ data: { first: listOf([]) } }).getByText('There is no policy yet')
})

test('tells what the site keeps in browsers: on the policy about cookies, else on the one about privacy', () => {
  const cookie = (name: string, more: object = {}) => ({
    name,
    category: 'necessary',
    purpose: `What ${name} is for`,
    lifetime: '1 hour',
    language: 'en',
    ...more,
  })
  const kept = {
    items: [],
    total: 0,
    page: 1,
    pageSize: 100,
    cookies: [cookie('own', { purpose: 'In the words of the owner' })],
    builtIn: [cookie('own'), cookie('form:*', { storage: 'sessionStorage' })],
  }
  const rows = (drawing: Drawing) => {
    const { queryAllByRole, unmount } = draw(drawing)
    const texts = queryAllByRole('row').map(({ textContent }) => textContent)
    unmount()
    return texts
  }
  expect(rows({ data: { ...data, kept } })).toEqual([
    'NamePurposeDurationCategory',
    'form:*Session storageWhat form:* is for1 hourNecessary',
    'ownIn the words of the owner1 hourNecessary',
  ])
  const [cookies] = samplePolicies.filter(({ props }) => props.policyType === 'cookie')
  const withPolicy = { ...kept, items: [{ slug: 'cookies' }] }
  expect(rows({ data: { ...data, kept: withPolicy } })).toEqual([])
  expect(rows({ data: { ...data, shown: cookies, kept: withPolicy } })).toHaveLength(3)
})
