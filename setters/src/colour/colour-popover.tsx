import type { RefObject } from 'react'
import controls from '../controls/controls.module.css'
import { useWords } from '../form/form-context.ts'
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
  const words = useWords()
  return (
    <SetterPopover {...popover}>
      <div className={styles.content}>
        {hasTheme && <ThemeColours value={value} onChange={onChange} />}
        <div className={styles.none}>
          <button type="button" className={controls.button} aria-pressed={value === undefined} onClick={onClear}>
            {words('colour.none')}
          </button>
          <button
            type="button"
            className={controls.button}
            aria-pressed={value === 'transparent'}
            onClick={() => onChange('transparent')}
          >
            {words('colour.transparent')}
          </button>
        </div>
        <ColourArea value={value} onChange={onChange} />
      </div>
    </SetterPopover>
  )
}
