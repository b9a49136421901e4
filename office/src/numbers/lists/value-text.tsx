import { nameOfLanguage } from '@vitrine/editor-core'
import { deviceClasses, type NumberDimension, OTHER_VALUES } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import type { CountedRow } from '../counted-day.ts'

function nameOfCountry(locale: string, code: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}

interface ValueTextProps {
  readonly by: Exclude<NumberDimension, 'product'>
  readonly row: CountedRow
}

/** What a row is about, in words. */
export function ValueText({ by, row: { value } }: ValueTextProps): ReactNode {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  if (value === OTHER_VALUES) return t('numbers.others')
  switch (by) {
    case 'page':
      return <PageLink path={value} />
    case 'language':
      return nameOfLanguage(locale, value)
    case 'country':
      return value === '' ? t('numbers.unknownCountry') : nameOfCountry(locale, value)
    case 'source':
      return value === '' ? t('numbers.noSource') : <bdi dir="ltr">{value}</bdi>
    case 'device': {
      const known = deviceClasses.find((one) => one === value)
      return known ? t(`numbers.device.${known}`) : value
    }
    case 'search':
      return <bdi>{value}</bdi>
  }
}

/** A page of the site, as visitors see it. */
function PageLink({ path }: { readonly path: string }) {
  const { t } = useTranslation('office')
  const { boot } = useOffice()
  const [home = ''] = boot.home.split('?')
  return (
    <a href={`${home.replace(/\/$/, '')}${path}`} target="_blank" rel="noreferrer">
      {path === '/' ? t('numbers.home') : <bdi dir="ltr">{path}</bdi>}
    </a>
  )
}
