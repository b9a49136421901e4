import { inLanguage, RichTextContent, useStage } from '@vitrine/renderer'
import type { RichTextValue } from '@vitrine/schemas'
import styles from './body.module.css'
import type { TextHeading } from './headings.ts'

interface BodyProps {
  readonly value: RichTextValue
  /** The headings of this text, with the ids they get. */
  readonly headings: readonly TextHeading[]
  /** The language of the text, when it is not the page's. */
  readonly language: string | undefined
}

/** A long text in lines that are no longer than one likes to read. */
export function Body({ value, headings, language }: BodyProps) {
  const stage = useStage()
  return (
    <div className={`rich-text ${styles.body}`} {...inLanguage(language, stage)}>
      <RichTextContent value={value} headingId={(at) => headings[at]?.id} />
    </div>
  )
}
