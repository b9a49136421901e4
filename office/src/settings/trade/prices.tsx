import { listProductUnits } from '@vitrine/schemas'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'
import { type CodeChoices, CodesInput } from '../form/codes-input.tsx'
import { ChoiceInput } from '../form/inputs.tsx'

/** All currencies by their names in the language of the interface, as it sorts them; each with its code. */
export function currencyChoices(locale: string): CodeChoices {
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'currency' })
  const { compare } = new Intl.Collator(locale)
  return Intl.supportedValuesOf('currency')
    .map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` }))
    .sort((one, other) => compare(one.label, other.label))
}

interface UsedCodesProps {
  readonly error: string | undefined
  readonly value: readonly string[]
  readonly onChange: (codes: readonly string[]) => void
}

/** The currencies that prices are entered in. */
export function Currencies(props: UsedCodesProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const choices = useMemo(() => currencyChoices(locale), [locale])
  return (
    <UsedCodes
      {...props}
      choices={choices}
      words={{
        label: t('settings.trade.currencies'),
        hint: t(props.value.length > 0 ? 'settings.trade.currenciesHint' : 'settings.trade.currenciesAll'),
        add: t('settings.addCurrency'),
        usual: t('settings.trade.usualCurrency'),
      }}
    />
  )
}

/** The units that products are counted in. */
export function Units(props: UsedCodesProps) {
  const { t } = useTranslation('office')
  const units = useCall(listProductUnits, {}).data
  const choices = useMemo(() => (units?.items ?? []).map(({ code, name }) => ({ value: code, label: name })), [units])
  return (
    <UsedCodes
      {...props}
      choices={choices}
      words={{
        label: t('settings.trade.units'),
        hint: t(props.value.length > 0 ? 'settings.trade.unitsHint' : 'settings.trade.unitsAll'),
        add: t('settings.addUnit'),
        usual: t('settings.trade.usualUnit'),
      }}
    />
  )
}

interface UsedCodesOfProps extends UsedCodesProps {
  readonly choices: CodeChoices
  readonly words: Readonly<Record<'label' | 'hint' | 'add' | 'usual', string>>
}

/** Those that a site uses, and which of them new products start with: it is stored as the first. */
function UsedCodes({ choices, words, error, value, onChange }: UsedCodesOfProps) {
  const { t } = useTranslation('office')
  const [usual = ''] = value
  const nameOf = (code: string) => choices.find((one) => one.value === code)?.label ?? code
  return (
    <>
      <CodesInput
        label={words.label}
        hint={words.hint}
        addLabel={words.add}
        error={error}
        choices={choices}
        value={value}
        onChange={onChange}
      />
      {value.length > 0 && (
        <ChoiceInput
          label={words.usual}
          hint={t('settings.trade.usualHint')}
          value={usual}
          choices={value.map((code) => ({ value: code, label: nameOf(code) }))}
          onChange={(code) => onChange([code, ...value.filter((one) => one !== code)])}
        />
      )}
    </>
  )
}
