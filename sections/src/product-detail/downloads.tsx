import { Download, drawText, Icon, inLanguage, languageName, useStage } from '@vitrine/renderer'
import { useFileFacts } from '../parts/documents/file-facts.ts'
import { OpenFile } from '../parts/documents/open-file.tsx'
import { savedAs } from '../parts/documents/saved-as.ts'
import type { Product } from '../parts/product-facts/product-of.ts'
import styles from './downloads.module.css'

/** Files about the product: each opens beside the page, and can be saved where it is one of ours. */
export function Downloads({ product: { props, languages, files } }: { readonly product: Product }) {
  const stage = useStage()
  const factsOf = useFileFacts(files)
  return (
    <ul className={styles.downloads}>
      {props.downloads?.map(
        ({ id, title, file, language }) =>
          file && (
            <li key={id} className={styles.download}>
              <Icon name="file-text" className={styles.sign} />
              <p className={styles.words}>
                <OpenFile facts={factsOf(file)}>
                  <span {...inLanguage(languages?.[`downloads[${id}].title`], stage)}>{drawText(title)}</span>
                </OpenFile>
                {language && <span className={styles.language}>{languageName(language, stage.language)}</span>}
              </p>
              {/^\/(?!\/)/.test(file) && (
                <Download file={savedAs(title, file)} className={styles.save}>
                  <Icon name="download" />
                  <span className="visually-hidden">
                    {stage.words('documents.save')} {title}
                  </span>
                </Download>
              )}
            </li>
          ),
      )}
    </ul>
  )
}
