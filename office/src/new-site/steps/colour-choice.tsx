import { type LogoPalette, withBrandColours } from '@vitrine/model'
import { builtInTheme } from '@vitrine/schemas'
import frames from '@vitrine/setters/controls/frames.module.css'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isolated } from '../../controls/isolated.ts'
import { type ColourChoice, chosenColours } from '../draft.ts'
import styles from '../new-site.module.css'
import { useDraft } from '../new-site-context.ts'

/** What colours of one's own begin with, where none were chosen before. */
const usual: LogoPalette = {
  primary: builtInTheme.colors.primary,
  accent: builtInTheme.colors.buttonBackground,
}

/** The colours of the theme: of the template, of the logo, or one's own. Each is shown as pages show it. */
export function ColourChoiceFields({ error }: { readonly error: string | undefined }) {
  const { t } = useTranslation('office')
  const { draft, change } = useDraft()
  const { colours, palettes } = draft
  const id = useId()
  const option = (choice: ColourChoice, label: string, sample?: LogoPalette) => (
    <ColourOption
      key={label}
      label={label}
      isChosen={choice.kind === colours.kind && (choice.kind !== 'palette' || same(choice, colours))}
      onChoose={() => change({ colours: choice })}
    >
      {sample && <ColourSample colours={sample} />}
    </ColourOption>
  )
  const own = { kind: 'own' as const, ...(chosenColours(draft) ?? usual) }
  return (
    <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : id}>
      <legend className={styles.legend}>{t('newSite.look.colours')}</legend>
      <div className={styles.palettes}>
        {option({ kind: 'template' }, t('newSite.look.ofTemplate'))}
        {palettes.map((palette, at) =>
          option({ kind: 'palette', at }, t('newSite.look.palette', { number: at + 1 }), palette),
        )}
        {option(own, t('newSite.look.own'), colours.kind === 'own' ? own : undefined)}
      </div>
      {colours.kind === 'own' && <OwnColours colours={colours} />}
      {error !== undefined && (
        <p id={id} className={frames.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

const same = (one: { readonly at: number }, other: ColourChoice): boolean =>
  other.kind === 'palette' && other.at === one.at

interface ColourOptionProps {
  readonly label: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

const ColourOption = ({ label, isChosen, onChoose, children }: ColourOptionProps) => (
  <label className={styles.palette} data-chosen={isChosen || undefined}>
    <span className={styles.paletteName}>
      <input type="radio" name="colours" checked={isChosen} onChange={onChoose} />
      <span>{label}</span>
    </span>
    {children}
  </label>
)

/** A heading and a button as a page of the site has them. */
function ColourSample({ colours }: { readonly colours: LogoPalette }) {
  const { t } = useTranslation('office')
  const {
    primary: heading,
    buttonBackground,
    buttonBorder,
    buttonText,
  } = withBrandColours(builtInTheme.colors, colours)
  return (
    // It is the same in each choice, and says nothing to who does not see it.
    <span className={styles.sample} aria-hidden>
      <strong style={{ color: heading }}>{t('newSite.look.sampleHeading')}</strong>
      <span
        className={styles.sampleButton}
        style={{ background: buttonBackground, borderColor: buttonBorder, color: buttonText }}
      >
        {t('newSite.look.sampleButton')}
      </span>
    </span>
  )
}

function OwnColours({ colours }: { readonly colours: Extract<ColourChoice, { readonly kind: 'own' }> }) {
  const { t } = useTranslation('office')
  const { change } = useDraft()
  const id = useId()
  const shown = withBrandColours(builtInTheme.colors, colours).primary
  const isChanged = shown.toLowerCase() !== colours.primary.toLowerCase()
  return (
    <div className={styles.ownColours}>
      {(['primary', 'accent'] as const).map((name) => (
        <label key={name} className={styles.ownColour}>
          <input
            type="color"
            value={colours[name]}
            aria-describedby={name === 'primary' && isChanged ? id : undefined}
            onChange={({ target }) => change({ colours: { ...colours, [name]: target.value } })}
          />
          <span>{t(`newSite.look.${name}`)}</span>
        </label>
      ))}
      <p id={id} role="status" className={frames.hint}>
        {isChanged && t('newSite.look.changed', { colour: isolated(shown) })}
      </p>
    </div>
  )
}
