import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

test('is a separator, and with words in it these words', () => {
  drawSection('divider').getByRole('separator')
  const { getByText, queryByRole } = drawSection('divider', { props: { label: 'Since 1962' } })
  getByText('Since 1962')
  expect(queryByRole('separator')).toBeNull()
})

test('is only as high as was asked for where it is room alone', () => {
  const { root } = drawSection('divider', { props: { look: 'space', label: 'Unseen', height: { pc: 6, mobile: 3 } } })
  expect(root.childElementCount).toBe(0)
  expect(root.getAttribute('style')).toContain('--height-pc: 6rem')
  expect(root.getAttribute('style')).toContain('--height-mobile: 3rem')
})
