import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useScrollRow } from './scroll-row.ts'

afterEach(cleanup)

function Row({ width }: { readonly width: number }) {
  const row = useRef<HTMLElement>(null)
  useScrollRow(row, 'one')
  return (
    <nav
      ref={(place) => {
        row.current = place
        if (place) Object.defineProperties(place, { scrollWidth: { value: width }, clientWidth: { value: 300 } })
      }}
    >
      <a href="#one">One</a>
    </nav>
  )
}

it('says on which sides there is more than is seen, from right to left too', () => {
  render(<Row width={500} />)
  const row = screen.getByRole('navigation')
  const at = (left: number) => {
    row.scrollLeft = left
    fireEvent.scroll(row)
    return row.dataset.more
  }
  expect(row.dataset.more).toBe('after')
  expect([at(100), at(200), at(0)]).toEqual(['before after', 'before', 'after'])
  expect([at(-100), at(-200)]).toEqual(['before after', 'before'])
})

it('says nothing where all of it is seen', () => {
  render(<Row width={300} />)
  expect(screen.getByRole('navigation').dataset).not.toHaveProperty('more')
})
