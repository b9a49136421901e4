import { defineSection, useStage, viewParts } from '@vitrine/renderer'
import styles from './quote.module.css'

const { Text } = viewParts<{ text: string; person?: string }>()

/** What a customer says. Change it, or copy it for a section of your own; then name it in ../index.ts. */
export const quote = defineSection({
  type: 'my-quote',
  icon: 'quote',
  props: {
    text: { type: 'string', default: 'What a customer says.', translatable: true, setter: 'long-text' },
    person: { type: 'string', translatable: true },
    size: { enum: ['normal', 'large'], default: 'normal', responsive: true },
  },
  view: Quote,
})

interface QuoteProps {
  readonly props: { readonly person?: string }
  readonly root: object
}

function Quote({ props, root }: QuoteProps) {
  const { words } = useStage()
  return (
    <figure {...root} className={styles.quote}>
      <Text path="text" as="blockquote" className={styles.text} />
      <figcaption className={styles.person}>
        {words('my-quote.saidBy')} {props.person === undefined ? words('my-quote.customer') : <Text path="person" />}
      </figcaption>
    </figure>
  )
}
