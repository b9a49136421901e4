import { nameOfLanguage, type PublishRequest } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useState } from 'react'
import { useCommands } from '../../commands/index.ts'
import { useDesignerContext } from '../../context/designer-context.ts'
import { useDraft } from '../../store/context.ts'
import { nameOfWhere } from '../places/place-name.ts'
import styles from './releases.module.css'

interface ChoosePartProps {
  /** What is to be published; nothing where no language, or no page, is left. */
  readonly onChoose: (dispatch: PublishRequest | undefined) => void
}

/** Which languages and pages are published; all, unless some are taken out. */
export function ChoosePart({ onChoose }: ChoosePartProps) {
  const { t } = useTranslation('designer')
  const { locale } = useDesignerContext()
  const commands = useCommands()
  const languages = useDraft(({ configuration }) => configuration.languages)
  const pages = useDraft(({ pagesList }) => pagesList)
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set())
  const codes = languages.filter(({ enabled }) => enabled).map(({ code }) => code)
  const ids = pages.toSorted((a, b) => a.order - b.order).map(({ id }) => id)

  function toggle(key: string) {
    const next = new Set(without)
    if (!next.delete(key)) next.add(key)
    setWithout(next)
    onChoose(wishWithout(next, codes, ids))
  }
  return (
    <details className={styles.choose}>
      <summary>{t('releases.part')}</summary>
      <fieldset>
        <legend>{t('releases.languages')}</legend>
        {codes.map((code) => (
          <Choice
            key={code}
            label={nameOfLanguage(locale, code)}
            isChosen={!without.has(`language ${code}`)}
            onToggle={() => toggle(`language ${code}`)}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('releases.pages')}</legend>
        {ids.map((id) => (
          <Choice
            key={id}
            label={nameOfWhere(commands, { page: id })}
            isChosen={!without.has(`page ${id}`)}
            onToggle={() => toggle(`page ${id}`)}
          />
        ))}
      </fieldset>
    </details>
  )
}

/** What is left to publish; a list of all is no list, so that what is added meanwhile goes along. */
function wishWithout(
  without: ReadonlySet<string>,
  codes: readonly string[],
  ids: readonly string[],
): PublishRequest | undefined {
  const languages = codes.filter((code) => !without.has(`language ${code}`))
  const pages = ids.filter((id) => !without.has(`page ${id}`))
  if (languages.length === 0 || pages.length === 0) return undefined
  return {
    ...(languages.length < codes.length && { languages }),
    ...(pages.length < ids.length && { pages }),
  }
}

interface ChoiceProps {
  readonly label: string
  readonly isChosen: boolean
  readonly onToggle: () => void
}

const Choice = ({ label, isChosen, onToggle }: ChoiceProps) => (
  <label className={panel.check}>
    <input type="checkbox" checked={isChosen} onChange={onToggle} />
    <span dir="auto">{label}</span>
  </label>
)
