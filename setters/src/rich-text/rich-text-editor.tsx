import { EditorContent, useEditor } from '@tiptap/react'
import { directionOf } from '@vitrine/schemas'
import { useLatest } from 'ahooks'
import { clsx } from 'clsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useServices } from '../form/form-context.ts'
import type { SetterProps } from '../setter.ts'
import { same } from '../value-source/json-path.ts'
import type { RichTextJson } from './conversion/from-tiptap.ts'
import { fromTiptap } from './conversion/from-tiptap.ts'
import { toTiptap } from './conversion/to-tiptap.ts'
import { extensions } from './extensions.ts'
import { replaceContent } from './replace-content.ts'
import styles from './rich-text.module.css'
import { TextToolbar } from './toolbar/text-toolbar.tsx'

/** The editor of a rich text with its toolbar. What comes from elsewhere comes in without moving the cursor. */
export default function RichTextEditor(props: SetterProps<RichTextJson>) {
  const { value, onChange, label, disabled } = props
  const latest = useLatest(onChange)
  const written = useRef<RichTextJson | undefined>(value)
  const [isLinking, setLinking] = useState(false)
  const attributes = useAttributes(props)
  const editorProps = useMemo(
    () => ({
      attributes,
      handleKeyDown(_view: unknown, event: KeyboardEvent) {
        const isAsked = isLinkKey(event)
        if (isAsked) setLinking(true)
        return isAsked
      },
    }),
    [attributes],
  )
  const editor = useEditor(
    {
      extensions: [...extensions],
      content: toTiptap(value),
      editable: !disabled,
      editorProps,
      onUpdate({ editor: changed }) {
        written.current = fromTiptap(changed.getJSON())
        latest.current(written.current)
      },
    },
    [],
  )

  useEffect(() => {
    if (same(value, written.current)) return
    written.current = value
    replaceContent(editor, toTiptap(value))
  }, [editor, value])
  useEffect(() => {
    editor.setOptions({ editorProps })
  }, [editor, editorProps])
  useEffect(() => {
    editor.setEditable(!disabled, false)
  }, [editor, disabled])

  return (
    <div className={styles.editor} data-invalid={props.invalid || undefined}>
      <TextToolbar {...{ editor, label, disabled, isLinking }} onLinking={setLinking} />
      <EditorContent editor={editor} />
    </div>
  )
}

/** The keys for a link, which mean something else outside of the text. */
function isLinkKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return false
  event.stopPropagation()
  return true
}

/** What the element that is written in says of itself. */
function useAttributes({ id, labelId, describedBy, invalid, disabled }: SetterProps<RichTextJson>) {
  const { editingLanguage } = useServices()
  return useMemo(
    (): Record<string, string> => ({
      id,
      role: 'textbox',
      class: clsx(styles.text),
      lang: editingLanguage,
      dir: directionOf(editingLanguage),
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      ...(invalid && { 'aria-invalid': 'true' }),
      ...(disabled && { 'aria-disabled': 'true' }),
    }),
    [editingLanguage, id, labelId, describedBy, invalid, disabled],
  )
}
