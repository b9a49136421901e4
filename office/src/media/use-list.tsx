import type { Answer, mediaDetail } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { Link } from '../navigation/link.tsx'
import { pathOfContent } from './content-path.ts'
import styles from './media.module.css'

export type MediaUse = Answer<typeof mediaDetail>['usedBy'][number]

/** Where something is used, each with the way there; what visitors see, or saw before, is told in one line. */
export function UseList({
  uses,
  hasLinks = false,
}: {
  readonly uses: readonly MediaUse[]
  readonly hasLinks?: boolean
}) {
  const { t } = useTranslation('office')
  const published = uses.filter(({ kind }) => kind === 'edition').length
  return (
    <ul className={styles.uses}>
      {uses
        .filter(({ kind }) => kind !== 'edition')
        .map((use) => (
          <li key={`${use.kind} ${use.id}`}>
            <Use use={use} hasLink={hasLinks} />
          </li>
        ))}
      {published > 0 && <li>{t('media.usedPublished', { count: published })}</li>}
    </ul>
  )
}

function Use({ use: { kind, id, name, content }, hasLink }: { readonly use: MediaUse; readonly hasLink: boolean }) {
  const { t } = useTranslation('office')
  const { designer, may } = useOffice()
  const text = kind === 'site' ? t('media.usedAround') : <bdi>{name ?? id}</bdi>
  const what = kind === 'page' ? t('media.usedPage') : content && t(`media.used.${content}`)
  const to = content && `${pathOfContent[content]}/${id}`
  const link =
    hasLink && kind === 'content' && to !== undefined && may('content.read') ? (
      <Link to={to}>{text}</Link>
    ) : hasLink && kind !== 'content' && designer !== undefined && may('draft.read') ? (
      <a href={kind === 'page' ? `${designer}#${new URLSearchParams({ page: id })}` : designer}>{text}</a>
    ) : (
      text
    )
  return (
    <>
      {what !== undefined && `${what}: `}
      {link}
    </>
  )
}
