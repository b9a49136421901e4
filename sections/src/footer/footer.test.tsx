import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

const policies = (...kinds: readonly string[]) => ({
  policies: {
    items: kinds.map((policyType, at) => ({
      id: `policy${at}`,
      slug: `${policyType}-${at}`,
      publishedAt: '2026-05-01',
      props: { policyType, title: policyType, version: '1' },
    })),
    total: kinds.length,
    page: 1,
    pageSize: 100,
  },
})
const agreement = { name: 'Privacy agreement' }

test('links to the first privacy policy (R128)', () => {
  const { getByRole } = drawSection('footer', { data: policies('terms', 'privacy', 'privacy') })
  expect(getByRole('link', agreement).getAttribute('href')).toBe('/policy/privacy-1')
})

test('has no such link when there is no policy, no answer, or the owner wants none', () => {
  for (const drawing of [
    { data: policies('terms') },
    { withoutData: true },
    { data: policies('privacy'), props: { showPrivacy: false } },
  ]) {
    const { queryByRole, unmount } = drawSection('footer', drawing)
    expect(queryByRole('link', agreement)).toBeNull()
    unmount()
  }
})

test('says what the site was made with, until the owner switches it off', () => {
  const { getByText, unmount } = drawSection('footer')
  getByText('Powered by Vitrine')
  unmount()
  expect(drawSection('footer', { props: { showPoweredBy: false } }).queryByText('Powered by Vitrine')).toBeNull()
})

test('is reached by telephone and e-mail, whose figures keep their order', () => {
  const { getByRole } = drawSection('footer', { story: 'full', language: 'ar' })
  const phone = getByRole('link', { name: /\+86 573 8611 0420/ })
  expect(phone.getAttribute('href')).toBe('tel:+8657386110420')
  expect(phone.querySelector('bdi')?.dir).toBe('ltr')
  expect(getByRole('link', { name: /sales@/ }).getAttribute('href')).toMatch(/^mailto:/)
})

test('draws the second level of its menu as titled columns', () => {
  const { getByRole } = drawSection('footer')
  const menu = within(getByRole('navigation', { name: 'Footer menu' }))
  const column = menu.getByRole('list', { name: 'Products' })
  expect(
    within(column)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Anchors', 'Bolts and nuts'])
  expect(menu.getByRole('link', { name: 'Cases' }).getAttribute('href')).toBe('/cases')
})

test('opens networks in a new tab that cannot reach back', () => {
  const { getByRole } = drawSection('footer', { story: 'full' })
  const linkedIn = getByRole('link', { name: 'LinkedIn' })
  expect([linkedIn.getAttribute('target'), linkedIn.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
})

test('counts the years since the company began', () => {
  const year = new Date().getUTCFullYear()
  drawSection('footer', { story: 'full' }).getByText(`1987–${year}`)
})
