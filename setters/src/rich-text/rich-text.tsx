import { Suspense } from 'react'
import { LoadFailed, lazyWithRetry } from '../loading/index.ts'
import { defineSetter, type SetterProps } from '../setter.ts'
import type { RichTextJson } from './conversion/from-tiptap.ts'
import styles from './rich-text.module.css'

const RichTextEditor = lazyWithRetry(() => import('./rich-text-editor.tsx'), LoadFailed)

/** Text with structure. What it is written in comes when the first of them is drawn. */
function RichText(props: SetterProps<RichTextJson>) {
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <RichTextEditor {...props} />
    </Suspense>
  )
}

export const richTextSetter = defineSetter('rich-text', RichText, { isInput: false })
