import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

const one = (person: object) =>
  drawSection('team', {
    props: { title: 'Who answers', items: [{ id: 'teamAAA1', name: 'Marit Solberg', ...person }] },
  })

test('names each person below the title, and says how to reach them', () => {
  const { getByRole } = one({ role: 'Sales', phone: '+47 55 010 214', email: 'marit@example.com' })
  const person = within(getByRole('heading', { level: 3, name: 'Marit Solberg' }).closest('article') as HTMLElement)
  person.getByText('Sales')
  const hrefs = person.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(['tel:+4755010214', 'mailto:marit@example.com'])
})

test('has a sign where nobody chose a photo, and no ways where there are none', () => {
  const { root } = one({ phone: ' ' })
  expect(root.querySelector('article svg')).not.toBeNull()
  expect(root.querySelector('img, a')).toBeNull()
})
