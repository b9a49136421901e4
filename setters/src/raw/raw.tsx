import type { Json } from '@vitrine/schemas'
import { Component, lazy, type ReactNode, Suspense } from 'react'
import { useFormSurroundings } from '../form/form-context.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import { textOf } from './json-text.ts'
import styles from './raw.module.css'

const JsonEditor = lazy(() => import('./json-editor.tsx'))

/** Any value as JSON, checked and completed by its schema. What cannot be read or does not fit goes nowhere. */
function Raw(props: SetterProps<Json>) {
  const { schema, services } = useFormSurroundings()
  const still = <Still {...props} />
  return (
    <div className={styles.raw} dir="ltr">
      <WithoutEditor instead={still}>
        <Suspense fallback={still}>
          <JsonEditor {...props} form={schema} words={services.words} />
        </Suspense>
      </WithoutEditor>
    </div>
  )
}

/** The text as it stands, until the editor is there. */
const Still = ({ value, labelId }: SetterProps<Json>) => (
  <textarea className={styles.still} aria-labelledby={labelId} readOnly rows={4} value={textOf(value)} />
)

/** Without a network the editor's script may not come; the value is still shown. */
class WithoutEditor extends Component<{ readonly instead: ReactNode; readonly children: ReactNode }> {
  override state = { isMissing: false }

  static getDerivedStateFromError() {
    return { isMissing: true }
  }

  override render() {
    return this.state.isMissing ? this.props.instead : this.props.children
  }
}

export const raw = defineSetter('raw', Raw, { isInput: false })
