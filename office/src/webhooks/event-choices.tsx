import { type WebhookEventType, webhookEventTypes } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './webhooks.module.css'

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
  const id = useId()
  const toggle = (type: WebhookEventType, isOn: boolean) =>
    onChange(webhookEventTypes.filter((one) => (one === type ? isOn : chosen.includes(one))))
  return (
    <fieldset className={styles.groups} aria-describedby={problem === undefined ? undefined : id}>
      <legend>{t('webhooks.events')}</legend>
      {groups.map(([label, kinds]) => (
        <fieldset key={label} className={styles.group}>
          <legend>{t(label)}</legend>
          {webhookEventTypes
            .filter((type) => kinds.some((kind) => type.startsWith(`${kind}.`)))
            .map((type) => (
              <label key={type} className={styles.choice}>
                <input
                  type="checkbox"
                  checked={chosen.includes(type)}
                  aria-invalid={problem === undefined ? undefined : true}
                  onChange={(event) => toggle(type, event.target.checked)}
                />
                <span>{t(`webhookEvent.${type}`)}</span>
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
