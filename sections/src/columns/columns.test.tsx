import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

const words = (text: string) => ({ type: 'text-label', settings: { props: { text } } })
const slotsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(':scope > [data-slot]')]

test('shows in each column what stands in it, in the order of reading', () => {
  const { root } = drawSection('columns', { story: 'three' })
  const [stock, made, tested] = slotsOf(root) as [HTMLElement, HTMLElement, HTMLElement]
  within(stock).getByRole('heading', { level: 3, name: 'Stock' })
  within(made).getByText('M5 to M64 from your drawing, from 500 pieces on.')
  within(tested).getByText(/ISO\/IEC 17025/)
})

test('loses nothing when there are fewer columns than before', () => {
  const { getByText } = drawSection('columns', { story: 'three', props: { count: 2 } })
  getByText(/ISO\/IEC 17025/)
})

test('says how it is laid out, and on phones', () => {
  const { root } = drawSection('columns', {
    props: { count: 4, ratio: 'wide-end', gap: { pc: 48, mobile: 16 }, divider: true, stackOnMobile: false },
  })
  expect(root.dataset).toMatchObject({ count: '4', ratio: 'wide-end', divider: 'true', stackOnMobile: 'false' })
  expect(root.style.getPropertyValue('--gap-pc')).toBe('48px')
  expect(root.style.getPropertyValue('--gap-mobile')).toBe('16px')
})

test('takes any number of components in a column, columns too', () => {
  const { root } = drawSection('columns', {
    slots: {
      column1: [words('First'), words('Second')],
      column2: [{ type: 'columns', slots: { column1: [words('Inside')], column2: [words('Beside')] } }],
    },
  })
  const [first, second] = slotsOf(root) as [HTMLElement, HTMLElement]
  expect([...first.children].map((child) => child.textContent)).toEqual(['First', 'Second'])
  expect(slotsOf(second.firstElementChild as HTMLElement).map((slot) => slot.textContent)).toEqual([
    'Inside',
    'Beside',
    '',
    '',
  ])
})
