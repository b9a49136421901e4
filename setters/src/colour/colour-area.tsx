import { clsx } from 'clsx'
import { useState } from 'react'
import { ColorArea, ColorThumb } from 'react-aria-components/ColorArea'
import { type Color, ColorPicker, parseColor } from 'react-aria-components/ColorPicker'
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider'
import { useServices } from '../form/form-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import styles from './colour-popover.module.css'
import { cssOf } from './colour-text.ts'

interface ColourAreaProps {
  readonly value: string | undefined
  readonly onChange: (value: string) => void
}

/** Any colour: how strong and how light, which hue, how much shines through. */
export function ColourArea({ value, onChange }: ColourAreaProps) {
  const { themeColours } = useServices()
  const { t } = useTranslation('setters')
  // Black and white have no hue, so the colour is kept as it was picked while it says the same as the value.
  const [picked, setPicked] = useState<Color>()
  const color = picked && written(picked) === value ? picked : read(cssOf(value, themeColours))
  const pick = (next: Color) => {
    setPicked(next)
    onChange(written(next))
  }
  return (
    <ColorPicker value={color} onChange={pick}>
      <ColorArea
        className={clsx(styles.area)}
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
        aria-label={t('setter.colour.area')}
      >
        <ColorThumb className={clsx(styles.thumb)} />
      </ColorArea>
      {(['hue', 'alpha'] as const).map((channel) => (
        <ColorSlider key={channel} colorSpace="hsb" channel={channel} aria-label={t(`setter.colour.${channel}`)}>
          <SliderTrack
            className={clsx(styles.track)}
            style={({ defaultStyle }) => ({ background: `${defaultStyle.background}, var(--squares)` })}
          >
            <ColorThumb className={clsx(styles.thumb)} />
          </SliderTrack>
        </ColorSlider>
      ))}
    </ColorPicker>
  )
}

/** Where nothing is chosen yet the picker stands on white, all of it to be seen. */
const read = (css = '#ffffff'): Color => {
  try {
    return parseColor(css === 'transparent' ? '#ffffff00' : withCommas(css)).toFormat('hsba')
  } catch {
    return parseColor('#ffffff').toFormat('hsba')
  }
}

/** `rgb(0 40 80 / 50%)` → `rgba(0, 40, 80, 0.5)`, as the parser of colours wants it. */
function withCommas(css: string): string {
  const [, name, inside] = /^(rgb|hsl)a?\((.*)\)$/i.exec(css) ?? []
  if (name === undefined || inside === undefined) return css
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== '')
  const [x, y, z, alpha] = parts
  if (alpha === undefined) return `${name}(${parts.join(', ')})`
  const amount = alpha.endsWith('%') ? Number.parseFloat(alpha) / 100 : alpha
  return `${name}a(${x}, ${y}, ${z}, ${amount})`
}

const written = (color: Color): string =>
  color.toString(color.getChannelValue('alpha') < 1 ? 'hexa' : 'hex').toLowerCase()
