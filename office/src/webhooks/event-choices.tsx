import { type WebhookEventType, webhookEventTypes } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { ChoiceGroups } from '../controls/choice-groups.tsx'

/** What webhooks are told of, by what it is about; each type begins with one of these words. */
const groups = [
  ['apiKeys.group.content', ['content']],
  ['screen.releases', ['release']],
  ['screen.inbox', ['inquiry', 'form']],
  ['activity.kind.member', ['member']],
] as const

interface EventChoicesProps {
  readonly chosen: readonly WebhookEventType[]
  readonly problem: string | undefined
  readonly onChange: (chosen: readonly WebhookEventType[]) => void
}

/** Which events a webhook is told of. */
export function EventChoices({ chosen, problem, onChange }: EventChoicesProps) {
  const { t } = useTranslation('office')
  return (
    <ChoiceGroups
      label={t('webhooks.events')}
      groups={groups.map(([label, kinds]) => ({
        label: t(label),
        choices: webhookEventTypes
          .filter((type) => kinds.some((kind) => type.startsWith(`${kind}.`)))
          .map((value) => ({ value, label: t(`webhookEvent.${value}`) })),
      }))}
      chosen={chosen}
      problem={problem}
      onToggle={(type, isOn) =>
        onChange(webhookEventTypes.filter((one) => (one === type ? isOn : chosen.includes(one))))
      }
    />
  )
}
