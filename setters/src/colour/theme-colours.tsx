import { THEME_MARKER, themeColourOf, themeColours } from '@vitrine/schemas'
import { useId } from 'react'
import controls from '../controls/controls.module.css'
import { useServices } from '../form/form-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import styles from './colour-popover.module.css'
import { themeColourName } from './colour-text.ts'
import { Swatch } from './swatch.tsx'

interface ThemeColoursProps {
  readonly value: string | undefined
  readonly onChange: (value: string) => void
}

/** The ten colours of the theme; what is chosen here changes with the theme. */
export function ThemeColours({ value, onChange }: ThemeColoursProps) {
  const { t } = useTranslation('setters')
  const colours = useServices().themeColours
  const id = useId()
  const chosen = value === undefined ? undefined : themeColourOf(value)
  return (
    <div>
      <p className={styles.title}>
        <span id={id}>{t('setter.colour.theme')}</span>
        {chosen && <span className={styles.chosen}>{themeColourName(chosen, t)}</span>}
      </p>
      <div className={styles.swatches} role="radiogroup" aria-labelledby={id}>
        {themeColours.map((colour) => (
          <label key={colour} title={themeColourName(colour, t)}>
            <input
              type="radio"
              className={controls.cover}
              name={id}
              // A field may be called "Title" too; the swatch says whose colour it is.
              aria-label={t('setter.colour.ofTheme', { name: themeColourName(colour, t) })}
              checked={colour === chosen}
              onChange={() => onChange(THEME_MARKER + colour)}
            />
            <Swatch colour={colours[colour]} />
          </label>
        ))}
      </div>
    </div>
  )
}
