import { Suspense, useRef, useState } from 'react'
import controls from '../controls/controls.module.css'
import { useServices } from '../form/form-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { LoadFailed, lazyWithRetry } from '../loading/index.ts'
import styles from './colour.module.css'
import { colourOf, colourText, cssOf } from './colour-text.ts'
import { Swatch } from './swatch.tsx'

const ColourPopover = lazyWithRetry(() => import('./colour-popover.tsx'), LoadFailed)

interface ColourInputProps {
  readonly value: string | undefined
  readonly onChange: (value: string) => void
  readonly onClear: () => void
  /** What the colour is of, for the names of buttons. */
  readonly label: string
  /** The id of the input, for the label that stands at it. */
  readonly id: string
  /** Whether a colour of the theme may be chosen; not where the theme itself is made. */
  readonly hasTheme?: boolean
  readonly describedBy?: string | undefined
  readonly invalid: boolean
  readonly disabled: boolean
}

/** A colour in a box of text, and a button at it that opens the colours to choose from. */
export function ColourInput(props: ColourInputProps) {
  const { value, onChange, onClear, label, id, hasTheme = true, describedBy, invalid, disabled } = props
  const { t } = useTranslation('setters')
  const { themeColours } = useServices()
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const choice = t('setter.colour.choose', { label })
  const change = (text: string) => {
    setTyped(text)
    if (text.trim() === '') onClear()
    else onChange(colourOf(text, t))
  }
  return (
    <>
      <span className={styles.colour}>
        <button
          ref={button}
          type="button"
          className={styles.open}
          aria-label={choice}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          disabled={disabled}
          onClick={() => setOpen(true)}
        >
          <Swatch colour={cssOf(value, themeColours)} />
        </button>
        <input
          id={id}
          className={controls.input}
          type="text"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          placeholder="–"
          value={typed ?? colourText(value ?? '', t)}
          disabled={disabled}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onFocus={(event) => event.target.select()}
          onChange={(event) => change(event.target.value)}
          onBlur={() => setTyped(undefined)}
        />
      </span>
      {isOpen && (
        <Suspense>
          <ColourPopover
            {...{ value, onChange, onClear, hasTheme }}
            label={choice}
            triggerRef={button}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
