import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './media.module.css'

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

/** Takes files that are dropped anywhere on the screen, and says so while they are dragged over it. */
export function DropZone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { t } = useTranslation('office')
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    // Leaving one element is entering the next: only what leaves the window leaves.
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      onFiles([...(event.dataTransfer?.files ?? [])])
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
    }
  }, [onFiles])
  return isOver ? <div className={styles.drop}>{t('media.dropHere')}</div> : null
}
