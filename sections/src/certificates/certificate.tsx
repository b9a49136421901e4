import { Download, drawText, Filled, formatDate, Icon, useStage, viewParts } from '@vitrine/renderer'
import { savedAs } from '../parts/documents/saved-as.ts'
import { Enlarge } from '../parts/enlarge/enlarge.tsx'
import styles from './certificates.module.css'
import type { CertificatesProps } from './spec.ts'

const { Image, Text } = viewParts<CertificatesProps>()

interface CertificateProps {
  readonly item: CertificatesProps['items'][number]
  readonly shows: CertificatesProps
  readonly level: 'h2' | 'h3'
}

/** One paper: its picture, what it is and who gave it, and the file. */
export function Certificate({ item, shows, level: Heading }: CertificateProps) {
  const { language, site, words } = useStage()
  const { id, name, number, validUntil = '', file, picture } = item
  const until = formatDate(validUntil, language, site.dates)
  const sizes = shows.look === 'list' ? '7rem' : '(width < 768px) 60vw, 20rem'
  const drawn = picture?.src ? (
    <Image path={`items[${id}].picture`} sizes={sizes} className={styles.picture} />
  ) : (
    <span className={styles.blank}>
      <Icon name="award" className={styles.sign} />
    </span>
  )
  return (
    <article className={styles.certificate}>
      {shows.showPictures && (
        <Enlarge image={shows.zoom ? picture : undefined} name={name || picture?.alt || ''} className={styles.paper}>
          {drawn}
        </Enlarge>
      )}
      <div className={styles.words}>
        {name.trim() !== '' && (
          <Heading className={styles.name}>
            <Text path={`items[${id}].name`} />
          </Heading>
        )}
        {number && (
          <p className={styles.number}>
            <bdi dir="ltr">{drawText(number)}</bdi>
          </p>
        )}
        <Text path={`items[${id}].body`} as="p" className={styles.body} />
        <Text path={`items[${id}].note`} as="p" className={styles.note} />
      </div>
      {(until || file) && (
        <div className={styles.foot}>
          {until && (
            <p>
              <Filled word="certificates.validUntil" name="date">
                <time dateTime={validUntil}>{until}</time>
              </Filled>
            </p>
          )}
          {file && (
            <Download file={savedAs(name, file)} className={styles.download}>
              <Icon name="download" />
              {words('certificates.download')}
              <span className="visually-hidden"> {name}</span>
            </Download>
          )}
        </div>
      )}
    </article>
  )
}
