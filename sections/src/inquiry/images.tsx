import { formatNumber, useStage } from '@vitrine/renderer'
import { formLimits } from '@vitrine/schemas'
import { Labelled } from '../parts/form/labelled.tsx'
import { useAnswered, useAnswerTo } from '../parts/form/outcome.tsx'
import styles from './inquiry.module.css'

const MIB = 1024 * 1024

/** Pictures that say more than words: a few, and not too large (R178–R180). */
export function Images() {
  const { language, words } = useStage()
  const { message, isFirst } = useAnswerTo('uploadImages')
  const kept = useAnswered()?.outcome.images ?? []
  const hint = words('inquiry.imagesHint', {
    count: formLimits.images,
    size: `\u2068${formatNumber(formLimits.imageBytes / MIB, language)} MB\u2069`,
  })
  return (
    <Labelled label={words('inquiry.images')} hint={hint} message={message} isFirst={isFirst} wide>
      {(attributes) => (
        <div className={styles.images}>
          <input {...attributes} type="file" name="uploadImages" accept={formLimits.imageTypes.join(',')} multiple />
          {kept.map(({ id, name }) => (
            <label key={id} className={styles.kept}>
              <input type="checkbox" name="keptImages" value={`${id} ${name}`} defaultChecked />
              <bdi>{name}</bdi>
            </label>
          ))}
        </div>
      )}
    </Labelled>
  )
}
