import { useStage } from '@vitrine/renderer'
import type { ChatData, ChatWay } from '../chat-data.ts'
import reach from '../ways/ways.module.css'
import styles from './steps.module.css'

const names = {
  email: 'ways.email',
  phone: 'ways.phone',
  whatsapp: 'ways.whatsapp',
} as const satisfies Readonly<Record<ChatWay['kind'], string>>

/** The ways to reach a person that the owner gave. */
export function Person({ data: { ways, contact } }: { readonly data: ChatData }) {
  const { words } = useStage()
  return (
    <div className={styles.panel}>
      <h2 tabIndex={-1} data-focus="" className={styles.heading}>
        {words('chat.person')}
      </h2>
      <p>{words('chat.personHint')}</p>
      <ul className={reach.reach}>
        {ways.map(({ kind, href, value }) => (
          <li key={href}>
            <a href={href} className={reach.way} target={kind === 'whatsapp' ? '_blank' : undefined} rel="noreferrer">
              <span>{words(names[kind])}</span>
              <bdi dir="ltr">{value}</bdi>
            </a>
          </li>
        ))}
        {contact && (
          <li>
            <a href={contact.href} className={reach.way}>
              <span>{contact.label}</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}
