import { formatNumber, useStage } from '@vitrine/renderer'
import type { Country, SiteShippingTerms } from '@vitrine/schemas'
import { CountryField } from '../form/country-field.tsx'
import styles from './selection.module.css'

interface DestinationCountryProps {
  readonly countries: readonly Country[]
  readonly value: string | undefined
  /** How long goods travel, by country; nothing where the product says it of all countries at once. */
  readonly zones: SiteShippingTerms['zones']
}

/**
 * Where the goods would go (R122): it is sent with the selection, filled in where somebody asks, and tells how
 * long they travel there. Printed, it is a line in place of a field.
 */
export function DestinationCountry({ countries, value, zones }: DestinationCountryProps) {
  const { language, words } = useStage()
  const noteOf = (code: string) => {
    const zone = zones.find((one) => one.countries.includes(code))
    if (!zone) return words('selection.noShippingDays')
    return words('productDetail.days', { count: zone.days, days: formatNumber(zone.days, language) })
  }
  const chosen = countries.find(({ code }) => code === value)
  return (
    <div data-noted="">
      <CountryField
        name="to"
        label={words('productDetail.terms.destinationCountry')}
        countries={countries}
        value={value}
        autoComplete="shipping country"
        noteOf={zones.length > 0 ? noteOf : undefined}
      />
      <p className={styles.destination}>
        {words('productDetail.terms.destinationCountry')} <b data-chosen="">{chosen?.name}</b>
      </p>
      {zones.length > 0 && (
        <p className={styles.estimate}>
          {words('productDetail.terms.shippingDays')} <output>{chosen && noteOf(chosen.code)}</output>
        </p>
      )}
    </div>
  )
}
