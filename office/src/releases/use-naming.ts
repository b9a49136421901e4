import { type DraftNaming, labelIn, messageText, nameOfMenu, nameOfType } from '@vitrine/editor-core'
import { useRequest } from 'ahooks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'

interface NamedPage {
  readonly id: string
  readonly name: string
}

/** What pages, sections and fields are called; asked for once, since only these screens speak of sections. */
export function useNaming(pages: readonly NamedPage[]) {
  const { t } = useTranslation('office')
  const { locale, label: labelOfOffice, sections } = useOffice()
  const request = useRequest(() => sections(locale), { refreshDeps: [locale, sections] })
  const { data } = request
  const naming = useMemo((): DraftNaming | undefined => {
    if (!data) return undefined
    const { specs, labels, labelParts } = data
    const names = new Map(pages.map(({ id, name }) => [id, name]))
    const label = (key: string) => labelIn(labels, key, labelParts) ?? labelOfOffice(key)
    return {
      t,
      label,
      locale,
      specs,
      typeOf: () => undefined,
      nameOfComponent: (_id, type) => (type === undefined ? t('place.section') : nameOfType({ label }, type)),
      nameOfWhere({ page, part, menu, theme }) {
        if (theme !== undefined) return t('releases.theme')
        if (part !== undefined) return messageText(t, `command.part.${part}`)
        if (page !== undefined) return names.get(page) ?? page
        return menu === undefined ? t('place.site') : t('place.menu', { name: nameOfMenu({ label }, menu) })
      },
      hasPage: (page) => names.has(page),
    }
  }, [data, pages, t, labelOfOffice, locale])
  return { ...request, data: naming }
}
