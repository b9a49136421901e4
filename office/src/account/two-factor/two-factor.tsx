import { useCommandsContext } from '@vitrine/editor-core'
import { endTwoFactor, newRecoveryCodes, readTwoFactor } from '@vitrine/schemas'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOffice } from '../../context/office-context.ts'
import { useCall } from '../../context/use-call.ts'
import { Badge, Card } from '../../controls/page.tsx'
import { RequestState } from '../../controls/request-state.tsx'
import styles from '../account.module.css'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'

/** Fewer codes than this are too few: whoever loses their phone needs some. */
const FEW = 3

type Step = 'set-up' | 'new-codes' | 'turn-off'

/** A code of an app beside the password: whether it is asked, and the codes for when the app is lost. */
export function TwoFactor() {
  const { t } = useTranslation('office')
  const { send } = useOffice()
  const { announcer } = useCommandsContext()
  const request = useCall(readTwoFactor, {})
  const [step, setStep] = useState<Step>()
  /** Shown once: the service does not tell them again. */
  const [codes, setCodes] = useState<readonly string[]>()
  const close = () => setStep(undefined)
  const showCodes = (made: readonly string[]) => {
    close()
    setCodes(made)
    request.refresh()
  }
  return (
    <Card title={t('twoFactor.title')}>
      <RequestState request={request}>
        {({ isOn, recoveryCodes }) => (
          <div className={styles.form}>
            <p className={styles.text}>
              <Badge tone={isOn ? 'good' : 'plain'}>{t(isOn ? 'twoFactor.on' : 'twoFactor.off')}</Badge>{' '}
              {t(isOn ? 'twoFactor.onText' : 'twoFactor.offText')}
            </p>
            {isOn && (
              <p className={recoveryCodes < FEW ? frames.note : styles.text} data-kind="warn">
                {t('twoFactor.codesLeft', { count: recoveryCodes })}
              </p>
            )}
            <div className={styles.line}>
              {isOn ? (
                <>
                  <button type="button" className={controls.button} onClick={() => setStep('new-codes')}>
                    {t('twoFactor.newCodes')}
                  </button>
                  <button type="button" className={controls.button} onClick={() => setStep('turn-off')}>
                    {t('twoFactor.turnOff')}
                  </button>
                </>
              ) : (
                <button type="button" className={controls.button} data-main onClick={() => setStep('set-up')}>
                  {t('twoFactor.setUp')}
                </button>
              )}
            </div>
          </div>
        )}
      </RequestState>
      {step === 'set-up' && <SetUpDialog onDone={showCodes} onClose={close} />}
      {step === 'new-codes' && (
        <ProofDialog
          title={t('twoFactor.newCodes')}
          text={t('twoFactor.newCodesText')}
          action={t('twoFactor.createCodes')}
          onProve={async (proof) => showCodes((await send(newRecoveryCodes, proof)).recoveryCodes)}
          onClose={close}
        />
      )}
      {step === 'turn-off' && (
        <ProofDialog
          title={t('twoFactor.turnOffTitle')}
          text={t('twoFactor.turnOffText')}
          action={t('twoFactor.turnOff')}
          onProve={async (proof) => {
            await send(endTwoFactor, proof)
            announcer.announce(t('twoFactor.turnedOff'))
            request.refresh()
            close()
          }}
          onClose={close}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Card>
  )
}
