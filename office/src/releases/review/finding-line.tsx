import { type DraftNaming, nameOfLanguage, placeHash, problemInWords, type Together } from '@vitrine/editor-core'
import type { ContentKind } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pathOfKind } from '../../contents/kinds.ts'
import { useOffice } from '../../context/office-context.ts'
import { Link } from '../../navigation/link.tsx'
import styles from './review.module.css'

/** A finding may be about a content, which is edited in the office. */
interface OfContent {
  readonly content?: { readonly kind: ContentKind; readonly id: string }
}

interface FindingLineProps {
  readonly problem: Together & OfContent
  readonly naming: DraftNaming
}

/** One thing that was found: where, what, in which languages. All of it leads to the field. */
export function FindingLine({ problem, naming }: FindingLineProps) {
  const { locale } = useOffice()
  const { field, text } = problemInWords(naming, problem)
  const { content, component, section, languages } = problem
  const place = [
    ...(content ? [] : [naming.nameOfWhere(problem)]),
    ...(component === undefined ? [] : [naming.nameOfComponent(component, section)]),
    ...(field === undefined ? [] : [field]),
  ]
  return (
    <li className={styles.finding}>
      <WayTo problem={problem}>
        {place.length > 0 && (
          <strong className={styles.place}>
            {place.map((name, at) => (
              // The names on the way, from the outside in; two of them may be alike.
              // biome-ignore lint/suspicious/noArrayIndexKey: they have no state of their own
              <Fragment key={at}>
                {at > 0 && ' › '}
                <bdi>{name}</bdi>
              </Fragment>
            ))}
          </strong>
        )}{' '}
        <span>{text}</span>
      </WayTo>
      {languages.map((code) => (
        <span key={code} className={frames.tag}>
          {nameOfLanguage(locale, code)}
        </span>
      ))}
    </li>
  )
}

/** Contents are edited in the office, all else in the designer; the words alone where neither is. */
function WayTo({ problem, children }: { readonly problem: FindingLineProps['problem']; readonly children: ReactNode }) {
  const { t } = useTranslation('office')
  const { designer } = useOffice()
  const { content, page, part, menu, theme, component, path, languages } = problem
  if (content)
    return (
      <Link to={`/${pathOfKind[content.kind]}/${content.id}`} className={styles.way}>
        {children}
      </Link>
    )
  if (designer === undefined) return <span>{children}</span>
  const field = path === '' || path?.startsWith('/') ? undefined : path
  const place = { page, part, menu, theme, component, path: field, language: languages[0] }
  return (
    <a className={styles.way} href={`${designer}${placeHash(place)}`} title={t('publish.goTo')}>
      {children}
    </a>
  )
}
