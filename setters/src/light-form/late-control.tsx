import type { Json } from '@vitrine/schemas'
import {
  type ComponentType,
  type CSSProperties,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { FIRST_FIELD } from '../form/source/first-field.ts'
import { LoadFailed, lazyWithRetry } from '../loading/index.ts'
import type { SetterProps } from '../setter.ts'
import type { SetterName } from '../setter-for.ts'
import styles from './late-control.module.css'

type Control = ComponentType<SetterProps>

interface LateControl {
  readonly Control: Control
  /** Asks for its script, so that it is here when it is drawn. */
  readonly load: () => void
}

/**
 * A control whose script is loaded when one of its kind is drawn first. Until then its place is held; who has gone there
 * with the keyboard is in the control when it comes.
 *
 * @param load what is written `async () => (await import('./picker.tsx')).Picker`
 */
export function lateControl(name: SetterName, load: () => Promise<Control>): LateControl {
  let here: Control | undefined
  const loadHere = async () => {
    here = await load()
    return { default: here }
  }
  const Loading = lazyWithRetry<SetterProps>(loadHere, LoadFailed)
  function Late(props: SetterProps) {
    // What is here already is drawn at once.
    const [Shown] = useState<Control>(() => here ?? Loading)
    const focused = useRef<Element>(null)
    return (
      <Suspense fallback={<Waiting {...{ name, focused }} labelId={props.labelId} value={props.value} />}>
        <Shown {...props} />
        <FocusKept focused={focused} />
      </Suspense>
    )
  }
  return {
    Control: Late,
    load: () => {
      // What does not come is asked for again by the field that needs it.
      if (!here) loadHere().catch(() => {})
    },
  }
}

interface WaitingProps {
  readonly name: SetterName
  readonly labelId: string
  readonly value: Json | undefined
  /** What the place stands in, while the focus is there. */
  readonly focused: RefObject<Element | null>
}

/** The place of a control that is on its way, as large as it. */
function Waiting({ name, labelId, value, focused }: WaitingProps) {
  const lines = Array.isArray(value) ? value.length : 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: it holds no fields yet
    <div
      role="group"
      aria-busy
      aria-labelledby={labelId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the control that comes is reached here
      tabIndex={0}
      className={styles.waiting}
      data-waits-for={name}
      data-lines={lines > 0 || undefined}
      style={{ '--lines': lines } as CSSProperties}
      onFocus={({ currentTarget }) => {
        focused.current = currentTarget.parentElement
      }}
      onBlur={() => {
        focused.current = null
      }}
    />
  )
}

function FocusKept({ focused }: Pick<WaitingProps, 'focused'>) {
  useLayoutEffect(() => {
    focused.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
    focused.current = null
  }, [focused])
  return null
}
