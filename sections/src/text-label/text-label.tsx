import { Link, useStage, type ViewProps, viewParts } from '@vitrine/renderer'
import type { TextLabelProps } from './spec.ts'
import styles from './text-label.module.css'

const { Heading, Text } = viewParts<TextLabelProps>()

/** A piece of text: a heading, a paragraph, a few words, or a link. */
export function TextLabel({ id, props, root }: ViewProps<TextLabelProps>) {
  const { textType, link, anchor, tooltip } = props
  const { headingId } = useStage()
  const tip = tooltip ? `${id}-tip` : undefined
  const isInline = textType === 'span' || textType === 'a'
  return (
    <div {...root} className={styles.label}>
      {isInline ? (
        <Link
          to={props.text.trim() === '' ? undefined : link}
          id={headingId(id, 'text', anchor)}
          className={styles.text}
          aria-describedby={tip}
        >
          <Text path="text" />
        </Link>
      ) : (
        <Heading path="text" anchor={anchor} className={styles.text} aria-describedby={link ? undefined : tip}>
          {link &&
            ((drawn) => (
              <Link to={link} aria-describedby={tip}>
                {drawn}
              </Link>
            ))}
        </Heading>
      )}
      {tip && <Tooltip id={tip} about={props.text} />}
    </div>
  )
}

/** A note that opens at a press and closes at Escape: pointer, finger and keyboard reach it alike (R137). */
function Tooltip({ id, about }: { readonly id: string; readonly about: string }) {
  const { words } = useStage()
  return (
    <>
      <button
        type="button"
        className={styles.more}
        popoverTarget={id}
        aria-label={words('textLabel.more', { text: about })}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
          <circle cx="8" cy="3.6" r="1.35" />
          <path d="M6.2 6.4h2.7v5.4h1.5v1.5H5.8v-1.5h1.5V7.9H6.2z" />
        </svg>
      </button>
      <Text path="tooltip" id={id} popover="auto" className={styles.tip} />
    </>
  )
}
