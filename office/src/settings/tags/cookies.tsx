import { type CookiesProps, cookiesProps, type Json } from '@vitrine/schemas'
import type { SetterServices } from '@vitrine/setters'
import frames from '@vitrine/setters/controls/frames.module.css'
import { createValueSource, LightSettingsForm } from '@vitrine/setters/internal'
import { useLatest } from 'ahooks'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { DataTable } from '../../controls/data-table.tsx'
import styles from '../settings.module.css'

export type CookieList = CookiesProps['cookies']

interface CookiesInputProps {
  readonly value: CookieList
  readonly error: string | undefined
  readonly onChange: (cookies: CookieList) => void
}

/** The cookies that the site declares beside the text of its policy, in its source language. */
export function Cookies({ value, error, onChange }: CookiesInputProps) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  return (
    <div className={styles.stack}>
      <p className={styles.text}>{t('settings.tags.cookiesHint')}</p>
      {may('settings.write') ? (
        <CookiesForm value={value} onChange={onChange} />
      ) : value.length === 0 ? (
        <p className={styles.soft}>{t('settings.tags.noCookies')}</p>
      ) : (
        <CookiesTable value={value} />
      )}
      {error !== undefined && <p className={frames.error}>{error}</p>}
    </div>
  )
}

function CookiesForm({ value, onChange }: Omit<CookiesInputProps, 'error'>) {
  const { label, locale } = useOffice()
  const change = useLatest(onChange)
  const [source] = useState(() =>
    createValueSource({ cookies: value } as unknown as Json, (next) =>
      change.current(((next as { cookies?: CookieList } | undefined)?.cookies ?? []) as CookieList),
    ),
  )
  // What was typed is the same already; what was loaded or taken back is not.
  useEffect(() => {
    const next = { cookies: value } as unknown as Json
    if (JSON.stringify(source.value()) !== JSON.stringify(next)) source.reset(next)
  }, [source, value])
  const services = useMemo(() => plainServices(label, locale), [label, locale])
  return <LightSettingsForm schema={cookiesProps} source={source} services={services} labelPrefix="siteCookies" />
}

/** Of a form of texts and choices alone: nothing in it asks for pages, contents, media or colours. */
const plainServices = (label: SetterServices['label'], editingLanguage: string): SetterServices => ({
  label,
  editingLanguage,
  themeColours: {} as SetterServices['themeColours'],
  asset: (src) => src,
  pages: () => [],
  anchors: () => [],
  contents: async () => [],
  content: async () => undefined,
  media: {
    list: async () => ({ items: [], total: 0 }),
    find: async () => undefined,
    upload: () => Promise.reject(new Error('This form holds no files.')),
  },
  foreignHost: () => undefined,
  nameOfLink: () => '',
})

function CookiesTable({ value }: { readonly value: CookieList }) {
  const { t } = useTranslation('office')
  const { label } = useOffice()
  const words = (key: string) => label(`siteCookies.cookies.${key}`) ?? key
  return (
    <DataTable
      label={t('settings.tags.cookies')}
      rows={value}
      keyOf={({ id }) => id}
      columns={[
        { id: 'name', label: words('name'), cell: ({ name }) => <bdi>{name}</bdi> },
        { id: 'category', label: words('category'), cell: ({ category }) => words(`category.${category}`) },
        { id: 'purpose', label: words('purpose'), cell: ({ purpose }) => <bdi>{purpose}</bdi> },
        { id: 'lifetime', label: words('lifetime'), cell: ({ lifetime }) => <bdi>{lifetime ?? ''}</bdi> },
      ]}
    />
  )
}
