import type { MediaAlt } from '@vitrine/schemas'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { copyOf } from '../../controls/copy-of.ts'
import { Link } from '../../navigation/link.tsx'
import { pathOfContent } from '../content-path.ts'
import styles from './alts.module.css'

/** A thumbnail is that wide, in pixels of the screen. */
const THUMBNAIL = 160

/** Where in the designer a picture stands: `page=home&component=k3v9Qa2Z&path=image.alt`. */
function placeInDesigner({ of, path }: MediaAlt): string {
  const { page, part, component, pageRecord, menu } = of as Readonly<Record<string, string | undefined>>
  const given = { page: page ?? pageRecord, part, menu, component, path: component === undefined ? undefined : path }
  return new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString()
}

/** A picture, and the way to where it stands. */
export function AltPlace({ alt }: { readonly alt: MediaAlt }) {
  const { t } = useTranslation('office')
  const { asset, designer, may } = useOffice()
  const { picture, place, content, id, name } = alt
  const what = content ? t(`media.used.${content}`) : t(`media.alts.place.${place}`)
  const text = <bdi>{name ?? what}</bdi>
  const link =
    content && id !== undefined && may('content.read') ? (
      <Link to={`${pathOfContent[content]}/${id}`}>{text}</Link>
    ) : place !== 'content' && designer !== undefined && may('draft.read') ? (
      <a href={`${designer}#${placeInDesigner(alt)}`}>{text}</a>
    ) : (
      text
    )
  return (
    <span className={styles.place}>
      <img src={asset(copyOf(picture, THUMBNAIL))} alt="" loading="lazy" />
      <span>
        {name !== undefined && <span className={styles.soft}>{what}</span>}
        {link}
      </span>
    </span>
  )
}
