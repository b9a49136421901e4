import controls from '@vitrine/setters/controls/controls.module.css'
import Upload from 'lucide-react/icons/upload'
import { type RefObject, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useScreenCommands } from '../context/screen-commands.ts'
import { allAcceptedTypes } from './accepted-types.ts'
import type { UploadQueue } from './upload-queue.ts'

interface UploadButtonProps {
  readonly queue: UploadQueue
  readonly input: RefObject<HTMLInputElement | null>
}

/** Lets somebody choose files to upload: by its button, a key, or the palette. */
export function UploadButton({ queue, input }: UploadButtonProps) {
  const { t } = useTranslation('office')
  useScreenCommands(
    useMemo(
      () => [
        {
          id: 'upload',
          label: 'media.upload',
          icon: Upload,
          group: 'screen',
          shortcuts: ['c'],
          can: () => true,
          run: () => input.current?.click(),
        },
      ],
      [input],
    ),
  )
  return (
    <>
      <button type="button" className={controls.button} data-main onClick={() => input.current?.click()}>
        <Upload size={16} aria-hidden />
        {t('media.upload')}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={allAcceptedTypes}
        onChange={({ target }) => {
          queue.add([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
