import type { ChainedCommands, Editor } from '@tiptap/react'
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  SquareCode,
  Strikethrough,
  Underline,
} from 'lucide-react'

type HeadingLevel = 2 | 3 | 4
type TextCommandName =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'code'
  | `heading${HeadingLevel}`
  | 'bulletList'
  | 'orderedList'
  | 'indent'
  | 'outdent'
  | 'blockquote'
  | 'codeBlock'
  | 'horizontalRule'

/** One button of the toolbar: its text (`setter.rich-text.bold`), what it does, and whether it is on already. */
export interface TextCommand {
  readonly name: TextCommandName
  readonly icon: LucideIcon
  /** As people write it; Ctrl stands for ⌘ too. */
  readonly keys?: string
  readonly run: (chain: ChainedCommands) => ChainedCommands
  /** Left out where nothing holds: a rule is only put in. */
  readonly isOn?: (editor: Editor) => boolean
  /** Left out where it can always be done. */
  readonly can?: (editor: Editor) => boolean
}

const heading = (level: HeadingLevel, icon: LucideIcon): TextCommand => ({
  name: `heading${level}`,
  icon,
  keys: `Ctrl+Alt+${level}`,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
})

const on = (name: string) => (editor: Editor) => editor.isActive(name)

/** What can be done to a text, in the groups in which the toolbar shows it. */
export const textCommands: readonly (readonly TextCommand[])[] = [
  [
    { name: 'bold', icon: Bold, keys: 'Ctrl+B', run: (chain) => chain.toggleBold(), isOn: on('bold') },
    { name: 'italic', icon: Italic, keys: 'Ctrl+I', run: (chain) => chain.toggleItalic(), isOn: on('italic') },
    {
      name: 'underline',
      icon: Underline,
      keys: 'Ctrl+U',
      run: (chain) => chain.toggleUnderline(),
      isOn: on('underline'),
    },
    {
      name: 'strike',
      icon: Strikethrough,
      keys: 'Ctrl+Shift+S',
      run: (chain) => chain.toggleStrike(),
      isOn: on('strike'),
    },
    { name: 'code', icon: Code, keys: 'Ctrl+E', run: (chain) => chain.toggleCode(), isOn: on('code') },
  ],
  [heading(2, Heading2), heading(3, Heading3), heading(4, Heading4)],
  [
    {
      name: 'bulletList',
      icon: List,
      keys: 'Ctrl+Shift+8',
      run: (chain) => chain.toggleBulletList(),
      isOn: on('bulletList'),
    },
    {
      name: 'orderedList',
      icon: ListOrdered,
      keys: 'Ctrl+Shift+7',
      run: (chain) => chain.toggleOrderedList(),
      isOn: on('orderedList'),
    },
    {
      name: 'indent',
      icon: ListIndentIncrease,
      keys: 'Ctrl+]',
      run: (chain) => chain.sinkListItem('listItem'),
      can: (editor) => editor.can().sinkListItem('listItem'),
    },
    {
      name: 'outdent',
      icon: ListIndentDecrease,
      keys: 'Ctrl+[',
      run: (chain) => chain.liftListItem('listItem'),
      can: (editor) => editor.can().liftListItem('listItem'),
    },
  ],
  [
    {
      name: 'blockquote',
      icon: Quote,
      keys: 'Ctrl+Shift+B',
      run: (chain) => chain.toggleBlockquote(),
      isOn: on('blockquote'),
    },
    {
      name: 'codeBlock',
      icon: SquareCode,
      keys: 'Ctrl+Alt+C',
      run: (chain) => chain.toggleCodeBlock(),
      isOn: on('codeBlock'),
    },
    { name: 'horizontalRule', icon: Minus, run: (chain) => chain.setHorizontalRule() },
  ],
]
