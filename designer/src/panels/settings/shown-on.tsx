import { CommandButton } from '@vitrine/editor-core'
import panel from '@vitrine/editor-core/controls/panel.module.css'
import frames from '@vitrine/setters/controls/frames.module.css'
import { useTranslation } from '@vitrine/setters/i18n'
import { useId } from 'react'
import { useCommands } from '../../commands/index.ts'
import { placedInPart } from '../../placement/site-part.ts'
import { useEditor, usePlace, useView } from '../../store/context.ts'

const choices = [
  { command: 'use-on-every-page', label: 'shownOn.everyPage', isEveryPage: true },
  { command: 'use-on-this-page', label: 'shownOn.thisPage', isEveryPage: false },
] as const

/** Whether the selected header or footer is on every page or on this one alone; nothing for other sections. */
export function ShownOn({ component }: { readonly component: string }) {
  const { t } = useTranslation('designer')
  const editor = useEditor()
  const commands = useCommands()
  const name = useId()
  const isLocked = useView(({ locked }) => locked[component] === true)
  usePlace(component)
  const placed = placedInPart(editor, component)
  if (!placed) return null
  const isOnEveryPage = placed.on.part !== undefined
  return (
    <fieldset className={panel.choice} disabled={isLocked}>
      <legend>{t('shownOn.title')}</legend>
      {choices.map(({ command, label, isEveryPage }) => (
        <label key={command} className={panel.check}>
          <input
            type="radio"
            name={name}
            checked={isEveryPage === isOnEveryPage}
            onChange={() => commands.list.run(command)}
          />
          {t(label)}
        </label>
      ))}
      {isOnEveryPage && (
        <>
          <p className={frames.hint}>{t('shownOn.hint')}</p>
          <CommandButton id="hide-on-this-page" hasText />
        </>
      )}
    </fieldset>
  )
}
