import { messageText } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import { hasOwnSlug, type PageRecord } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useId, useState } from 'react'
import { useDraft } from '../../../store/context.ts'
import { useDispatch } from '../../use-dispatch.ts'
import { useForAll } from '../../use-for-all.tsx'
import { slugProblem } from '../new/new-page.ts'
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
  if (!hasOwnSlug(page.pageType))
    return (
      <p className={frames.hint}>
        {t('pages.addressIs')} <bdi dir="ltr">{shownAddress(page)}</bdi> {mark}
      </p>
    )
  const slug = page.slug ?? page.id
  const problem = typed === undefined ? undefined : slugProblem(pages, page.id, typed)
  const wrong = problem === undefined ? error : messageText(t, problem, { slug: typed ?? '' })
  const take = () => {
    if (typed === undefined || problem !== undefined) return
    if (typed === slug || dispatch({ type: 'change-page', page: page.id, changes: { slug: typed } }))
      setTyped(undefined)
  }
  return (
    <div className={panel.field}>
      <div className={panel.labels}>
        <label htmlFor={id}>{t('pages.address')}</label>
        {mark}
      </div>
      <div className={styles.path} dir="ltr">
        <span aria-hidden>/pages/</span>
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
