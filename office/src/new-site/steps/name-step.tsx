import { leftToRight } from '@vitrine/editor-core'
import controls from '@vitrine/setters/controls/controls.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../context/use-call.ts'
import { Field } from '../../controls/field.tsx'
import { typedAddress } from '../address/free-address.ts'
import { useAddress } from '../address/use-address.ts'
import { useDraft } from '../new-site-context.ts'
import { StepForm, type StepProps } from '../step-form.tsx'

/** What the site is called, and its name in addresses, which follows the name until it is typed. */
export function NameStep({ onBack, onDone }: StepProps) {
  const { t } = useTranslation('office')
  const { draft, problems, change, refuse } = useDraft()
  const address = useAddress()
  const { isBusy, error, run } = useAction()
  const wrong = t('newSite.address.letters')
  const refused = address.known?.isFree === false ? (address.known.reason ?? wrong) : undefined

  const goOn = () =>
    run(async () => {
      const isNamed = draft.name.trim() !== ''
      const found = isNamed || draft.typedId !== undefined ? await address.check() : undefined
      const ofAddress =
        found?.isFree !== false
          ? {}
          : { clientId: found.clientId === '' ? t('newSite.address.missing') : (found.reason ?? wrong) }
      if (!isNamed || found?.isFree !== true)
        return refuse({ ...(!isNamed && { name: t('newSite.name.missing') }), ...ofAddress })
      change({ clientId: found.clientId })
      onDone()
    })

  return (
    <StepForm onBack={onBack} isBusy={isBusy} error={error} action={t('newSite.continue')} onSubmit={() => void goOn()}>
      <Field label={t('settings.general.name')} error={problems.name}>
        {(control) => (
          <input
            {...control}
            className={controls.input}
            value={draft.name}
            maxLength={120}
            autoComplete="organization"
            required
            dir="auto"
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field
        label={t('newSite.address.label')}
        hint={t('newSite.address.hint', { address: leftToRight(`${location.host}/${address.value || '…'}`) })}
        error={problems.clientId ?? refused}
      >
        {(control) => (
          <input
            {...control}
            className={controls.input}
            value={address.value}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            dir="ltr"
            onChange={({ target }) => change({ typedId: target.value === '' ? undefined : typedAddress(target.value) })}
          />
        )}
      </Field>
      <p role="status" className={frames.hint}>
        {address.isChecking ? t('newSite.address.checking') : address.known?.isFree ? t('newSite.address.free') : ''}
      </p>
    </StepForm>
  )
}
