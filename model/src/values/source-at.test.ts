import { describe, expect, it } from 'vitest'
import { bannerProps } from '../../fixtures/sections.ts'
import { sourceAt } from './source-at.ts'

describe('what is translated', () => {
  const settings = {
    props: {
      title: 'Bolts',
      image: { pc: { src: '/a.webp', alt: 'A bolt' } },
      link: { type: 'address', href: '/a' },
      items: [{ id: 'aaaaaaaa', label: 'M6' }],
    },
  }
  it.each([
    ['title', 'Bolts'],
    ['subtitle', null],
    ['visible', true],
    ['image.alt', 'A bolt'],
    ['link', { type: 'address', href: '/a' }],
    ['items[aaaaaaaa].label', 'M6'],
    ['items[aaaaaaaa].level', 'p'],
    ['items[zzzzzzzz].label', null],
    ['button.look', 'primary'],
    ['nothing', null],
  ])('%s', (path, value) => {
    expect(sourceAt(bannerProps, settings, path)).toEqual(value)
  })
  it('is the default of the schema where nothing is stored', () => {
    expect(sourceAt(bannerProps, undefined, 'title')).toBe('Welcome')
  })
})
