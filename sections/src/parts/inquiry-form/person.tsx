import { useStage } from '@vitrine/renderer'
import { type Country, formLimits } from '@vitrine/schemas'
import { countryOf } from '@vitrine/schemas/inquiry-list'
import { CountryField } from '../form/country-field.tsx'
import { Field } from '../form/field.tsx'
import type { InquiryAsks } from './inquiry-asks.ts'

/** Languages whose readers write their name as one (R170). */
const namedAsOne = ['zh', 'ja', 'vi', 'ar', 'fa', 'ur', 'id', 'ta']

const asksOneName = ({ nameFields }: InquiryAsks, language: string): boolean =>
  nameFields === 'auto' ? namedAsOne.includes(language.split('-')[0] ?? '') : nameFields === 'one'

interface PersonProps {
  readonly asks: InquiryAsks
  readonly countries: readonly Country[]
}

/** Who asks, and where the goods would go. */
export function Person({ asks, countries }: PersonProps) {
  const { language, visit, words } = useStage()
  const offersCountries = asks.askCountry && countries.length > 0
  return (
    <>
      {asksOneName(asks, language) ? (
        <Field name="name" label={words('form.name')} autoComplete="name" maxLength={formLimits.name} required wide />
      ) : (
        <>
          <Field
            name="firstName"
            label={words('inquiry.firstName')}
            autoComplete="given-name"
            maxLength={formLimits.name}
            required
          />
          <Field
            name="lastName"
            label={words('inquiry.lastName')}
            autoComplete="family-name"
            maxLength={formLimits.name}
            required
          />
        </>
      )}
      <Field name="email" type="email" label={words('form.email')} required />
      <Field name="whatsappPhone" type="phone" label={words('inquiry.phone')} required />
      {asks.askCompany && (
        <Field
          name="company"
          label={words('form.company')}
          autoComplete="organization"
          maxLength={formLimits.company}
          wide={!offersCountries}
        />
      )}
      {offersCountries && (
        <CountryField
          name="country"
          label={words('inquiry.country')}
          countries={countries}
          value={visit.query.to ?? countryOf(visit.list?.items ?? [])}
          autoComplete="country"
          wide={!asks.askCompany}
        />
      )}
    </>
  )
}
