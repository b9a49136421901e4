import { messageText, nameOfLanguage } from '@vitrine/editor-core'
import type { Answer, listReleases } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { isolated } from '../controls/isolated.ts'

type Changed = Answer<typeof listReleases>['items'][number]['changed']

/** What a release shows differently from the one before it, in one sentence. */
export function ChangedInRelease({ changed }: { readonly changed: Changed }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  if (!changed) return <span>{t('publish.first')}</span>
  const { pages, morePages, parts, languages } = changed
  if (languages.length === 0) return <span>{t('releases.noChanges')}</span>
  const list = new Intl.ListFormat(locale)
  const what = [
    ...pages.map(({ name, kind }) => messageText(t, `releases.page.${kind}`, { name: isolated(name) })),
    ...(morePages > 0 ? [t('publish.morePages', { count: morePages })] : []),
    ...parts.map((part) => t(`publish.part.${part}`)),
  ]
  const where = list.format(languages.map((code) => nameOfLanguage(locale, code)))
  return (
    <span>{what.length === 0 ? where : t('publish.changedIn', { what: list.format(what), languages: where })}</span>
  )
}
