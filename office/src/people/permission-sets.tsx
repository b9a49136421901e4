import { messageText } from '@vitrine/editor-core'
import { exceeds, type GrantedSet } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import styles from './people.module.css'

/** What a permission set is called; its key, where the plugin that names it is gone. */
export function useNameOfSet(): (key: string) => string {
  const { t } = useTranslation('office')
  return (key) => {
    const name = messageText(t, `permissionSet.${key}`)
    return name === `permissionSet.${key}` ? key : name
  }
}

interface PermissionSetFieldsProps {
  /** What somebody has by now. */
  readonly given: readonly GrantedSet[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** What somebody may do beside their role, with what each permission set allows. One that allows more than one may is not given. */
export function PermissionSetFields({ given, chosen, onChange }: PermissionSetFieldsProps) {
  const { t } = useTranslation('office')
  const { member, permissionSets } = useOffice()
  const nameOf = useNameOfSet()
  const gone = given.filter(({ key }) => permissionSets.every((set) => set.key !== key))
  const offered: readonly GrantedSet[] = [...permissionSets, ...gone]
  if (offered.length === 0) return null
  const toggle = (key: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, key] : chosen.filter((other) => other !== key))
  return (
    <fieldset className={styles.choices}>
      <legend>{t('people.permissionSets')}</legend>
      {offered.map((set) => (
        <label key={set.key} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(set.key)}
            disabled={exceeds({ role: 'viewer', permissionSets: [set] }, member)}
            onChange={(event) => toggle(set.key, event.target.checked)}
          />
          <span>
            {nameOf(set.key)}
            <small className={styles.setActions}>
              {set.actions.length === 0
                ? t('people.permissionSetGone')
                : set.actions.map((action) => t(`ability.${action}`)).join(' · ')}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
