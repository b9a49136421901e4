import { leftToRight } from '@vitrine/editor-core'
import { type Answer, CallError, testSiteMail } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { Field } from '../../controls/field.tsx'
import styles from '../settings.module.css'

type TestResult = Answer<typeof testSiteMail>

/** Sends a mail now, with what is saved, and says what became of it. */
export function TestMail({ isUnsaved }: { readonly isUnsaved: boolean }) {
  const { t } = useTranslation('office')
  const { send, account } = useOffice()
  const [to, setTo] = useState('')
  const [result, setResult] = useState<TestResult>()
  const { isBusy, error, run } = useAction()
  const fieldError = error instanceof CallError ? error.fields?.to : undefined
  async function test() {
    setResult(undefined)
    await run(async () => setResult(await send(testSiteMail, to.trim() === '' ? {} : { to: to.trim() })))
  }
  return (
    <form
      noValidate
      className={styles.stack}
      style={{ marginBlockStart: 16 }}
      onSubmit={(event) => {
        event.preventDefault()
        void test()
      }}
    >
      <div className={styles.rowEnd}>
        <div className={styles.grow}>
          <Field label={t('settings.mail.testTo')} error={fieldError}>
            {(control) => (
              <input
                {...control}
                type="email"
                dir="ltr"
                className={controls.input}
                value={to}
                placeholder={account.email}
                onChange={(event) => setTo(event.target.value)}
              />
            )}
          </Field>
        </div>
        <button type="submit" className={controls.button} disabled={isBusy || isUnsaved}>
          {t('settings.mail.test')}
        </button>
      </div>
      {isUnsaved && <p className={frames.hint}>{t('settings.mail.saveFirst')}</p>}
      <div role="status">
        {isBusy && <p className={frames.hint}>{t('settings.mail.testing')}</p>}
        {result?.state === 'sent' && (
          <p className={frames.note} data-kind="good">
            {t('settings.mail.sent', { to: leftToRight(result.to) })}
          </p>
        )}
        {result?.state === 'failed' && <Failure result={result} />}
      </div>
      {fieldError === undefined && <ActionError error={error} />}
    </form>
  )
}

function Failure({ result: { to, error, advice, response } }: { readonly result: TestResult }) {
  const { t } = useTranslation('office')
  return (
    <div className={frames.note} data-kind="bad">
      <p className={styles.text}>
        <strong>{t('settings.mail.notSent', { to: leftToRight(to) })}</strong> {error}
      </p>
      {advice !== undefined && <p className={styles.text}>{advice}</p>}
      {response !== undefined && (
        <details>
          <summary>{t('settings.mail.response')}</summary>
          <p className={styles.text} dir="ltr">
            <code>{response}</code>
          </p>
        </details>
      )}
    </div>
  )
}
