import { expect, test } from 'vitest'
import { themes } from './themes.ts'

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = rgb(hex).map(channel)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
/** `--surface-soft` of base.css: 5 % of the primary colour over a light grey. */
const soft = (primary: string) => {
  const grey = rgb('#f7f8f9')
  const mixed = rgb(primary).map((value, at) => Math.round(255 * (value * 0.05 + (grey[at] ?? 0) * 0.95)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

for (const { name, colors } of themes)
  test(`${name}: all words can be read, on white and on the soft surface`, () => {
    const pairs = [
      ...[colors.primary, colors.title, colors.subtitle, colors.text].flatMap((colour) => [
        [colour, '#ffffff'],
        [colour, soft(colors.primary)],
      ]),
      [colors.buttonText, colors.buttonBackground],
      [colors.buttonTextHover, colors.buttonBackgroundHover],
    ] as [string, string][]
    for (const [ink, paper] of pairs) expect(contrast(ink, paper), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5)
  })
