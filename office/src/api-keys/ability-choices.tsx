import { type Action, keyActions } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { ChoiceGroups } from '../controls/choice-groups.tsx'

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
  return (
    <ChoiceGroups<Action>
      label={t('apiKeys.may')}
      groups={groups.map(([group, actions]) => ({
        label: t(`apiKeys.group.${group}`),
        choices: actions.filter((action) => may(action)).map((value) => ({ value, label: t(`ability.${value}`) })),
      }))}
      chosen={chosen}
      problem={problem}
      onToggle={(action, isOn) => onChange(toggled(chosen, action, isOn))}
    />
  )
}
