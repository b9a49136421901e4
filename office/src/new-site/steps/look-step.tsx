import controls from '@vitrine/setters/controls/controls.module.css'
import Upload from 'lucide-react/icons/upload'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bytesInWords } from '../../controls/amounts.ts'
import { Field } from '../../controls/field.tsx'
import { LARGEST_LOGO, logoTypes } from '../logo/read-logo.ts'
import styles from '../new-site.module.css'
import { useDraft, useNewSite } from '../new-site-context.ts'
import { StepForm, type StepProps } from '../step-form.tsx'
import { ColourChoiceFields } from './colour-choice.tsx'

/** The logo, and colours that it suggests; all of it can be left for later. */
export function LookStep({ onBack, onDone }: StepProps) {
  const { t } = useTranslation('office')
  const { draft, problems } = useDraft()
  const { isReading, read } = useLogo()
  const isEmpty = !draft.logo && draft.colours.kind === 'template'
  const ofColours = Object.entries(problems).find(([path]) => path.startsWith('colours'))?.[1]
  return (
    <StepForm
      onBack={onBack}
      isBusy={isReading}
      error={undefined}
      action={t(isEmpty ? 'newSite.skip' : 'newSite.continue')}
      progress={isReading ? t('newSite.look.reading') : undefined}
      onSubmit={onDone}
    >
      <Field label={t('newSite.look.logo')} hint={t('newSite.look.logoHint')} error={problems.logo}>
        {(control) => (
          <span className={styles.file}>
            {/* The name of the input says what it is for. */}
            <span className={controls.button} aria-hidden>
              <Upload size={16} />
              {t(draft.logo ? 'newSite.look.changeLogo' : 'newSite.look.chooseLogo')}
            </span>
            <input
              {...control}
              type="file"
              accept={logoTypes}
              className={controls.cover}
              onChange={({ target }) => {
                const file = target.files?.[0]
                // The same file can be chosen again after it was removed.
                target.value = ''
                if (file) void read(file)
              }}
            />
          </span>
        )}
      </Field>
      {draft.logo && <ChosenLogo logo={draft.logo} />}
      <ColourChoiceFields error={ofColours} />
    </StepForm>
  )
}

function ChosenLogo({
  logo: { src, fileName },
}: {
  readonly logo: { readonly src: string; readonly fileName: string }
}) {
  const { t } = useTranslation('office')
  const { draft, change } = useDraft()
  const remove = () =>
    change({
      logo: undefined,
      palettes: [],
      colours: draft.colours.kind === 'palette' ? { kind: 'template' } : draft.colours,
    })
  return (
    <div className={styles.logo}>
      <span className={styles.logoGround}>
        <img src={src} alt={t('newSite.look.logoAlt')} />
      </span>
      <bdi className={styles.soft}>{fileName}</bdi>
      <button type="button" className={controls.button} onClick={remove}>
        {t('newSite.look.removeLogo')}
      </button>
    </div>
  )
}

/** Reads the file that was chosen, and takes the first of its palettes where no colours were chosen yet. */
function useLogo() {
  const { t } = useTranslation('office')
  const { readLogo, locale, store } = useNewSite()
  const { change, refuse } = useDraft()
  const [isReading, setReading] = useState(false)
  async function read(file: File): Promise<void> {
    if (file.size > LARGEST_LOGO)
      return refuse({ logo: t('newSite.look.tooLarge', { size: bytesInWords(LARGEST_LOGO, locale) }) })
    setReading(true)
    try {
      const { src, palettes } = await readLogo(file)
      const { colours } = store.state.getState().draft
      change({
        logo: { src, fileName: file.name },
        palettes,
        ...(colours.kind !== 'own' && { colours: { kind: 'palette', at: 0 } }),
      })
    } catch {
      refuse({ logo: t('newSite.look.unreadable') })
    } finally {
      setReading(false)
    }
  }
  return { isReading, read }
}
