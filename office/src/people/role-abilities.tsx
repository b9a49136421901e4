import { type Action, actions, type Role, roleActions } from '@vitrine/schemas'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import styles from './people.module.css'

/** What a role can do and what it cannot, from the same list that the service decides by. */
export function RoleAbilities({ role }: { readonly role: Role }) {
  const { t } = useTranslation('office')
  const can = actions.filter((action) => roleActions[role].has(action))
  const cannot = actions.filter((action) => !roleActions[role].has(action))
  return (
    <div className={styles.abilities} aria-live="polite">
      <RoleLimit role={role} />
      <p className={styles.abilitiesTitle}>{t('people.can')}</p>
      <ul className={styles.abilityList}>
        {can.map((action) => (
          <li key={action}>
            <Check size={14} aria-hidden className={styles.yes} />
            {t(`ability.${action}`)}
          </li>
        ))}
      </ul>
      {cannot.length > 0 && (
        <>
          <p className={styles.abilitiesTitle}>{t('people.cannot')}</p>
          <ul className={styles.abilityList} data-off>
            {cannot.map((action) => (
              <li key={action}>
                <X size={14} aria-hidden />
                {t(`ability.${action}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type LimitedRole = 'translator' | 'content-editor'

const isLimited = (role: Role): role is LimitedRole => role === 'translator' || role === 'content-editor'

/** Whether a role can do only some of what an action is: which changes of a page or a content is decided one by one. */
export const isPartly = (role: Role, action: Action): boolean =>
  isLimited(role) && (action === 'draft.write' || action === 'content.write')

/** What narrows a role further than its actions. */
export function RoleLimit({ role }: { readonly role: Role }) {
  const { t } = useTranslation('office')
  if (!isLimited(role)) return null
  return <p className={styles.limit}>{t(`role.limit.${role}`)}</p>
}
