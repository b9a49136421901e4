import { type AnyExtension, type Editor, Mark, Node } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { LinkMark } from './link-mark.ts'

/**
 * What the editor knows is what rich text may hold. It differs from the starter kit where our schema
 * allows more, so that no stored text loses anything by being opened.
 */
const Ours = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(adapted)
  },
}).configure({ heading: { levels: [2, 3, 4] }, link: false, trailingNode: false })

export const extensions: readonly AnyExtension[] = [Ours, LinkMark]

function adapted(extension: AnyExtension): AnyExtension {
  const { name } = extension
  if (extension instanceof Mark && name === 'code') return extension.extend({ excludes: 'code' })
  if (!(extension instanceof Node)) return extension
  switch (name) {
    case 'paragraph':
      // Words that stand without a paragraph where they are stored.
      return extension.extend({ addAttributes: () => ({ bare: { default: false, rendered: false } }) })
    case 'codeBlock':
      return extension.extend({ marks: '_' })
    case 'listItem':
      return extension.extend({ content: 'block+', addKeyboardShortcuts: listKeys })
    case 'heading':
      return extension.extend({ parseHTML: () => headingTags })
    default:
      return extension
  }
}

/** Tab leaves the text, as it leaves every field; entries go in and out by brackets. */
function listKeys(this: { readonly name: string; readonly editor: Editor }) {
  const { name, editor } = this
  return {
    Enter: () => editor.commands.splitListItem(name),
    'Mod-]': () => editor.commands.sinkListItem(name),
    'Mod-[': () => editor.commands.liftListItem(name),
  }
}

/** The page has its own heading of the first level, so pasted ones begin at the second. */
const headingTags = [
  { tag: 'h1', attrs: { level: 2 } },
  { tag: 'h2', attrs: { level: 2 } },
  { tag: 'h3', attrs: { level: 3 } },
  { tag: 'h4', attrs: { level: 4 } },
  { tag: 'h5', attrs: { level: 4 } },
  { tag: 'h6', attrs: { level: 4 } },
]
