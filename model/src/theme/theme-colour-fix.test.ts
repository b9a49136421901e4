import { expect, it } from 'vitest'
import { bannerProps } from '../../fixtures/sections.ts'
import { nearestThemeColour, withKnownColours } from './theme-colour-fix.ts'

it.each([
  ['primery', 'primary'],
  ['Primary', 'primary'],
  ['buttontexthover', 'buttonTextHover'],
  ['nope', undefined],
  ['', undefined],
])('%s is nearest to %s', (name, colour) => expect(nearestThemeColour(name)).toBe(colour))

it('unknown colours become another one or go, and texts stay', () => {
  const props = { title: 'theme:nope', background: { color: 'theme:nope', overlay: 'theme:title' } }
  expect(withKnownColours(bannerProps, props)).toEqual({ ...props, background: { overlay: 'theme:title' } })
  expect(withKnownColours(bannerProps, props, 'text')).toEqual({
    ...props,
    background: { color: 'theme:text', overlay: 'theme:title' },
  })
  expect(withKnownColours({ $ref: 'colour' }, 'theme:nope')).toBeUndefined()
})
