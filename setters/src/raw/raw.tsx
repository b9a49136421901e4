import type { Json } from '@vitrine/schemas'
import { Suspense } from 'react'
import { LoadFailed, lazyWithRetry, type RetryProps } from '../loading/index.ts'
import { isCompilerHere, loadCompiler } from '../reading/compiler/load-compiler.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import { jsonText } from './json-text.ts'
import styles from './raw.module.css'

/** Any value as JSON, checked and completed by its schema. What cannot be read or does not fit goes nowhere. */
function Raw(props: SetterProps<Json>) {
  const still = <Still {...props} />
  return (
    <div className={styles.raw} dir="ltr">
      <Suspense fallback={still}>
        <JsonEditor {...props} />
      </Suspense>
    </div>
  )
}

/** The text as it stands, until the editor is there. */
const Still = ({ value, labelId }: SetterProps<Json>) => (
  <textarea className={styles.still} aria-labelledby={labelId} readOnly rows={4} value={jsonText(value)} />
)

/** Without a network the editor's script may not come; the value is still shown. */
const WithoutEditor = ({ onRetry, ...props }: SetterProps<Json> & RetryProps) => (
  <>
    <Still {...props} />
    <LoadFailed onRetry={onRetry} />
  </>
)

/** It checks what it shows. */
const JsonEditor = lazyWithRetry(async () => {
  const [editor] = await Promise.all([import('./json-editor.tsx'), isCompilerHere() || loadCompiler()])
  return editor
}, WithoutEditor)

export const rawSetter = defineSetter('raw', Raw, { isInput: false })
