import { newId } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { CountriesInput } from '../form/countries-input.tsx'
import { ShownValue, TextInput } from '../form/inputs.tsx'
import styles from '../settings.module.css'
import own from './trade.module.css'

/** How long goods travel to some countries, in days. */
export interface Zone {
  readonly id: string
  readonly countries: readonly string[]
  readonly days: number
}

const MOST = 40

interface ZonesProps {
  readonly value: readonly Zone[]
  readonly errorAt: (path: string) => string | undefined
  readonly onChange: (zones: readonly Zone[]) => void
}

export function Zones({ value, errorAt, onChange }: ZonesProps) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const mayWrite = may('settings.write')
  const change = (id: string, changes: Partial<Zone>) =>
    onChange(value.map((zone) => (zone.id === id ? { ...zone, ...changes } : zone)))
  return (
    <div className={styles.fields}>
      <p className={styles.text}>{t('settings.trade.zonesHint')}</p>
      {!mayWrite && value.length === 0 && <p className={styles.soft}>{t('settings.trade.noZones')}</p>}
      {value.map((zone, at) => (
        <ZoneFields
          key={zone.id}
          zone={zone}
          name={t('settings.trade.zone', { number: at + 1 })}
          errors={{
            countries: errorAt(`shipping.zones[${zone.id}].countries`) ?? errorAt(`shipping.zones[${at}].countries`),
            days: errorAt(`shipping.zones[${zone.id}].days`) ?? errorAt(`shipping.zones[${at}].days`),
          }}
          onChange={(changes) => change(zone.id, changes)}
          onRemove={() => onChange(value.filter(({ id }) => id !== zone.id))}
        />
      ))}
      {mayWrite && value.length < MOST && (
        <div>
          <button
            type="button"
            className={controls.button}
            onClick={() => onChange([...value, { id: newId(), countries: [], days: 0 }])}
          >
            {t('settings.trade.addZone')}
          </button>
        </div>
      )}
    </div>
  )
}

interface ZoneFieldsProps {
  readonly zone: Zone
  readonly name: string
  readonly errors: { readonly [Name in 'countries' | 'days']: string | undefined }
  readonly onChange: (changes: Partial<Zone>) => void
  readonly onRemove: () => void
}

function ZoneFields({ zone, name, errors, onChange, onRemove }: ZoneFieldsProps) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const id = useId()
  return (
    <section aria-labelledby={id} className={own.zone}>
      <h3 id={id} className={own.zoneName}>
        {name}
      </h3>
      <CountriesInput
        label={t('settings.trade.zoneCountries')}
        hint={t('settings.trade.zoneCountriesHint')}
        error={errors.countries}
        value={zone.countries}
        onChange={(countries) => onChange({ countries })}
      />
      {may('settings.write') ? (
        <TextInput
          type="number"
          isCode
          label={t('settings.trade.days')}
          error={errors.days}
          value={String(zone.days)}
          onChange={(text) => onChange({ days: Number(text) })}
        />
      ) : (
        <ShownValue label={t('settings.trade.days')} value={String(zone.days)} />
      )}
      {may('settings.write') && (
        <div>
          <button type="button" className={controls.button} onClick={onRemove}>
            {t('settings.trade.removeZone')}
          </button>
        </div>
      )}
    </section>
  )
}
