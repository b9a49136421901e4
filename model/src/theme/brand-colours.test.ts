import { builtInTheme } from '@vitrine/schemas'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { withBrandColours } from './brand-colours.ts'
import { isEnough, themeContrasts } from './theme-contrasts.ts'

const { colors } = builtInTheme

it('colours the theme and its buttons, and leaves dark colours as they are', () =>
  expect(withBrandColours(colors, { primary: '#7a1f3d' })).toMatchObject({
    primary: '#7a1f3d',
    buttonBackground: '#7a1f3d',
    buttonText: '#ffffff',
    title: colors.title,
  }))

it('writes dark on a bright button, and gives it an edge that is seen', () => {
  const made = withBrandColours(colors, { primary: '#123456', accent: '#ffd400' })
  expect(made).toMatchObject({ primary: '#123456', buttonBackground: '#ffd400' })
  expect(made.buttonText).not.toBe('#ffffff')
  expect(made.buttonBorder).not.toBe('#ffd400')
})

it('is read well enough whatever the colours', () => {
  const colour = fc.stringMatching(/^#[0-9a-f]{6}$/)
  fc.assert(
    fc.property(colour, fc.option(colour, { nil: undefined }), (primary, accent) =>
      themeContrasts(withBrandColours(colors, { primary, accent })).every(isEnough),
    ),
  )
})

it('takes nothing that is no colour', () => expect(withBrandColours(colors, { primary: 'blue' })).toEqual(colors))
