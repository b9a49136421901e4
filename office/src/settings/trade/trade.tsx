import { minimumOrderProps, type Settings, type SiteSettings, shippingProps } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { Card } from '../../controls/page.tsx'
import { CountriesInput } from '../form/countries-input.tsx'
import { ChoiceInput, ShownValue } from '../form/inputs.tsx'
import { SiteSettingsPart } from '../form/site-settings-part.tsx'
import { TranslatedInput } from '../form/translated-input.tsx'
import { type TranslatedText, textIn, withTranslations } from '../form/translated-text.ts'
import { withBase } from '../form/with-base.ts'
import styles from '../settings.module.css'
import { Currencies, Units } from './prices.tsx'
import { type Zone, Zones } from './zones.tsx'

const { term: terms, modes: allModes, port: portSchema } = shippingProps.properties
const { note: noteSchema } = minimumOrderProps.properties
type Mode = (typeof allModes.items.enum)[number]

interface Shipping {
  readonly term?: string
  readonly modes?: readonly Mode[]
  readonly zones?: readonly Zone[]
}

interface Values {
  readonly countries: readonly string[]
  /** The first of these is what new products start with. */
  readonly currencies: readonly string[]
  readonly units: readonly string[]
  readonly minimumNote: TranslatedText
  readonly term: string
  readonly port: TranslatedText
  readonly modes: readonly Mode[]
  readonly zones: readonly Zone[]
}

const shippingOf = (settings: Settings | undefined): Shipping => (settings?.props ?? {}) as Shipping

const read = ({ countries, currencies, units, minimumOrder, shipping }: SiteSettings): Values => {
  const { term, modes, zones } = shippingOf(shipping)
  return {
    countries: countries ?? [],
    currencies: currencies ?? [],
    units: units ?? [],
    minimumNote: textIn(minimumOrder, 'note'),
    term: term ?? '',
    port: textIn(shipping, 'port'),
    modes: modes ?? [],
    zones: zones ?? [],
  }
}

/** A list that is not set while it is empty. */
const given = (codes: readonly string[]): string[] | undefined => (codes.length > 0 ? [...codes] : undefined)

/** The props of shipping as the form says them; nothing where it says nothing. */
function propsOfShipping({ term, port, modes, zones }: Values): Settings['props'] | undefined {
  const props = {
    ...(term !== '' && { term }),
    ...(port.base.trim() !== '' && { port: port.base.trim() }),
    ...(modes.length > 0 && { modes: [...modes] }),
    ...(zones.length > 0 && {
      zones: zones.map(({ id, countries, days }) => ({ id, countries: [...countries], days })),
    }),
  }
  return Object.keys(props).length > 0 ? props : undefined
}

/** What is said beside minimum order quantities; nothing where the source language says nothing. */
function minimumOrderOf({ minimumNote }: Values, stored: Settings | undefined): Settings | undefined {
  const note = minimumNote.base.trim()
  const settings = withBase(stored, note === '' ? undefined : { note })
  return settings && withTranslations(settings, 'note', minimumNote)
}

function shippingSettings(values: Values, stored: Settings | undefined): Settings | undefined {
  const settings = withBase(stored, propsOfShipping(values))
  return settings && withTranslations(settings, 'port', values.port)
}

/** Where the site sells, what its prices are in, and how goods leave. */
export default function Trade() {
  const { t } = useTranslation('office')
  const { label } = useOffice()
  return (
    <SiteSettingsPart
      read={read}
      nameOf={(field) => t(`settings.trade.${field}`)}
      write={(values, { minimumOrder, shipping }) => ({
        countries: given(values.countries),
        currencies: given(values.currencies),
        units: given(values.units),
        minimumOrder: minimumOrderOf(values, minimumOrder),
        shipping: shippingSettings(values, shipping),
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
          <Card title={t('settings.trade.prices')}>
            <div className={styles.fields}>
              <Currencies
                error={errorAt('currencies')}
                value={values.currencies}
                onChange={(codes) => set('currencies', codes)}
              />
              <Units error={errorAt('units')} value={values.units} onChange={(codes) => set('units', codes)} />
              <TranslatedInput
                label={t('settings.trade.minimumNote')}
                hint={t('settings.trade.minimumNoteHint')}
                error={errorAt('minimumOrder')}
                maxLength={noteSchema.maxLength}
                value={values.minimumNote}
                onChange={(text) => set('minimumNote', text)}
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
              <TranslatedInput
                label={t('settings.trade.port')}
                hint={t('settings.trade.portHint')}
                error={errorAt('shipping.port')}
                maxLength={portSchema.maxLength}
                value={values.port}
                onChange={(text) => set('port', text)}
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
