import { type Settings, type SiteSettings, shippingProps } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Card } from '../../controls/page.tsx'
import { CountriesInput } from '../form/countries-input.tsx'
import { ChoiceInput, ShownValue, TextInput } from '../form/inputs.tsx'
import { SiteSettingsPart } from '../form/site-settings-part.tsx'
import { withBase } from '../form/with-base.ts'
import styles from '../settings.module.css'
import { type Zone, Zones } from './zones.tsx'

const { term: terms, modes: allModes } = shippingProps.properties
type Mode = (typeof allModes.items.enum)[number]

interface Shipping {
  readonly term?: string
  readonly port?: string
  readonly modes?: readonly Mode[]
  readonly zones?: readonly Zone[]
}

interface Values {
  readonly countries: readonly string[]
  readonly term: string
  readonly port: string
  readonly modes: readonly Mode[]
  readonly zones: readonly Zone[]
}

const shippingOf = (settings: Settings | undefined): Shipping => (settings?.props ?? {}) as Shipping

const read = ({ countries, shipping }: SiteSettings): Values => {
  const { term, port, modes, zones } = shippingOf(shipping)
  return { countries: countries ?? [], term: term ?? '', port: port ?? '', modes: modes ?? [], zones: zones ?? [] }
}

/** The props of shipping as the form says them; nothing where it says nothing. */
function propsOfShipping({ term, port, modes, zones }: Values): Settings['props'] | undefined {
  const props = {
    ...(term !== '' && { term }),
    ...(port.trim() !== '' && { port: port.trim() }),
    ...(modes.length > 0 && { modes: [...modes] }),
    ...(zones.length > 0 && {
      zones: zones.map(({ id, countries, days }) => ({ id, countries: [...countries], days })),
    }),
  }
  return Object.keys(props).length > 0 ? props : undefined
}

/** Where the site sells, and how goods leave. */
export default function Trade() {
  const { t } = useTranslation('office')
  const { label } = useOffice()
  return (
    <SiteSettingsPart
      read={read}
      nameOf={(field) => t(`settings.trade.${field}`)}
      write={(values, { shipping }) => ({
        countries: values.countries.length > 0 ? [...values.countries] : undefined,
        shipping: withBase(shipping, propsOfShipping(values)),
      })}
    >
      {({ values, set, errorAt }) => (
        <>
          <Card title={t('settings.trade.countriesTitle')}>
            <div className={styles.fields}>
              <CountriesInput
                label={t('settings.trade.countries')}
                hint={t(values.countries.length > 0 ? 'settings.trade.countriesHint' : 'settings.trade.countriesAll')}
                error={errorAt('countries')}
                value={values.countries}
                onChange={(codes) => set('countries', codes)}
              />
            </div>
          </Card>
          <Card title={t('settings.trade.shipping')}>
            <div className={styles.fields}>
              <p className={styles.text}>{t('settings.trade.shippingHint')}</p>
              <ChoiceInput
                label={t('settings.trade.term')}
                error={errorAt('shipping.term')}
                value={values.term}
                choices={[
                  { value: '', label: t('settings.notSet') },
                  ...terms.enum.map((value) => ({ value, label: `${value} – ${label(`choice.${value}`) ?? value}` })),
                ]}
                onChange={(value) => set('term', value)}
              />
              <TextInput
                label={t('settings.trade.port')}
                hint={t('settings.trade.portHint')}
                error={errorAt('shipping.port')}
                value={values.port}
                maxLength={80}
                onChange={(value) => set('port', value)}
              />
              <Modes value={values.modes} onChange={(modes) => set('modes', modes)} />
            </div>
          </Card>
          <Card title={t('settings.trade.zones')}>
            <Zones value={values.zones} errorAt={errorAt} onChange={(zones) => set('zones', zones)} />
          </Card>
        </>
      )}
    </SiteSettingsPart>
  )
}

interface ModesProps {
  readonly value: readonly Mode[]
  readonly onChange: (modes: readonly Mode[]) => void
}

function Modes({ value, onChange }: ModesProps) {
  const { t } = useTranslation('office')
  const { may, locale, label } = useOffice()
  if (!may('settings.write')) {
    const names = value.map((mode) => label(`choice.${mode}`) ?? mode)
    return <ShownValue label={t('settings.trade.modes')} value={new Intl.ListFormat(locale).format(names)} />
  }
  return (
    <fieldset className={frames.parts}>
      <legend className={styles.label}>{t('settings.trade.modes')}</legend>
      <div className={styles.row}>
        {allModes.items.enum.map((mode) => (
          <label key={mode} className={styles.tick}>
            <input
              type="checkbox"
              checked={value.includes(mode)}
              onChange={({ target }) =>
                onChange(allModes.items.enum.filter((one) => (one === mode ? target.checked : value.includes(one))))
              }
            />
            {label(`choice.${mode}`) ?? mode}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
