import { type Answer, changeSiteMail, type Question, readSiteMail } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'
import { useSiteEvents } from '../../context/use-site-events.ts'
import { Card } from '../../controls/page.tsx'
import { RequestState } from '../../controls/request-state.tsx'
import { Link } from '../../navigation/link.tsx'
import { ChoiceInput, ShownValue, SwitchInput, TextInput } from '../form/inputs.tsx'
import { RevisedForm } from '../form/revised-form.tsx'
import { type RevisedForm as Form, useRevised } from '../form/use-revised.ts'
import styles from '../settings.module.css'
import { TestMail } from './test-mail.tsx'

type SiteMail = Answer<typeof readSiteMail>

const securities = ['tls', 'starttls', 'none'] as const
type Security = (typeof securities)[number]
/** The port that goes with a way of securing the connection, where nobody typed another one. */
const ports: Readonly<Record<Security, string>> = { tls: '465', starttls: '587', none: '25' }

const read = ({ senderName, senderAddress, server }: SiteMail) => ({
  senderName: senderName ?? '',
  senderAddress: senderAddress ?? '',
  hasServer: server !== undefined,
  host: server?.host ?? '',
  port: server === undefined ? ports.starttls : String(server.port),
  security: server?.security ?? ('starttls' as Security),
  user: server?.user ?? '',
  password: '',
})
type Values = ReturnType<typeof read>

function write({ revision }: SiteMail, values: Values): Question<typeof changeSiteMail> {
  const { senderName, senderAddress, hasServer, host, port, security, user, password } = values
  return {
    revision,
    ...(senderName.trim() !== '' && { senderName: senderName.trim() }),
    ...(senderAddress.trim() !== '' && { senderAddress: senderAddress.trim() }),
    ...(hasServer && {
      server: {
        host: host.trim(),
        port: Number(port),
        security,
        ...(user.trim() !== '' && { user: user.trim() }),
        ...(password !== '' && { password }),
      },
    }),
  }
}

/** Whether a stored password is dropped, because it was for another server or user. */
const losesPassword = ({ server }: SiteMail, { host, port, security, user, password }: Values): boolean =>
  server?.hasPassword === true &&
  password === '' &&
  (server.host !== host.trim() ||
    String(server.port) !== port ||
    server.security !== security ||
    (server.user ?? '') !== user.trim())

/** From whom the mails of the site come, and which server sends them. */
export default function Mail() {
  const request = useCall(readSiteMail, {})
  useSiteEvents(['jobs', 'inbox'], request.refresh)
  return <RequestState request={request}>{(mail) => <MailOf mail={mail} onStored={request.mutate} />}</RequestState>
}

interface MailOfProps {
  readonly mail: SiteMail
  readonly onStored: (mail: SiteMail) => void
}

function MailOf({ mail, onStored }: MailOfProps) {
  const { t } = useTranslation('office')
  const { send, may } = useOffice()
  const form = useRevised({
    stored: mail,
    onStored,
    read,
    load: () => send(readSiteMail, {}),
    save: (stored, values) => send(changeSiteMail, write(stored, values)),
  })
  return (
    <>
      <Card title={t('settings.mail.now')}>
        <State mail={mail} />
        {may('settings.write') && <TestMail isUnsaved={form.isDirty} />}
      </Card>
      <RevisedForm form={form} nameOf={(field) => t(`settings.mail.${field}`)}>
        <Sender form={form} />
        <Server form={form} mail={mail} />
      </RevisedForm>
    </>
  )
}

/** Whose server counts, and how many mails were not sent. */
function State({ mail: { source, waiting, failed } }: { readonly mail: SiteMail }) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  return (
    <div className={styles.stack}>
      <p className={frames.note} data-kind={source === 'none' ? 'bad' : 'good'}>
        {t(`settings.mail.source.${source}`)}
      </p>
      {(waiting > 0 || failed > 0) && (
        <ul className={styles.plainList}>
          {waiting > 0 && <li>{t('settings.mail.waiting', { count: waiting })}</li>}
          {failed > 0 && <li>{t('settings.mail.failed', { count: failed })}</li>}
          {may('inbox.read') && (
            <li>
              <Link to="/inbox/mails">{t('settings.mail.openInbox')}</Link>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

function Sender({ form: { values, set, errorAt } }: { readonly form: Form<Values> }) {
  const { t } = useTranslation('office')
  return (
    <Card title={t('settings.mail.sender')}>
      <div className={styles.fields}>
        <TextInput
          label={t('settings.mail.senderName')}
          hint={t('settings.mail.senderNameHint')}
          error={errorAt('senderName')}
          value={values.senderName}
          maxLength={100}
          onChange={(value) => set('senderName', value)}
        />
        <TextInput
          type="email"
          isCode
          label={t('settings.mail.senderAddress')}
          hint={t(values.hasServer ? 'settings.mail.senderAddressHint' : 'settings.mail.replyHint')}
          error={errorAt('senderAddress')}
          value={values.senderAddress}
          maxLength={254}
          onChange={(value) => set('senderAddress', value)}
        />
      </div>
    </Card>
  )
}

function Server({ form, mail }: { readonly form: Form<Values>; readonly mail: SiteMail }) {
  const { t } = useTranslation('office')
  const { may } = useOffice()
  const { values, set, errorAt } = form
  function secure(security: Security) {
    if (Object.values(ports).includes(values.port)) set('port', ports[security])
    set('security', security)
  }
  return (
    <Card title={t('settings.mail.server')}>
      <div className={styles.fields}>
        <SwitchInput
          label={t('settings.mail.hasServer')}
          hint={t('settings.mail.hasServerHint')}
          error={errorAt('server')}
          value={values.hasServer}
          onChange={(value) => set('hasServer', value)}
        />
        {values.hasServer && (
          <>
            <TextInput
              isCode
              isRequired
              label={t('settings.mail.host')}
              hint={t('settings.mail.hostHint')}
              error={errorAt('server.host')}
              value={values.host}
              maxLength={253}
              onChange={(value) => set('host', value)}
            />
            <ChoiceInput
              label={t('settings.mail.security')}
              error={errorAt('server.security')}
              value={values.security}
              choices={securities.map((value) => ({ value, label: t(`settings.mail.security.${value}`) }))}
              onChange={(value) => secure(securities.find((one) => one === value) ?? 'starttls')}
            />
            <TextInput
              type="number"
              isCode
              isRequired
              label={t('settings.mail.port')}
              error={errorAt('server.port')}
              value={values.port}
              onChange={(value) => set('port', value)}
            />
            <TextInput
              isCode
              label={t('settings.mail.user')}
              error={errorAt('server.user')}
              value={values.user}
              maxLength={254}
              onChange={(value) => set('user', value)}
            />
            {may('settings.write') ? (
              <TextInput
                type="password"
                isCode
                autoComplete="new-password"
                label={t('settings.mail.password')}
                hint={t(
                  losesPassword(mail, values)
                    ? 'settings.mail.passwordAgain'
                    : mail.server?.hasPassword
                      ? 'settings.mail.passwordKept'
                      : 'settings.mail.passwordHint',
                )}
                error={errorAt('server.password')}
                value={values.password}
                maxLength={1000}
                onChange={(value) => set('password', value)}
              />
            ) : (
              <ShownValue
                label={t('settings.mail.password')}
                value={mail.server?.hasPassword ? t('settings.mail.stored') : ''}
              />
            )}
          </>
        )}
      </div>
    </Card>
  )
}
