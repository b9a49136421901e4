import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../controls/page.tsx'
import { acceptedTypes } from '../../../media/accepted-types.ts'
import styles from '../spreadsheet.module.css'
import type { GivenPictures } from './pictures.ts'

interface GivePicturesProps {
  readonly pictures: GivenPictures | undefined
  readonly isBusy: boolean
  readonly problem: string | undefined
  readonly onGive: (files: readonly File[]) => void
}

/** Takes the pictures that rows name: a zip, several files, or a folder. */
export function GivePictures({ pictures, isBusy, problem, onGive }: GivePicturesProps) {
  const { t } = useTranslation('office')
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const give = (input: HTMLInputElement) => {
    onGive([...(input.files ?? [])])
    input.value = ''
  }
  return (
    <Card title={t('import.pictures')}>
      <div className={styles.stack}>
        <p className={styles.text}>{t('import.picturesHint')}</p>
        <div className={styles.row}>
          <button type="button" className={controls.button} onClick={() => files.current?.click()}>
            {t('import.choosePictures')}
          </button>
          <button type="button" className={controls.button} onClick={() => folder.current?.click()}>
            {t('import.chooseFolder')}
          </button>
        </div>
        <input
          ref={files}
          type="file"
          hidden
          multiple
          accept={`.zip,application/zip,${acceptedTypes.image}`}
          data-testid="import-pictures"
          onChange={({ target }) => give(target)}
        />
        <input
          ref={(element) => {
            folder.current = element
            // Not known to React.
            element?.setAttribute('webkitdirectory', '')
          }}
          type="file"
          hidden
          multiple
          onChange={({ target }) => give(target)}
        />
        <p role="status" className={styles.status}>
          {isBusy ? t('import.reading') : pictures && t('import.picturesGiven', { count: pictures.count })}
        </p>
        {problem !== undefined && (
          <p role="alert" className={frames.note} data-kind="bad">
            {problem}
          </p>
        )}
      </div>
    </Card>
  )
}
