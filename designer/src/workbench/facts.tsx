import { nameOfLanguage } from '@vitrine/editor-core'
import { useTranslation } from '@vitrine/setters/i18n'
import { useEffect, useReducer } from 'react'
import { useDesignerContext } from '../context/designer-context.ts'
import { WorkbenchCard } from './card.tsx'
import type { SiteStore } from './site-store/site-store.ts'
import styles from './workbench.module.css'

/** What draft of what site this is. */
export function SiteFactsCard({ site }: { readonly site: SiteStore }) {
  const { t } = useTranslation('designer')
  const { boot, locale } = useDesignerContext()
  const [, again] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const stop = site.subscribe(again)
    void Promise.all([site.loadSiteInfo(), site.loadLanguages(), site.loadPageTypes()])
    return stop
  }, [site])
  const { draftsInfo, siteInfo, languageList, pagesList, pageTypeList, defaultLanguageEnv } = site.state
  const count = new Intl.NumberFormat(locale).format
  const kinds = [...Map.groupBy(pagesList, ({ pageType }) => pageType)].map(([type, pages]) => {
    const name = pageTypeList.find(({ key }) => key === type)?.name ?? type
    return pages.length === 1 ? name : `${name} (${count(pages.length)})`
  })
  const facts = [
    ['site', `${boot.siteName} (${boot.clientId})`],
    ['draft', `${draftsInfo.name} (${draftsInfo.id})`],
    ['revision', count(draftsInfo.revision)],
    ['release', siteInfo?.currentDraftRelease ?? t(siteInfo ? 'workbench.notPublished' : 'workbench.unknown')],
    ['defaultLanguage', nameOfLanguage(locale, defaultLanguageEnv)],
    ['languages', languageList.map(({ code }) => nameOfLanguage(locale, code)).join(', ')],
    ['pages', `${count(pagesList.length)}: ${kinds.join(', ')}`],
    ['build', boot.buildId],
  ] as const
  return (
    <WorkbenchCard title={t('workbench.facts')}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{t(`workbench.fact.${name}`)}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </WorkbenchCard>
  )
}
