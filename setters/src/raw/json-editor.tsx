import { Compartment, EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import type { Json } from '@vitrine/schemas'
import { useLatest } from 'ahooks'
import { useLayoutEffect, useRef, useState } from 'react'
import frames from '../controls/frames.module.css'
import { useFormSurroundings } from '../form/form-context.ts'
import type { ToldProblem } from '../form/submission/told-problem.ts'
import { useUnfinished } from '../form/submission/use-unfinished.ts'
import { equals } from '../reading/types.ts'
import type { SetterProps } from '../setter.ts'
import { extensionsFor } from './extensions.ts'
import { jsonText, readText } from './json-text.ts'
import raw from './raw.module.css'

const unreadable = (text: string): ToldProblem => ({ paths: [''], text, line: text })

/** The editor of one value; a chunk of its own, loaded when a value is shown as JSON. */
export default function JsonEditor(props: SetterProps<Json>) {
  const { value, id, labelId, describedBy, invalid, disabled } = props
  const { schema: form, t, submission } = useFormSurroundings()
  const place = useRef<HTMLDivElement>(null)
  const now = useLatest(props)
  /** What the text says at the moment, as far as it can be read. */
  const said = useRef<Json | undefined>(value)
  const view = useRef<EditorView>(undefined)
  const [attributes] = useState(() => new Compartment())
  const [isUnreadable, setUnreadable] = useState(false)
  const errorId = `${id}-unreadable`

  useUnfinished(submission, {
    finish: () => {},
    problems: () =>
      isUnreadable && place.current
        ? { element: place.current, problems: [unreadable(t('raw.unreadable'))] }
        : undefined,
  })

  const facts = () => [
    EditorState.readOnly.of(disabled),
    EditorView.editable.of(!disabled),
    EditorView.contentAttributes.of({
      id,
      // An editable element takes the focus without it; what checks scrollable regions wants to read it.
      tabindex: '0',
      'aria-labelledby': labelId,
      'aria-describedby': [describedBy, isUnreadable ? errorId : undefined].filter(Boolean).join(' '),
      'aria-invalid': String(invalid || isUnreadable),
      'aria-disabled': String(disabled),
    }),
  ]

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once; what changes comes in below
  useLayoutEffect(() => {
    const write = (text: string) => {
      const reading = readText(text)
      const cannotBe = 'error' in reading || (reading.value === undefined && now.current.path === '')
      setUnreadable(cannotBe)
      if (cannotBe || !('value' in reading)) return
      said.current = reading.value
      if (reading.value === undefined) now.current.onClear()
      else now.current.onChange(reading.value)
    }
    const world = { schema: now.current.schema, form, value: () => said.current }
    view.current = new EditorView({
      parent: place.current as HTMLElement,
      state: EditorState.create({
        doc: jsonText(value),
        extensions: [
          extensionsFor(world, t),
          attributes.of(facts()),
          EditorView.updateListener.of(({ docChanged, transactions, state }) => {
            if (docChanged && !transactions.some((one) => one.isUserEvent('outside'))) write(state.doc.toString())
          }),
        ],
      }),
    })
    return () => view.current?.destroy()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the facts are made of these
  useLayoutEffect(() => {
    view.current?.dispatch({ effects: attributes.reconfigure(facts()) })
  }, [labelId, describedBy, invalid, disabled, isUnreadable])

  useLayoutEffect(() => {
    const editor = view.current
    if (!editor || equals(said.current, value)) return
    said.current = value
    setUnreadable(false)
    editor.dispatch({
      changes: { from: 0, to: editor.state.doc.length, insert: jsonText(value) },
      userEvent: 'outside',
    })
  }, [value])

  return (
    <>
      <div ref={place} className={raw.editor} data-invalid={invalid || isUnreadable || undefined} />
      {isUnreadable && (
        <p id={errorId} className={frames.error} role="alert">
          {t('raw.unreadable')}
        </p>
      )}
    </>
  )
}
