import { type Action, actions, type Role, roleActions, roles } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import Check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { Card, Page } from '../controls/page.tsx'
import styles from './people.module.css'
import { useNameOfSet } from './permission-sets.tsx'
import { isPartly, RoleLimit } from './role-abilities.tsx'

/** All roles beside each other: what each can do. */
export function RolesPage() {
  const { t } = useTranslation('office')
  return (
    <Page title={t('people.roles')} back={{ to: '/people', label: t('people.back') }}>
      <Card>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <section className={styles.scrolls} aria-label={t('people.roles')} tabIndex={0}>
          <table className={styles.roles}>
            <caption className={frames.visuallyHidden}>{t('people.roles')}</caption>
            <thead>
              <tr>
                <td />
                {roles.map((role) => (
                  <th key={role} scope="col">
                    {t(`role.${role}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {actions.map((action) => (
                <tr key={action}>
                  <th scope="row">{t(`ability.${action}`)}</th>
                  {roles.map((role) => (
                    <td key={role}>
                      <Mark role={role} action={action} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <dl className={styles.limits}>
          {(['translator', 'content-editor'] as const).map((role) => (
            <div key={role}>
              <dt>{t(`role.${role}`)}</dt>
              <dd>
                <RoleLimit role={role} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <PermissionSets />
    </Page>
  )
}

/** What may be given beside a role, where plugins add anything. */
function PermissionSets() {
  const { t } = useTranslation('office')
  const { permissionSets } = useOffice()
  const nameOf = useNameOfSet()
  if (permissionSets.length === 0) return null
  return (
    <Card title={t('people.permissionSets')}>
      <dl className={styles.limits}>
        {permissionSets.map(({ key, actions: added }) => (
          <div key={key}>
            <dt>{nameOf(key)}</dt>
            <dd>{added.map((action) => t(`ability.${action}`)).join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** Whether a role can do something: a tick, a word, or a dash. */
function Mark({ role, action }: { readonly role: Role; readonly action: Action }) {
  const { t } = useTranslation('office')
  if (!roleActions[role].has(action))
    return (
      <span className={styles.no}>
        <span aria-hidden>–</span>
        <span className={frames.visuallyHidden}>{t('people.no')}</span>
      </span>
    )
  if (isPartly(role, action)) return t('people.partly')
  return <Check size={16} role="img" aria-label={t('people.yes')} className={styles.yes} />
}
