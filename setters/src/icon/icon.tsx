import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import controls from '../controls/controls.module.css'
import { useWords } from '../form/form-context.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import styles from './icon.module.css'

const IconDrawing = lazy(() => import('./icon-drawing.tsx'))
const IconPopover = lazy(() => import('./icon-popover.tsx'))

/** One of the house's icons: a button that shows it and opens the others. */
function Icon(props: SetterProps<string>) {
  const { schema, value, onChange, onClear, label, id, labelId, describedBy, invalid, disabled } = props
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        className={`${controls.input} ${styles.open}`}
        aria-labelledby={`${labelId} ${id}-name`}
        aria-describedby={describedBy}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-invalid={invalid || undefined}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {value && (
          <span className={styles.place}>
            <Suspense>
              <IconDrawing name={value} size={18} />
            </Suspense>
          </span>
        )}
        <span id={`${id}-name`} className={styles.name}>
          {value ? words(`icon.${value}`) : words('setter.icon.none')}
        </span>
        <ChevronDown size={14} aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <IconPopover
            names={(schema.enum ?? []).map(String)}
            value={value}
            onChoose={onChange}
            // Where the schema has an icon of its own, taking the value away would bring that one.
            onClear={schema.default === undefined ? onClear : undefined}
            label={words('setter.icon.choose', { label })}
            triggerRef={button}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

export const icon = defineSetter('icon', Icon)
