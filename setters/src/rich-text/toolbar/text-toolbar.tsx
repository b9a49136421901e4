import { type Editor, useEditorState } from '@tiptap/react'
import { clsx } from 'clsx'
import { Group } from 'react-aria-components/Group'
import { Toolbar } from 'react-aria-components/Toolbar'
import controls from '../../controls/controls.module.css'
import { useTranslation } from '../../i18n/use-translation.ts'
import styles from '../rich-text.module.css'
import { TextLinkButton } from './link-button.tsx'
import { type TextCommand, textCommands } from './text-commands.ts'

interface TextToolbarProps {
  readonly editor: Editor
  readonly label: string
  readonly disabled: boolean
  readonly isLinking: boolean
  readonly onLinking: (isLinking: boolean) => void
}

const all = textCommands.flat()

/** What holds at the cursor, by the names of the commands; as text, so that the same is drawn once. */
const statesAt = (editor: Editor): string =>
  all.map(({ isOn, can }) => `${isOn?.(editor) ? '+' : '-'}${can && !can(editor) ? 'x' : ''}`).join(' ')

/** The styles of a text: one stop for Tab, arrows go from button to button. */
export function TextToolbar({ editor, label, disabled, isLinking, onLinking }: TextToolbarProps) {
  const { t } = useTranslation('setters')
  const states = useEditorState({ editor, selector: ({ editor: at }) => statesAt(at) }).split(' ')
  return (
    <Toolbar className={clsx(styles.toolbar)} aria-label={t('setter.rich-text.toolbar', { label })}>
      {textCommands.map((group, at) => (
        <Group key={group[0]?.name} className={clsx(styles.group)}>
          {group.map((command) => {
            const state = states[all.indexOf(command)] ?? '-'
            return <CommandButton key={command.name} {...{ command, editor }} state={state} disabled={disabled} />
          })}
          {at === 0 && <TextLinkButton editor={editor} disabled={disabled} isOpen={isLinking} onOpen={onLinking} />}
        </Group>
      ))}
    </Toolbar>
  )
}

interface CommandButtonProps {
  readonly command: TextCommand
  readonly editor: Editor
  readonly state: string
  readonly disabled: boolean
}

function CommandButton({ command, editor, state, disabled }: CommandButtonProps) {
  const { t } = useTranslation('setters')
  const { name, icon: Icon, keys, run, isOn } = command
  const title = t(`setter.rich-text.${name}`)
  return (
    <button
      type="button"
      className={controls.tool}
      aria-label={title}
      aria-pressed={isOn && state.startsWith('+')}
      title={keys ? `${title} (${keys})` : title}
      disabled={disabled || state.endsWith('x')}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ detail }) => {
        const chain = run(editor.chain())
        // By keyboard the focus stays on the button, as in every toolbar.
        if (detail > 0) chain.focus()
        chain.run()
      }}
    >
      <Icon size={15} aria-hidden />
    </button>
  )
}
