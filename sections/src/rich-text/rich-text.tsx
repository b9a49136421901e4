import { Slot, type ViewProps, viewParts } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head } from '../parts/head/head.tsx'
import styles from './rich-text.module.css'
import type { RichTextProps } from './spec.ts'

const { RichText } = viewParts<RichTextProps>()

/** A longer text in lines that are easy to read, with room for notes beside it. */
export function RichTextView({ root }: ViewProps<RichTextProps>) {
  return (
    <section {...root} className={framed(styles.section)}>
      <Head />
      <div className={styles.body}>
        <RichText path="content" className={styles.text} />
        <Slot name="aside" className={styles.aside} />
      </div>
    </section>
  )
}
