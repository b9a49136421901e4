import { testWebhook } from '@vitrine/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../context/office-context.ts'

/** Sends test events: what came of the last one, in words. */
export function useTest(onSent: () => void) {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const [result, setResult] = useState<{ readonly text: string; readonly isGood: boolean }>()
  async function test(id: string): Promise<void> {
    setResult(undefined)
    try {
      const { state, status, failure = 'other' } = await send(testWebhook, { id })
      const reason = [t(`webhookFailure.${failure}`), ...(status === undefined ? [] : [String(status)])].join(' ')
      const isGood = state === 'delivered'
      setResult({ isGood, text: isGood ? t('webhooks.testDone') : t('webhooks.testFailed', { reason }) })
    } catch (error) {
      setResult({ isGood: false, text: error instanceof Error ? error.message : t('state.failed') })
    }
    onSent()
  }
  return { result, test }
}
