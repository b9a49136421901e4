import { nameOfLanguage } from '@vitrine/editor-core'
import { type GrantedSet, listLanguages, type Role, roles } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useCall } from '../context/use-call.ts'
import { SelectField } from '../controls/field.tsx'
import { problemOf } from '../controls/problem-of.ts'
import styles from './people.module.css'
import { PermissionSetFields } from './permission-sets.tsx'
import { RoleAbilities } from './role-abilities.tsx'

/** What is chosen in the form; the languages count for translators only, and stay while another role is looked at. */
export interface ChosenRole {
  readonly role: Role
  readonly languages: readonly string[]
  /** The names of permission sets. */
  readonly permissionSets: readonly string[]
}

/** The same as it is sent. */
export const placeOf = ({ role, languages, permissionSets }: ChosenRole) => ({
  role,
  ...(role === 'translator' && { languages: [...languages] }),
  ...(permissionSets.length > 0 && { permissionSets: [...permissionSets] }),
})

interface RoleFieldsProps {
  readonly chosen: ChosenRole
  /** What somebody was given beside their role. */
  readonly given?: readonly GrantedSet[] | undefined
  /** Why it was not saved. */
  readonly error: Error | undefined
  readonly onChange: (chosen: ChosenRole) => void
}

/** Which role somebody has, what it can do, and the languages of a translator. Only owners make owners. */
export function RoleFields({ chosen, given = [], error, onChange }: RoleFieldsProps) {
  const { t } = useTranslation('office')
  const { member } = useOffice()
  const offered = roles.filter((role) => role !== 'owner' || member.role === 'owner')
  return (
    <>
      <SelectField
        label={t('people.role')}
        value={chosen.role}
        choices={offered.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        onChange={(role) => onChange({ ...chosen, role: role as Role })}
      />
      {chosen.role === 'translator' && (
        <Languages
          chosen={chosen.languages}
          problem={problemOf(error, 'languages')}
          onChange={(languages) => onChange({ ...chosen, languages })}
        />
      )}
      <PermissionSetFields
        given={given}
        chosen={chosen.permissionSets}
        onChange={(permissionSets) => onChange({ ...chosen, permissionSets })}
      />
      <RoleAbilities role={chosen.role} />
    </>
  )
}

interface LanguagesProps {
  readonly chosen: readonly string[]
  readonly problem: string | undefined
  readonly onChange: (languages: readonly string[]) => void
}

function Languages({ chosen, problem, onChange }: LanguagesProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { data = [], error } = useCall(listLanguages, {})
  const id = useId()
  // Languages that the site does not have any more stay, until somebody takes them away.
  const codes = [...new Set([...data.map(({ code }) => code), ...chosen])]
  const toggle = (code: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, code] : chosen.filter((other) => other !== code))
  return (
    <fieldset className={styles.choices} aria-describedby={problem === undefined ? undefined : id}>
      <legend>{t('people.languages')}</legend>
      {codes.map((code) => (
        <label key={code} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(code)}
            aria-invalid={problem === undefined ? undefined : true}
            onChange={(event) => toggle(code, event.target.checked)}
          />
          {nameOfLanguage(locale, code)}
        </label>
      ))}
      {error && <p className={frames.error}>{t('state.failed')}</p>}
      {problem !== undefined && (
        <p id={id} role="alert" className={frames.error}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
