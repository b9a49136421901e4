import type { Json } from '@vitrine/schemas'
import { CircleSlash2, RotateCcw } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import controls from '../controls/controls.module.css'
import frames from '../controls/frames.module.css'
import type { FieldState, Origin } from '../field-source.ts'
import type { Setter } from '../setter.ts'
import styles from './field.module.css'
import { useFormSurroundings } from './form-context.ts'
import { SourceText } from './source-text.tsx'

interface FieldFrameProps {
  readonly id: string
  readonly path: string
  readonly label: string
  readonly setter: Setter
  readonly value: Json | undefined
  readonly state: FieldState
  readonly errors: readonly string[]
  readonly required: boolean
  readonly onClear: () => void
  /** Says that there is none, where the schema allows `null`. */
  readonly onNull?: () => void
  readonly children: ReactNode
}

// Made once: an element that stays the same is not drawn again with its field.
const resetIcon = <RotateCcw size={13} aria-hidden />
const noneIcon = <CircleSlash2 size={13} aria-hidden />

/** What stands around a setter: label, whose value it is, the way back, the text to translate, the error. */
export function FieldFrame({
  id,
  path,
  label,
  setter,
  value,
  state,
  errors,
  required,
  onClear,
  onNull,
  children,
}: FieldFrameProps) {
  const { services, source, isApart } = useFormSurroundings()
  const { words } = services
  const control = useRef<HTMLDivElement>(null)
  function keep() {
    source.keepTranslation?.(path)
    // The button goes with what it answers; whoever pressed it stays at the field.
    control.current?.querySelector<HTMLElement>('input, textarea, select, button, [contenteditable]')?.focus()
  }
  return (
    <div
      className={styles.field}
      data-frame={setter.frame}
      data-field={isApart ? undefined : path}
      data-setter={setter.name}
      data-invalid={errors.length > 0 || undefined}
    >
      <div className={styles.head}>
        {setter.isInput ? (
          <label id={`${id}-label`} htmlFor={id} className={styles.label}>
            {label}
          </label>
        ) : (
          <span id={`${id}-label`} className={styles.label}>
            {label}
          </span>
        )}
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
        <OriginMark origin={state.origin} state={state} />
        {onNull && (
          <button
            type="button"
            className={controls.tool}
            aria-label={words('field.none', { label })}
            title={words('field.none', { label })}
            aria-pressed={value === null}
            disabled={state.isDisabled}
            onClick={onNull}
          >
            {noneIcon}
          </button>
        )}
        {state.isOwn && (
          <button
            type="button"
            className={controls.tool}
            aria-label={words('field.reset', { label })}
            title={words('field.reset', { label })}
            disabled={state.isDisabled}
            onClick={onClear}
          >
            {resetIcon}
          </button>
        )}
      </div>
      <div ref={control} className={styles.control}>
        {children}
      </div>
      <SourceText id={`${id}-source`} state={state} />
      {state.translation?.state === 'stale' && (
        <Outdated
          labelId={`${id}-label`}
          sourceLanguage={state.translation.sourceLanguage}
          isDisabled={state.isDisabled === true}
          onKeep={keep}
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

/** Whose value it is, in a word; what is said by the layer that is edited needs none but its mark. */
function OriginMark({ origin, state }: { readonly origin: Origin; readonly state: FieldState }) {
  const { words, interfaceLanguage } = useFormSurroundings().services
  const { translation, isForAll } = state
  const shown = translation ? translation.state : isForAll ? 'all' : origin.kind
  // A hint about the source names its language, and not the one that it was translated into.
  const language =
    translation?.state !== 'stale' && 'language' in origin ? origin.language : translation?.sourceLanguage
  const name = language === undefined ? '' : nameOf(language, interfaceLanguage)
  if (shown === 'none' || shown === 'base')
    return <span className={`${frames.tag} ${styles.origin}`} data-origin={shown} />
  return (
    <span
      className={`${frames.tag} ${styles.origin}`}
      data-origin={shown}
      title={words(`origin.${shown}.hint`, { language: name })}
    >
      {words(`origin.${shown}`, { language: name })}
    </span>
  )
}

interface OutdatedProps {
  readonly labelId: string
  readonly sourceLanguage: string
  readonly isDisabled: boolean
  readonly onKeep: () => void
}

/** What happened to an outdated translation, and the press that says that it is still right. */
function Outdated({ labelId, sourceLanguage, isDisabled, onKeep }: OutdatedProps) {
  const { words, interfaceLanguage } = useFormSurroundings().services
  return (
    <div className={styles.outdated}>
      <p className={frames.hint}>
        {words('origin.stale.hint', { language: nameOf(sourceLanguage, interfaceLanguage) })}
      </p>
      <button
        type="button"
        className={controls.button}
        aria-describedby={labelId}
        disabled={isDisabled}
        onClick={onKeep}
      >
        {words('origin.stale.keep')}
      </button>
    </div>
  )
}

function nameOf(language: string, inLanguage: string): string {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}
