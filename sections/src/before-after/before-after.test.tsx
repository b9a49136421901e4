import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

const image = (name: string) => ({ src: `/pictures/${name}.webp`, alt: name, width: 1200, height: 900 })
const props = { before: image('old'), after: image('new') }

test('shows both, and lets one choose what is seen', () => {
  const { getByRole, getAllByRole } = drawSection('before-after', { props: { ...props, afterLabel: 'In May' } })
  expect(getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual(['new', 'old'])
  getByRole('group', { name: 'What the image shows' })
  getByRole('radio', { name: 'Before' })
  getByRole('radio', { name: 'In May' })
  expect((getByRole('radio', { name: 'Before and after' }) as HTMLInputElement).checked).toBe(true)
})

test('chooses for itself where two stand on a page', () => {
  const { getAllByRole } = drawSection('before-after', { props, times: 2 })
  const names = getAllByRole('radio').map((radio) => radio.getAttribute('name'))
  expect([names.length, new Set(names).size]).toEqual([6, 2])
})

test('needs no choice where they stand side by side', () => {
  const { getAllByRole, queryByRole } = drawSection('before-after', { props: { ...props, look: 'side' } })
  expect(getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Before', 'After'])
  expect(queryByRole('radio')).toBeNull()
})
