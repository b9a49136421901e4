import { nameOfLanguage, useCommandsContext } from '@vitrine/editor-core'
import { type Answer, declinePublishRequest, listPublishRequests } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction, useCall } from '../../context/use-call.ts'
import { useSiteEvents } from '../../context/use-site-events.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { isolated } from '../../controls/isolated.ts'
import { Card } from '../../controls/page.tsx'
import { Time } from '../../controls/time.tsx'
import styles from './review.module.css'

type PublishRequest = Answer<typeof listPublishRequests>[number]

/** Who asks to publish this draft, above what would be published. A publish of it is the answer; so is to decline. */
export function PublishRequests({ draftsId }: { readonly draftsId: string }) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const { data, refresh } = useCall(listPublishRequests, {}, { isReady: may('draft.read') })
  useSiteEvents(['jobs', 'release'], refresh)
  const open = data?.filter((request) => request.state === 'open' && request.draftsId === draftsId) ?? []
  if (open.length === 0) return null
  return (
    <Card title={t('publishRequest.title')}>
      <ul className={styles.lines}>
        {open.map((request) => (
          <Waiting key={request.id} request={request} onDeclined={refresh} />
        ))}
      </ul>
    </Card>
  )
}

interface WaitingProps {
  readonly request: PublishRequest
  readonly onDeclined: () => void
}

function Waiting({ request: { id, key, by, at, note, pages, languages }, onDeclined }: WaitingProps) {
  const { t } = useTranslation('office')
  const { send, may, locale } = useOffice()
  const { announcer } = useCommandsContext()
  const { isBusy, error, run } = useAction()
  const listed = (names: readonly string[]) => new Intl.ListFormat(locale).format(names)
  async function decline() {
    if (!(await run(() => send(declinePublishRequest, { id })))) return
    announcer.announce(t('publishRequest.declined'))
    onDeclined()
  }
  return (
    <li className={styles.request}>
      <p className={styles.requestTitle}>
        {key === undefined
          ? t('publishRequest.member', { name: isolated(by) })
          : t('publishRequest.program', { key: isolated(key) })}
      </p>
      {note !== undefined && (
        <p className={styles.text} dir="auto">
          {note}
        </p>
      )}
      {pages && <p>{t('publishRequest.pages', { pages: listed(pages.map(({ name }) => isolated(name))) })}</p>}
      {languages && (
        <p>
          {t('publishRequest.languages', { languages: listed(languages.map((code) => nameOfLanguage(locale, code))) })}
        </p>
      )}
      <p className={frames.hint}>
        <Time at={at} />
        {key !== undefined && ` · ${t('publishRequest.key', { name: isolated(by) })}`}
      </p>
      {may('site.publish') && (
        <>
          <p className={frames.hint}>{t('publishRequest.hint')}</p>
          <ActionError error={error} />
          <button type="button" className={controls.button} disabled={isBusy} onClick={() => void decline()}>
            {t('publishRequest.decline')}
          </button>
        </>
      )}
    </li>
  )
}
