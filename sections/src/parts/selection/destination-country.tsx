import { Icon, useStage } from '@vitrine/renderer'
import type { Country } from '@vitrine/schemas'
import styles from './selection.module.css'

interface DestinationCountryProps {
  readonly id: string
  readonly countries: readonly Country[]
  readonly value: string | undefined
}

/** Where the goods would go (R122): it is sent with the selection, and filled in where somebody asks. */
export function DestinationCountry({ id, countries, value }: DestinationCountryProps) {
  const { words } = useStage()
  const chosen = countries.some(({ code }) => code === value) ? value : ''
  return (
    <div className={styles.country}>
      <label htmlFor={`${id}-to`} className={styles.label}>
        {words('productDetail.terms.destinationCountry')}
      </label>
      <span className={styles.select}>
        <select id={`${id}-to`} name="to" defaultValue={chosen} autoComplete="shipping country">
          <option value="">{words('form.choose')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={styles.chevron} />
      </span>
    </div>
  )
}
