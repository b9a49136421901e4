import { type Editor, useEditorState } from '@tiptap/react'
import type { LinkValue } from '@vitrine/schemas'
import { LinkIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import controls from '../../controls/controls.module.css'
import frames from '../../controls/frames.module.css'
import { useServices } from '../../form/form-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LinkFields } from '../../link/link-fields.tsx'
import { isWholeLink } from '../../link/link-kinds.ts'
import { SetterPopover } from '../../popover/index.ts'
import styles from '../rich-text.module.css'

interface LinkButtonProps {
  readonly editor: Editor
  readonly disabled: boolean
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** Makes the selected words a link, or changes the one that the cursor is in. */
export function TextLinkButton({ editor, disabled, isOpen, onOpen }: LinkButtonProps) {
  const { t } = useTranslation('setters')
  const button = useRef<HTMLButtonElement>(null)
  const isOn = useEditorState({ editor, selector: ({ editor: at }) => at.isActive('link') })
  const title = t('setter.rich-text.link')
  const close = () => {
    onOpen(false)
    editor.commands.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={controls.tool}
        aria-label={title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-on={isOn || undefined}
        title={`${title} (Ctrl+K)`}
        disabled={disabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onOpen(!isOpen)}
      >
        <LinkIcon size={15} aria-hidden />
      </button>
      {isOpen && (
        <SetterPopover label={title} triggerRef={button} onClose={() => onOpen(false)}>
          <LinkForm editor={editor} isOn={isOn} onDone={close} />
        </SetterPopover>
      )}
    </>
  )
}

function linkAt(editor: Editor): LinkValue | undefined {
  const { link }: { readonly link?: LinkValue } = editor.getAttributes('link')
  return link
}

interface LinkFormProps {
  readonly editor: Editor
  readonly isOn: boolean
  readonly onDone: () => void
}

function LinkForm({ editor, isOn, onDone }: LinkFormProps) {
  const { t } = useTranslation('setters')
  const { nameOfLink } = useServices()
  const [link, setLink] = useState<LinkValue | undefined>(() => linkAt(editor))
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  const apply = () => {
    if (!isWholeLink(link)) return
    const chain = editor.chain().extendMarkRange('link')
    const mark = { type: 'link', attrs: { link } }
    // Where no words are chosen, the name of what it leads to is put in.
    if (editor.state.selection.empty && !isOn)
      chain.insertContent({ type: 'text', text: nameOfLink(link), marks: [mark] }).run()
    else chain.setMark('link', mark.attrs).run()
    onDone()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetMark('link').run()
    onDone()
  }
  return (
    <div ref={form} className={`${frames.parts} ${styles.linkForm}`}>
      <LinkFields value={link} onChange={setLink} invalid={false} disabled={false} />
      <div className={styles.linkActions}>
        {isOn && (
          <button type="button" className={controls.button} onClick={remove}>
            {t('setter.rich-text.removeLink')}
          </button>
        )}
        <button type="button" className={controls.button} data-main disabled={!isWholeLink(link)} onClick={apply}>
          {t('setter.rich-text.applyLink')}
        </button>
      </div>
    </div>
  )
}
