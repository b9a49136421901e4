import { drawText, Icon, Image, inLanguage, useStage } from '@vitrine/renderer'
import { useFileFacts } from '../parts/documents/file-facts.ts'
import { OpenFile } from '../parts/documents/open-file.tsx'
import { Enlarge } from '../parts/enlarge/enlarge.tsx'
import type { Product } from '../parts/product-facts/product-of.ts'
import styles from './certifications.module.css'

type Certification = NonNullable<Product['props']['certifications']>[number]

/** What the product is certified by; an image of the paper opens in the whole window, its file beside the page. */
export function Certifications({ product }: { readonly product: Product }) {
  return (
    <ul className={styles.certifications}>
      {product.props.certifications?.map((certification) => (
        <li key={certification.id} className={styles.certification}>
          <Paper certification={certification} product={product} />
        </li>
      ))}
    </ul>
  )
}

interface PaperProps {
  readonly certification: Certification
  readonly product: Product
}

function Paper({ certification: { id, name, number, image, file }, product: { languages, files } }: PaperProps) {
  const stage = useStage()
  const facts = useFileFacts(files)(file ?? '')
  // A file that is an image is shown, where there is no other one to show.
  const shown = file && facts.isImage && !image?.src ? { src: file, alt: name, ...facts.size } : image
  return (
    <>
      {shown?.src ? (
        <Enlarge image={shown} name={name} className={styles.paper}>
          <Image image={shown} sizes="5rem" />
        </Enlarge>
      ) : (
        <Icon name="badge-check" className={styles.sign} />
      )}
      <div className={styles.words}>
        <p className={styles.name} {...inLanguage(languages?.[`certifications[${id}].name`], stage)}>
          {drawText(name)}
        </p>
        {number && (
          <bdi dir="ltr" className={styles.number}>
            {drawText(number)}
          </bdi>
        )}
        {file && shown?.src !== file && (
          <OpenFile facts={facts} className={styles.file}>
            {stage.words('documents.open')} <span className="visually-hidden">{name}</span>
          </OpenFile>
        )}
      </div>
    </>
  )
}
