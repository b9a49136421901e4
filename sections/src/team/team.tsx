import type { ViewProps } from '@vitrine/renderer'
import { framed } from '../parts/frame/frame.ts'
import { Head, levelBelow } from '../parts/head/head.tsx'
import { Items } from '../parts/items/items.tsx'
import { PersonView } from './person.tsx'
import type { TeamProps } from './spec.ts'
import styles from './team.module.css'

/** Who works here, what each can help with, and how to reach them. */
export function Team({ props, root }: ViewProps<TeamProps>) {
  return (
    <section {...root} className={framed(styles.team)}>
      <Head />
      {props.items.length > 0 && (
        <Items className={styles.items}>
          {props.items.map((person) => (
            <li key={person.id}>
              <PersonView person={person} look={props.look} level={levelBelow(props)} />
            </li>
          ))}
        </Items>
      )}
    </section>
  )
}
