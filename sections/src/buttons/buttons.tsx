import { type ViewProps, viewParts } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import styles from './buttons.module.css'
import type { ButtonsProps } from './spec.ts'

const { Button, Text } = viewParts<ButtonsProps>()

/** What one can do next: buttons side by side, with a line below them. */
export function Buttons({ props, root }: ViewProps<ButtonsProps>) {
  const shown = props.items.filter(({ button }) => button.label?.trim())
  return (
    <section {...root} className={framed(styles.buttons)}>
      {shown.length > 0 && (
        <ul className={styles.row}>
          {shown.map(({ id }) => (
            <li key={id} className={styles.item}>
              <Button path={`items[${id}].button`} className={styles.button} />
            </li>
          ))}
        </ul>
      )}
      <Text path="note" as="p" className={styles.note} />
    </section>
  )
}
