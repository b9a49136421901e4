import { Icon, viewParts } from '@vitrine/renderer'
import { Reach } from '../parts/ways/reach.tsx'
import styles from './person.module.css'
import type { Person, TeamProps } from './spec.ts'

const { Button, Image, Text } = viewParts<TeamProps>()

interface PersonProps {
  readonly person: Person
  readonly look: TeamProps['look']
  readonly level: 'h2' | 'h3'
}

/** One person: a photo, or a sign in its place, the name, and the ways to reach them. */
export function PersonView({ person, look, level }: PersonProps) {
  const { id, name, photo, phone, email } = person
  const sizes = look === 'plain' ? '(width < 768px) 45vw, 19rem' : look === 'rows' ? '7rem' : '9rem'
  return (
    <article className={styles.person}>
      <div className={styles.frame}>
        {photo?.src ? (
          <Image path={`items[${id}].photo`} sizes={sizes} className={styles.photo} />
        ) : (
          <Icon name="user" className={styles.sign} />
        )}
      </div>
      <div className={styles.words}>
        {name.trim() !== '' && <Text path={`items[${id}].name`} as={level} className={styles.name} />}
        <Text path={`items[${id}].role`} as="p" className={styles.role} />
        <Text path={`items[${id}].text`} as="p" className={styles.text} />
        {(phone?.trim() || email?.trim()) && (
          <p className={styles.ways}>
            {phone?.trim() && <Reach kind="phone" value={phone} className={styles.way} />}
            {email?.trim() && <Reach kind="email" value={email} className={styles.way} />}
          </p>
        )}
        <Button path={`items[${id}].button`} className={styles.more} />
      </div>
    </article>
  )
}
