import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, linter, lintGutter } from '@codemirror/lint'
import type { EditorState, Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { problemText, type SetterTranslator } from '../i18n/translator.ts'
import { type CompletionWorld, completionFrom } from './completion.ts'
import { readText } from './json-text.ts'
import { placesIn } from './json-tree.ts'

const theme = EditorView.theme({
  '&': { fontSize: '12px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', maxHeight: 'max(360px, 60vh)', overflow: 'auto' },
  '.cm-content': { minHeight: '64px', padding: '6px 0' },
  '.cm-gutters': { border: 'none', background: 'transparent' },
  '.cm-gutter-lint': { width: '12px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0' },
  '.cm-lint-marker': { width: '10px', height: '10px', margin: '4px 1px' },
})

/** What is wrong with a text, and where: that it cannot be read, or what its schema says of it. */
function diagnose(state: EditorState, world: CompletionWorld, t: SetterTranslator): readonly Diagnostic[] {
  const text = state.doc.toString()
  const reading = readText(text)
  if ('error' in reading) {
    const at = Math.min(Number(/position (\d+)/.exec(reading.error)?.[1] ?? text.length), text.length)
    return [{ from: Math.max(0, at - 1), to: at, severity: 'error', message: t('raw.unreadable') }]
  }
  const { value } = reading
  if (value === undefined) return []
  const problems = world.form.check(world.schema)(value)
  if (problems.length === 0) return []
  const places = placesIn(state, value)
  const whole = { from: 0, to: state.doc.length }
  return problems.map((problem) => ({
    ...(places.get(problem.path) ?? whole),
    severity: 'error' as const,
    message: `${problem.path === '' ? '' : `${problem.path}: `}${problemText(t, problem)}`,
  }))
}

/** How a value is edited as JSON: colours, brackets, undo, errors with their places, completion. */
export const extensionsFor = (world: CompletionWorld, t: SetterTranslator): Extension => [
  json(),
  history(),
  bracketMatching(),
  closeBrackets(),
  syntaxHighlighting(defaultHighlightStyle),
  theme,
  EditorView.lineWrapping,
  autocompletion({ override: [completionFrom(world)], icons: false }),
  linter((view) => diagnose(view.state, world, t), { delay: 200 }),
  lintGutter(),
  // Tab is left to the page, so that the focus can leave the editor by keyboard.
  keymap.of([...closeBracketsKeymap, ...completionKeymap, ...historyKeymap, ...defaultKeymap]),
]
