import { type FocusEvent, type ReactNode, useRef } from 'react'
import frames from '../../controls/frames.module.css'
import styles from '../field.module.css'
import { useFormSurroundings } from '../form-context.ts'
import type { AboutField } from './about-field.ts'
import { FieldHead, type FieldHeadProps } from './field-head.tsx'
import { MinorChange } from './minor-change.tsx'
import { OutdatedTranslation } from './outdated-translation.tsx'
import { SourceText } from './source-text.tsx'

interface FieldFrameProps extends FieldHeadProps {
  readonly path: string
  readonly about: AboutField | undefined
  /** The focus left the field; only forms that are submitted ask. */
  readonly onLeave: (() => void) | undefined
  readonly errors: readonly string[]
  readonly children: ReactNode
}

const leaving = (onLeave: () => void) => (event: FocusEvent<HTMLElement>) => {
  if (!event.currentTarget.contains(event.relatedTarget)) onLeave()
}

/** What is drawn around a setter: label, origin of the value, reset, the text to translate, the error. */
export function FieldFrame({ path, errors, about, onLeave, children, ...head }: FieldFrameProps) {
  const { id, setter, state } = head
  const { t, source, isNewValue, submission } = useFormSurroundings()
  const control = useRef<HTMLDivElement>(null)
  function settle(done: ((path: string) => void) | undefined) {
    done?.(path)
    // The button disappears with the hint; the focus stays at the field.
    control.current?.querySelector<HTMLElement>('input, textarea, select, button, [contenteditable]')?.focus()
  }
  return (
    <div
      className={styles.field}
      data-frame={setter.frame}
      data-field={isNewValue ? undefined : path}
      data-new-field={isNewValue && submission ? path : undefined}
      data-setter={setter.name}
      data-invalid={errors.length > 0 || undefined}
      {...(onLeave && { onBlur: leaving(onLeave) })}
    >
      <FieldHead {...head} />
      <div ref={control} className={styles.control}>
        {children}
      </div>
      {about && (
        <div id={`${id}-about`} className={`${frames.hint} ${styles.about}`}>
          {about.description !== undefined && <p>{about.description}</p>}
          {about.unread !== undefined && <p>{t('field.unread', { address: about.unread })}</p>}
        </div>
      )}
      <SourceText id={`${id}-source`} state={state} />
      {state.translation?.state === 'stale' && (
        <OutdatedTranslation
          labelId={`${id}-label`}
          translation={state.translation}
          isDisabled={state.isDisabled === true}
          onKeep={() => settle(source.keepTranslation)}
        />
      )}
      {state.outdated !== undefined && source.markMinor && (
        <MinorChange
          labelId={`${id}-label`}
          outdated={state.outdated}
          isDisabled={state.isDisabled === true}
          onMark={() => settle(source.markMinor)}
        />
      )}
      {errors.length > 0 && (
        <p id={`${id}-error`} className={frames.error} role="alert">
          {errors[0]}
        </p>
      )}
    </div>
  )
}
