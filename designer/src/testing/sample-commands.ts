import { createTranslator } from '@vitrine/editor-core'
import type { Draft } from '@vitrine/schemas'
import { vi } from 'vitest'
import editorLabels from '../../../editor-core/labels/en.json' with { type: 'json' }
import { draft as sample } from '../../../model/fixtures/operations.ts'
import { specs as sampleSpecs } from '../../../model/fixtures/sections.ts'
import texts from '../../../schemas/texts/en.json' with { type: 'json' }
import setterLabels from '../../../setters/labels/en.json' with { type: 'json' }
import labels from '../../labels/en.json' with { type: 'json' }
import type { CommandContext } from '../commands/command-context.ts'
import { createCommandContext } from '../commands/create-command-context.ts'
import { createSystemClipboard } from '../commands/system-clipboard.ts'
import type { DesignerTranslate } from '../context/translate.ts'
import { createEditor, type EditorOptions } from '../store/editor.ts'
import { createView, type ViewState } from '../store/view.ts'

const words: Readonly<Record<string, string>> = {
  ...texts,
  ...setterLabels,
  ...editorLabels,
  ...labels,
  banner: 'Banner',
  text: 'Text',
  columns: 'Columns',
  'columns.slots.start': 'Start',
  'columns.slots.end': 'End',
}

/** A clipboard that several tabs of one browser have together. */
export function sampleClipboard() {
  let text = ''
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const system = {
    isClosed: false,
    async writeText(next: string) {
      if (system.isClosed) throw new Error('Write permission denied.')
      text = next
    },
    async readText() {
      if (system.isClosed) throw new Error('Read permission denied.')
      return text
    },
  }
  return { system, storage, tab: () => createSystemClipboard(system, storage) }
}

interface SampleCommandsOptions extends Partial<Pick<EditorOptions, 'specs' | 'pageTypes' | 'now'>> {
  readonly draft?: Draft
  readonly clipboard?: CommandContext['clipboard']
  readonly view?: Partial<ViewState>
  readonly mayEditContents?: boolean
}

/** The commands of a designer in which a draft is open: that of the model's own tests, if none is given. */
export function sampleCommands({
  draft = sample,
  specs = sampleSpecs,
  pageTypes,
  now,
  view = {},
  clipboard,
  mayEditContents = false,
}: SampleCommandsOptions = {}) {
  let clock = 0
  const { i18n, t } = createTranslator<DesignerTranslate>('en', words)
  const actions = { save: vi.fn(), publish: vi.fn(), preview: vi.fn(), focusPanel: vi.fn() }
  return {
    actions,
    i18n,
    context: createCommandContext({
      // Nobody goes on with what was done before.
      editor: createEditor({ draft, specs, pageTypes, now: now ?? (() => (clock += 5000)) }),
      view: createView({ curPageId: 'home', ...view }),
      actions,
      t,
      label: (key) => words[key],
      locale: 'en',
      isMac: false,
      mayEditContents,
      clipboard: clipboard ?? sampleClipboard().tab(),
    }),
  }
}
