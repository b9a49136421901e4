import { defineSection, type ViewProps, viewParts } from '@vitrine/renderer'
import styles from './note.module.css'
import { type NoteProps, noteSpec } from './spec.ts'

const { Heading, Text } = viewParts<NoteProps>()

/** Something that buyers should know before they order. */
function Note({ props, root }: ViewProps<NoteProps>) {
  return (
    <aside {...root} className={styles.note}>
      <Heading path="title" />
      {props.text !== undefined && <Text path="text" as="p" />}
    </aside>
  )
}

export const note = defineSection(noteSpec, { view: Note })
