import { formatNumber, Icon, useStage } from '@vitrine/renderer'
import { formLimits } from '@vitrine/schemas'
import { Labelled } from '../form/labelled.tsx'
import { useAnswered, useAnswerTo } from '../form-outcome/outcome.tsx'
import styles from './images.module.css'

const MIB = 1024 * 1024
const FIELD = 'uploadImages'

/**
 * Images that say more than words: a few, and not too large (R178–R180). The script of forms sends each when it
 * is chosen, and lists it; without script they come with the form, and those that arrived come back ticked.
 */
export function Images() {
  const { language, words, imageUpload } = useStage()
  const { message, isFirst } = useAnswerTo(FIELD)
  const kept = useAnswered()?.outcome.images ?? []
  const hint = words('inquiry.imagesHint', {
    count: formLimits.images,
    size: `\u2068${formatNumber(formLimits.imageBytes / MIB, language)} MB\u2069`,
  })
  const said = { name: '{{name}}' }
  return (
    <Labelled name={FIELD} label={words('inquiry.images')} hint={hint} message={message} isFirst={isFirst} wide>
      {({ id, className, ...attributes }) => (
        <div
          className={styles.images}
          data-images=""
          data-address={imageUpload?.address}
          data-client={imageUpload?.client}
          data-most={formLimits.images}
          data-bytes={formLimits.imageBytes}
          data-uploading={words('inquiry.imageUploading', said)}
          data-added={words('inquiry.imageAdded', said)}
          data-removed={words('inquiry.imageRemoved', said)}
          data-remove={words('inquiry.imageRemove')}
          data-remove-one={words('inquiry.imageRemoveOne', said)}
          data-again={words('inquiry.imageAgain')}
        >
          <input
            {...attributes}
            id={id}
            type="file"
            name={FIELD}
            accept={formLimits.imageTypes.join(',')}
            multiple
            className={styles.file}
          />
          <label htmlFor={id} className={`button button-secondary ${styles.choose}`}>
            <Icon name="image" />
            {words('inquiry.imageChoose')}
          </label>
          <ul className={styles.list}>
            {kept.map(({ id, name }) => (
              <li key={id}>
                <label className={styles.kept}>
                  <input type="checkbox" name="keptImages" value={`${id} ${name}`} defaultChecked />
                  <bdi>{name}</bdi>
                </label>
              </li>
            ))}
          </ul>
          <p role="status" className="visually-hidden" />
        </div>
      )}
    </Labelled>
  )
}
