import { can, me } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { useCall } from '../context/use-call.ts'
import choices from '../controls/choice-groups.module.css'

interface KeySitesProps {
  readonly chosen: readonly string[]
  readonly problem: string | undefined
  readonly onChange: (chosen: readonly string[]) => void
}

/** On which sites a key works: on this one, and on others on which its maker may make keys. Not shown where there is none. */
export function KeySites({ chosen, problem, onChange }: KeySitesProps) {
  const { t } = useTranslation('office')
  const { boot } = useOffice()
  const { data } = useCall(me, {})
  const id = useId()
  const others = (data?.sites ?? []).filter((site) => site.tenantId !== boot.tenantId && can(site, 'keys.write'))
  if (others.length === 0) return null
  const toggle = (tenantId: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, tenantId] : chosen.filter((other) => other !== tenantId))
  return (
    <fieldset className={choices.groups} aria-describedby={problem === undefined ? undefined : id}>
      <legend>{t('apiKeys.sites')}</legend>
      <label className={choices.choice}>
        <input type="checkbox" checked disabled />
        <bdi>{boot.siteName}</bdi>
      </label>
      {others.map(({ tenantId, siteName }) => (
        <label key={tenantId} className={choices.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(tenantId)}
            onChange={(event) => toggle(tenantId, event.target.checked)}
          />
          <bdi>{siteName}</bdi>
        </label>
      ))}
      {problem !== undefined && (
        <p id={id} role="alert" className={frames.error}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
