import { type Answer, testEngine } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useAction } from '../../context/use-call.ts'
import { ActionError } from '../../controls/action-error.tsx'
import { isolated } from '../../controls/isolated.ts'
import styles from '../settings.module.css'

type TestResult = Answer<typeof testEngine>

/** Has a service translate a sentence now, with what is saved, and says what became of it. */
export function TestEngine({ engine, name }: { readonly engine: string; readonly name: string }) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const [result, setResult] = useState<TestResult>()
  const { isBusy, error, run } = useAction()
  async function test() {
    setResult(undefined)
    await run(async () => setResult(await send(testEngine, { engine })))
  }
  return (
    <div className={styles.stack}>
      <div>
        <button type="button" className={controls.button} disabled={isBusy} onClick={() => void test()}>
          {t('settings.engines.test', { name })}
        </button>
      </div>
      <div role="status">
        {isBusy && <p className={frames.hint}>{t('settings.engines.testing')}</p>}
        {result?.state === 'translated' && (
          <p className={frames.note} data-kind="good">
            {t('settings.engines.works', { text: isolated(result.text ?? '') })}
          </p>
        )}
        {result?.state === 'failed' && (
          <div className={frames.note} data-kind="bad">
            <p className={styles.text}>{t(`settings.engines.failed.${result.failure ?? 'down'}`)}</p>
            {result.response !== undefined && (
              <details>
                <summary>{t('settings.engines.response')}</summary>
                <p className={styles.text} dir="ltr">
                  <code>{result.response}</code>
                </p>
              </details>
            )}
          </div>
        )}
      </div>
      <ActionError error={error} />
    </div>
  )
}
