import { DialogAction, QuestionDialog, useCommandsContext } from '@vitrine/editor-core'
import dialog from '@vitrine/editor-core/controls/dialog.module.css'
import { CallError, fetchMedia } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { Field } from '../controls/field.tsx'
import styles from './media.module.css'
import { knownIn } from './store-file.ts'

/** So many are fetched at once. */
const MOST = 50

interface Refused {
  readonly address: string
  readonly message: string
}

interface ByAddressDialogProps {
  /** Called when something was added, and again for each. */
  readonly onStored: () => void
  readonly onClose: () => void
}

/** Adds files that stand at addresses of other hosts: the service fetches them. What it could not fetch stays to be mended. */
export function ByAddressDialog({ onStored, onClose }: ByAddressDialogProps) {
  const { t } = useTranslation('office')
  const { send, locale } = useOffice()
  const { announcer } = useCommandsContext()
  const [text, setText] = useState('')
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number }>()
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const addresses = [...new Set(text.split(/\s+/).filter(Boolean))]
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)

  async function store(address: string): Promise<void> {
    try {
      await send(fetchMedia, { address, duplicates: 'refuse' })
    } catch (error) {
      // What the library has already need not come again.
      if (!knownIn(error)) throw error
    }
  }
  async function add(event: FormEvent) {
    event.preventDefault()
    const failed: Refused[] = []
    setRefused([])
    for (const [at, address] of addresses.entries()) {
      setProgress({ done: at, total: addresses.length })
      try {
        await store(address)
        onStored()
      } catch (error) {
        const { fields = {}, message } = error instanceof CallError ? error : new CallError('unavailable')
        failed.push({ address, message: Object.values(fields)[0] ?? message })
      }
    }
    setProgress(undefined)
    const total = addresses.length
    announcer.announce(t('media.addedFrom', { done: number(total - failed.length), total: number(total) }))
    if (failed.length === 0) return onClose()
    setRefused(failed)
    setText(failed.map(({ address }) => address).join('\n'))
  }
  return (
    <QuestionDialog title={t('media.byAddress')} onClose={onClose}>
      <form className={dialog.form} onSubmit={(event) => void add(event)}>
        <Field label={t('media.addresses')} hint={t('media.addressesHint', { number: number(MOST) })}>
          {(control) => (
            <textarea
              {...control}
              className={controls.input}
              rows={5}
              required
              dir="ltr"
              spellCheck={false}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        {progress && <progress aria-label={t('media.upload.sending')} max={progress.total} value={progress.done} />}
        {refused.length > 0 && (
          <ul role="alert" className={styles.refusedAddresses}>
            {refused.map(({ address, message }) => (
              <li key={address}>
                <bdi dir="ltr">{address}</bdi>: {message}
              </li>
            ))}
          </ul>
        )}
        <div className={dialog.foot}>
          <DialogAction onPress={onClose}>{t('action.cancel')}</DialogAction>
          <DialogAction
            isMain
            type="submit"
            isDisabled={progress !== undefined || addresses.length === 0 || addresses.length > MOST}
          >
            {t('media.addNow')}
          </DialogAction>
        </div>
      </form>
    </QuestionDialog>
  )
}
