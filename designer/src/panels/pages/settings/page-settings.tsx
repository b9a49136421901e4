import { createSettingSource, messageText, nameOfPageType } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import { hasOwnSlug, isAddedPageType, type PageRecord, type PageType, pageProps } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { SettingsForm, setters } from '@vitrine/setters/internal'
import { useId, useMemo } from 'react'
import { useDesignerContext } from '../../../context/designer-context.ts'
import { useSetterServices } from '../../../settings/use-setter-services.ts'
import { useDraft, useEditor, useView } from '../../../store/context.ts'
import { RecordPanel } from '../../record-panel.tsx'
import { useWantedField } from '../../settings/use-wanted-field.ts'
import { useDispatch } from '../../use-dispatch.ts'
import { useForAll } from '../../use-for-all.tsx'
import { freeTypes, isMissingType, partsOfSlug, slugFor } from '../new/new-page.ts'
import { nameOfPage } from '../page-names.ts'
import { PageAddressField } from './page-address.tsx'
import { SearchPreview } from './search-preview.tsx'

/** The settings of one page: what it is called and how it is found in each language, its kind, its address. */
export function PageSettings({ page, onBack }: { readonly page: PageRecord; readonly onBack: () => void }) {
  const { t } = useTranslation('designer')
  const editor = useEditor()
  const language = useView(({ curLanguageEnv }) => curLanguageEnv)
  const services = useSetterServices()
  const { setters: matches } = useDesignerContext()
  const form = useWantedField()
  const source = useMemo(
    () => createSettingSource({ editor, of: { pageRecord: page.id }, props: pageProps, language, device: 'pc', t }),
    [editor, page.id, language, t],
  )
  return (
    <RecordPanel title={nameOfPage(editor, page, language)} back={t('pages.back')} onBack={onBack}>
      <Kind page={page} />
      <div ref={form} className={panel.form}>
        <SettingsForm
          key={language}
          schema={pageProps}
          labelPrefix="page"
          {...{ source, services, setters, matches }}
        />
      </div>
      <SearchPreview page={page} language={language} />
    </RecordPanel>
  )
}

/** What is the same in every language: the kind, the address, what stands around the page. */
function Kind({ page }: { readonly page: PageRecord }) {
  const { t } = useTranslation('designer')
  const pages = useDraft(({ pagesList }) => pagesList)
  const { dispatch, error } = useDispatch()
  const { mark, markId } = useForAll()
  const { pageTypes = [] } = useDesignerContext()
  const id = useId()
  const isMissing = isMissingType(pageTypes, page.pageType)
  const choose = (pageType: PageType) => {
    const isOfPlugin = isAddedPageType(pageType) || isAddedPageType(page.pageType)
    const others = pages.filter((other) => other.id !== page.id)
    const slug = slugFor(others, pageTypes, pageType, partsOfSlug(page)[1])
    return dispatch({
      type: 'change-page',
      page: page.id,
      changes: {
        pageType,
        // Of some kinds the address is always the same; those of plugins have addresses of their own.
        ...(hasOwnSlug(pageType) ? isOfPlugin && slug !== undefined && { slug } : { slug: null }),
      },
    })
  }
  return (
    <div className={panel.section}>
      {error && (
        <p role="alert" className={frames.error}>
          {error}
        </p>
      )}
      <div className={panel.field}>
        <div className={panel.labels}>
          <label htmlFor={`${id}-type`}>{t('pages.type')}</label>
          {mark}
        </div>
        <select
          id={`${id}-type`}
          className={controls.select}
          value={page.pageType}
          disabled={page.pageType === 'home'}
          aria-describedby={[markId, isMissing && `${id}-missing`].filter(Boolean).join(' ') || undefined}
          onChange={(event) => choose(event.target.value as PageType)}
        >
          {freeTypes(pages, pageTypes, page.pageType).map((type) => (
            <option key={type} value={type}>
              {nameOfPageType(t, type)}
            </option>
          ))}
        </select>
        {isMissing && (
          <p id={`${id}-missing`} className={frames.hint}>
            {messageText(t, 'problem.unknownPageType', { pageType: page.pageType })}
          </p>
        )}
      </div>
      <PageAddressField page={page} />
      {(['header', 'footer'] as const).map((part) => (
        <Surround key={part} {...{ page, part, dispatch }} />
      ))}
    </div>
  )
}

interface SurroundProps {
  readonly page: PageRecord
  readonly part: 'header' | 'footer'
  readonly dispatch: ReturnType<typeof useDispatch>['dispatch']
}

/** Whether the header or the footer of the site stands around the page. */
function Surround({ page, part, dispatch }: SurroundProps) {
  const { t } = useTranslation('designer')
  const { mark, markId } = useForAll()
  const change = (isShown: boolean) =>
    dispatch({ type: 'change-page', page: page.id, changes: { [part]: isShown ? null : false } })
  return (
    <div className={panel.labels}>
      <label className={panel.check}>
        <input
          type="checkbox"
          checked={page[part] !== false}
          aria-describedby={markId}
          onChange={(event) => change(event.target.checked)}
        />
        {t(`pages.${part}`)}
      </label>
      {mark}
    </div>
  )
}
