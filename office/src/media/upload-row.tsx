import controls from '@vitrine/setters/controls/controls.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'
import { bytesInWords } from '../controls/amounts.ts'
import { Link } from '../navigation/link.tsx'
import styles from './media.module.css'
import type { Upload, UploadProblem, UploadQueue } from './upload-queue.ts'

interface UploadRowProps {
  readonly upload: Upload
  readonly queue: UploadQueue
}

/** One file on its way: how far it is, why it was refused, and what can be done then. */
export function UploadRow({ upload, queue }: UploadRowProps) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  const { id, name, bytes, state, sent, media, problem } = upload
  const isUnderWay = state === 'waiting' || state === 'sending' || state === 'lost'
  return (
    <li className={styles.upload} data-state={state}>
      <bdi className={styles.uploadName}>{media === undefined ? name : <Link to={`/media/${media}`}>{name}</Link>}</bdi>
      <span>
        {isUnderWay && sent !== undefined
          ? t('media.sentOf', { sent: bytesInWords(sent, locale), total: bytesInWords(bytes, locale) })
          : bytesInWords(bytes, locale)}
      </span>
      <span className={styles.uploadState}>{problem ? <Problem problem={problem} /> : t(`media.upload.${state}`)}</span>
      {isUnderWay && sent !== undefined && (
        <progress className={styles.rowProgress} aria-label={t('media.uploadOf', { name })} value={sent} max={bytes} />
      )}
      {isUnderWay && (
        <button
          type="button"
          className={controls.button}
          aria-label={t('media.cancelName', { name })}
          onClick={() => queue.cancel(id)}
        >
          {t('action.cancel')}
        </button>
      )}
      {state === 'known' && <Known upload={upload} queue={queue} />}
      {problem?.kind === 'refused' && (
        <button
          type="button"
          className={controls.button}
          aria-label={t('media.retryName', { name })}
          onClick={() => queue.retry(id)}
        >
          {t('media.retry')}
        </button>
      )}
    </li>
  )
}

/** The library has the same file: that one is taken, or both are kept. */
function Known({ upload: { id, name, same }, queue }: UploadRowProps) {
  const { t } = useTranslation('office')
  if (!same) return null
  return (
    <span className={styles.known}>
      <Link to={`/media/${same.id}`}>{same.name}</Link>
      <button
        type="button"
        className={controls.button}
        aria-label={t('media.takeKnownName', { name })}
        onClick={() => queue.takeKnown(id)}
      >
        {t('media.takeKnown')}
      </button>
      <button
        type="button"
        className={controls.button}
        aria-label={t('media.keepBothName', { name })}
        onClick={() => queue.keepBoth(id)}
      >
        {t('media.keepBoth')}
      </button>
    </span>
  )
}

function Problem({ problem }: { readonly problem: UploadProblem }) {
  const { t } = useTranslation('office')
  const { locale } = useOffice()
  if (problem.kind === 'too-large') return t('media.tooLarge', { size: bytesInWords(problem.most, locale) })
  if (problem.kind === 'empty') return t('media.emptyFile')
  return problem.message ?? t('state.failed')
}
