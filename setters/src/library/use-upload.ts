import { useLatest } from 'ahooks'
import { useState } from 'react'
import { useServices } from '../form/form-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import type { MediaItem } from '../services.ts'

interface Upload {
  /** How much has been sent, 0 to 1, while something is. */
  readonly progress?: number
  readonly error?: string
}

/** Sends a file to the library, and says how far it is or what is wrong with it. */
export function useUpload(kind: MediaItem['kind'], onDone: (item: MediaItem) => void) {
  const { t } = useTranslation('setters')
  const { media } = useServices()
  const [upload, setUpload] = useState<Upload>({})
  // Other parts of the value may change while the file is under way.
  const done = useLatest(onDone)
  const send = async (file: File) => {
    if (!media) return
    setUpload({ progress: 0 })
    try {
      const item = await media.upload(file, kind, (progress) => setUpload({ progress }))
      setUpload({})
      done.current(item)
    } catch (error) {
      const says = error instanceof Error ? error.message : ''
      setUpload({ error: says || t('setter.library.uploadFailed') })
    }
  }
  return { ...upload, send }
}
