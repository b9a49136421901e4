import { messageText } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import { hasOwnSlug, isAddedPageType, type PageRecord } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useId, useState } from 'react'
import { useDraft } from '../../../store/context.ts'
import { useDispatch } from '../../use-dispatch.ts'
import { useForAll } from '../../use-for-all.tsx'
import { partsOfSlug, slugProblem } from '../new/new-page.ts'
import { shownAddress } from '../page-names.ts'
import styles from '../pages.module.css'

/** Where a page is found. The last part is looked at while it is typed, and counts when it is left. */
export function PageAddressField({ page }: { readonly page: PageRecord }) {
  const { t } = useTranslation('designer')
  const pages = useDraft(({ pagesList }) => pagesList)
  const { dispatch, error } = useDispatch()
  const [typed, setTyped] = useState<string>()
  const { mark, markId } = useForAll()
  const id = useId()
  const [within, slug] = partsOfSlug(page)
  // There is one page of this kind, and its plugin says where.
  const isFixed = isAddedPageType(page.pageType) && within === ''
  if (!hasOwnSlug(page.pageType) || isFixed)
    return (
      <p className={frames.hint}>
        {t('pages.addressIs')} <bdi dir="ltr">{shownAddress(page)}</bdi> {mark}
      </p>
    )
  const problem = typed === undefined ? undefined : slugProblem(pages, page, typed)
  const wrong = problem === undefined ? error : messageText(t, problem, { slug: typed ?? '' })
  const take = () => {
    if (typed === undefined || problem !== undefined) return
    if (typed === slug || dispatch({ type: 'change-page', page: page.id, changes: { slug: within + typed } }))
      setTyped(undefined)
  }
  return (
    <div className={panel.field}>
      <div className={panel.labels}>
        <label htmlFor={id}>{t('pages.address')}</label>
        {mark}
      </div>
      <div className={styles.path} dir="ltr">
        <span aria-hidden>{isAddedPageType(page.pageType) ? `/${within}` : '/pages/'}</span>
        <input
          id={id}
          className={controls.input}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed ?? slug}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={[markId, `${id}-message`].filter(Boolean).join(' ')}
          onChange={(event) => setTyped(event.target.value.toLowerCase().replaceAll(/\s+/g, '-'))}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take()
          }}
        />
      </div>
      <p id={`${id}-message`} aria-live="polite" className={wrong === undefined ? frames.hint : frames.error}>
        {wrong ?? t('pages.addressHint')}
      </p>
    </div>
  )
}
