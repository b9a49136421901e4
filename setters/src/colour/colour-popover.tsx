import type { RefObject } from 'react'
import controls from '../controls/controls.module.css'
import { useTranslation } from '../i18n/use-translation.ts'
import { SetterPopover } from '../popover/index.ts'
import { ColourArea } from './colour-area.tsx'
import styles from './colour-popover.module.css'
import { ThemeColours } from './theme-colours.tsx'

interface ColourPopoverProps {
  readonly value: string | undefined
  readonly onChange: (value: string) => void
  readonly onClear: () => void
  readonly hasTheme: boolean
  readonly label: string
  readonly triggerRef: RefObject<Element | null>
  readonly onClose: () => void
}

/** The colours to choose from: first the theme's, then none and clear, then all. */
export default function ColourPopover(props: ColourPopoverProps) {
  const { value, onChange, onClear, hasTheme, ...popover } = props
  const { t } = useTranslation('setters')
  return (
    <SetterPopover {...popover}>
      <div className={styles.content}>
        {hasTheme && <ThemeColours value={value} onChange={onChange} />}
        <div className={styles.none}>
          <button type="button" className={controls.button} aria-pressed={value === undefined} onClick={onClear}>
            {t('colour.none')}
          </button>
          <button
            type="button"
            className={controls.button}
            aria-pressed={value === 'transparent'}
            onClick={() => onChange('transparent')}
          >
            {t('colour.transparent')}
          </button>
        </div>
        <ColourArea value={value} onChange={onChange} />
      </div>
    </SetterPopover>
  )
}
