import { useMemoizedFn } from 'ahooks'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react'
import controls from '../controls/controls.module.css'
import { useServices } from '../form/form-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { LoadFailed, lazyWithRetry, type RetryProps } from '../loading/index.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import styles from './icon.module.css'
import type Drawing from './icon-drawing.tsx'

interface IconDrawingProps extends ComponentProps<typeof Drawing> {
  /** Called with how to ask for the drawings again where they did not come: a button may hold no other button. */
  readonly onFail: (retry: RetryProps['onRetry']) => void
}

function NoDrawing({ onFail, onRetry }: IconDrawingProps & RetryProps) {
  useEffect(() => onFail(onRetry), [onFail, onRetry])
  return null
}

const IconDrawing = lazyWithRetry<IconDrawingProps>(() => import('./icon-drawing.tsx'), NoDrawing)
const IconPopover = lazyWithRetry(() => import('./icon-popover.tsx'), LoadFailed)

/** One icon of the set: a button that shows it and opens the others. */
function Icon(props: SetterProps<string>) {
  const { schema, value, onChange, onClear, label, id, labelId, describedBy, invalid, disabled } = props
  const { t } = useTranslation('setters')
  const services = useServices()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const [drawAgain, setDrawAgain] = useState<RetryProps['onRetry']>()
  const fail = useMemoizedFn((retry: RetryProps['onRetry']) => setDrawAgain(() => retry))
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
              <IconDrawing name={value} size={18} onFail={fail} />
            </Suspense>
          </span>
        )}
        <span id={`${id}-name`} className={styles.name}>
          {value ? (services.label(`icon.${value}`) ?? value) : t('setter.icon.none')}
        </span>
        <ChevronDown size={14} aria-hidden />
      </button>
      {drawAgain && !isOpen && (
        <LoadFailed onRetry={(isAsked) => drawAgain(isAsked).then(() => setDrawAgain(undefined))} />
      )}
      {isOpen && (
        <Suspense>
          <IconPopover
            names={(schema.enum ?? []).map(String)}
            value={value}
            onChoose={onChange}
            // Where the schema has an icon of its own, taking the value away would bring that one.
            onClear={schema.default === undefined ? onClear : undefined}
            label={t('setter.icon.choose', { label })}
            triggerRef={button}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

export const iconSetter = defineSetter('icon', Icon)
