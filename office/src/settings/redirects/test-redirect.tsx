import { leftToRight } from '@vitrine/editor-core'
import { type Answer, CallError, testRedirect } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { Field } from '../../controls/field.tsx'
import { Card } from '../../controls/page.tsx'
import styles from '../settings.module.css'

type Result = Answer<typeof testRedirect>

/** Says where a visitor of an address is led, step by step. */
export function TestRedirect() {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const [path, setPath] = useState('')
  const [result, setResult] = useState<Result>()
  const { isBusy, error, run } = useAction()
  const fieldError = error instanceof CallError ? error.fields?.path : undefined
  async function test() {
    setResult(undefined)
    await run(async () => setResult(await send(testRedirect, { path: path.trim() })))
  }
  return (
    <Card title={t('settings.redirects.test')}>
      <form
        noValidate
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (path.trim() !== '') void test()
        }}
      >
        <div className={styles.rowEnd}>
          <div className={styles.grow}>
            <Field label={t('settings.redirects.testPath')} error={fieldError}>
              {(control) => (
                <input
                  {...control}
                  dir="ltr"
                  className={controls.input}
                  value={path}
                  maxLength={2000}
                  placeholder="/old-page"
                  onChange={(event) => setPath(event.target.value)}
                />
              )}
            </Field>
          </div>
          <button type="submit" className={controls.button} disabled={isBusy || path.trim() === ''}>
            {t('settings.redirects.testNow')}
          </button>
        </div>
        {fieldError === undefined && <ActionError error={error} />}
        <div role="status">{result && <Way result={result} />}</div>
      </form>
    </Card>
  )
}

function Way({ result: { steps, end } }: { readonly result: Result }) {
  const { t } = useTranslation('office')
  const kind = end.isCircle || end.status === 404 ? 'bad' : 'good'
  const words = end.isCircle
    ? 'circle'
    : end.isAway
      ? 'away'
      : end.status === 404
        ? 'missing'
        : steps.length === 0
          ? 'stays'
          : 'found'
  return (
    <div className={styles.stack}>
      {steps.length > 0 && (
        <ol className={styles.plainList}>
          {steps.map(({ from, to, status, rule }) => (
            <li key={from}>
              <bdi dir="ltr">
                <code>
                  {from} → {to}
                </code>
              </bdi>{' '}
              <span className={styles.soft}>
                ({status}, {t(`settings.redirects.rule.${rule}`)})
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className={frames.note} data-kind={kind}>
        {t(`settings.redirects.end.${words}`, { path: leftToRight(end.path) })}
      </p>
    </div>
  )
}
