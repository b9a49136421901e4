import { type ComponentProps, Suspense } from 'react'
import controls from '../controls/controls.module.css'
import { LoadFailed, lazyWithRetry } from '../loading/index.ts'
import type { PickerDialog as LoadedPicker } from './picker.tsx'

const Loaded = lazyWithRetry(async () => ({ default: (await import('./picker.tsx')).PickerDialog }), LoadFailed)

/** The combo box, which comes when it is first shown; until then what is chosen stands in its place. */
export function Picker(props: ComponentProps<typeof LoadedPicker>) {
  const { label, chosen } = props
  const waiting = <input className={controls.input} aria-label={label} value={chosen?.name ?? ''} disabled />
  return (
    <Suspense fallback={waiting}>
      <Loaded {...props} />
    </Suspense>
  )
}
