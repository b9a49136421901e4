import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

const picture = { src: '/pictures/iso.webp', alt: 'The paper', width: 800, height: 1130 }
const one = (props: object = {}) =>
  drawSection('certificates', { props: { items: [{ id: 'certAAA1', name: 'ISO 9001', ...props }] } })

test('says what it is, who issued it, and until when it is valid', () => {
  const { getByRole, getByText } = one({ number: 'QM 15', body: 'A certification body', validUntil: '2028-06-30' })
  const paper = within(getByRole('heading', { name: 'ISO 9001' }).closest('article') as HTMLElement)
  paper.getByText('QM 15')
  paper.getByText('A certification body')
  expect(getByText('June 30, 2028').getAttribute('datetime')).toBe('2028-06-30')
})

test('enlarges its picture, and without a picture, or where it is switched off, does not', () => {
  one({ picture }).getByRole('button', { name: 'Enlarge: ISO 9001' })
  expect(one().queryByRole('button')).toBeNull()
  const { queryByRole } = drawSection('certificates', {
    props: { zoom: false, items: [{ id: 'certAAA1', name: 'ISO 9001', picture }] },
  })
  expect(queryByRole('button', { name: /Enlarge/ })).toBeNull()
})

test('saves the file under a name that says whose it is', () => {
  const link = one({ file: '/media/iso-9001.pdf' }).getByRole('link', { name: 'Download ISO 9001' })
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/media/iso-9001.pdf', 'ISO 9001.pdf'])
})

test('has no foot without a date and a file, and no list without papers', () => {
  expect(one({ validUntil: '' }).root.textContent).toBe('ISO 9001')
  expect(drawSection('certificates', { props: { title: 'Papers' } }).root.querySelector('ul')).toBeNull()
})
