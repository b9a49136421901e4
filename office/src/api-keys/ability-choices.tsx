import { type Action, keyActions } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import styles from './api-keys.module.css'

/** What keys may do, by what it is about. */
const groups = [
  ['pages', ['draft.read', 'draft.write', 'draft.arrange', 'preview.write', 'site.publish']],
  ['content', ['content.read', 'content.write']],
  ['media', ['media.read', 'media.write']],
  ['inbox', ['inbox.read', 'inbox.write', 'people.erase']],
  ['site', ['settings.read', 'settings.write', 'domains.write', 'site.export']],
] as const satisfies readonly (readonly [string, readonly Action[]])[]

/** Whoever changes something reads it, too. */
const needs: Partial<Record<Action, Action>> = {
  'draft.write': 'draft.read',
  'draft.arrange': 'draft.read',
  'preview.write': 'draft.read',
  'site.publish': 'draft.read',
  'content.write': 'content.read',
  'media.write': 'media.read',
  'inbox.write': 'inbox.read',
  'settings.write': 'settings.read',
  'domains.write': 'settings.read',
}

/** With one more or one less: what it needs comes with it, and what needs it goes with it. */
export function toggled(chosen: readonly Action[], action: Action, isOn: boolean): readonly Action[] {
  const other = needs[action]
  const wanted = new Set(
    isOn
      ? [...chosen, action, ...(other ? [other] : [])]
      : chosen.filter((one) => one !== action && needs[one] !== action),
  )
  return keyActions.filter((one) => wanted.has(one))
}

interface AbilityChoicesProps {
  readonly chosen: readonly Action[]
  readonly problem: string | undefined
  readonly onChange: (chosen: readonly Action[]) => void
}

/** What a key may do, of what its maker may. */
export function AbilityChoices({ chosen, problem, onChange }: AbilityChoicesProps) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const id = useId()
  return (
    <fieldset className={styles.groups} aria-describedby={problem === undefined ? undefined : id}>
      <legend>{t('apiKeys.may')}</legend>
      {groups.map(([group, actions]) => (
        <fieldset key={group} className={styles.group}>
          <legend>{t(`apiKeys.group.${group}`)}</legend>
          {actions
            .filter((action) => may(action))
            .map((action) => (
              <label key={action} className={styles.choice}>
                <input
                  type="checkbox"
                  checked={chosen.includes(action)}
                  aria-invalid={problem === undefined ? undefined : true}
                  onChange={(event) => onChange(toggled(chosen, action, event.target.checked))}
                />
                <span>{t(`ability.${action}`)}</span>
              </label>
            ))}
        </fieldset>
      ))}
      {problem !== undefined && (
        <p id={id} role="alert" className={frames.error}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
