import { escapeHtml, type LinkValue, type RichTextNode, type RichTextValue } from '@vitrine/schemas'

const tags = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
} as const
const marks = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' } as const

type HrefOf = (link: LinkValue) => string | undefined

function textOf({ text = '', marks: all = [] }: RichTextNode, hrefOf: HrefOf): string {
  return all.reduce((inside, { type, link }) => {
    if (type !== 'link') return `<${marks[type]}>${inside}</${marks[type]}>`
    const href = hrefOf(link as LinkValue)
    const newTab = (link as { newTab?: boolean }).newTab ? ' target="_blank" rel="noopener"' : ''
    return href === undefined ? inside : `<a href="${escapeHtml(href)}"${newTab}>${inside}</a>`
  }, escapeHtml(text))
}

function htmlOf(node: RichTextNode, hrefOf: HrefOf): string {
  const inside = () => (node.content ?? []).map((child) => htmlOf(child, hrefOf)).join('')
  switch (node.type) {
    case 'text':
      return textOf(node, hrefOf)
    case 'hardBreak':
      return '<br>'
    case 'horizontalRule':
      return '<hr>'
    case 'heading':
      return `<h${node.attrs?.level ?? 2}>${inside()}</h${node.attrs?.level ?? 2}>`
    case 'codeBlock':
      return `<pre><code>${inside()}</code></pre>`
    case 'orderedList':
      return `<ol${node.attrs?.start === undefined ? '' : ` start="${node.attrs.start}"`}>${inside()}</ol>`
    default:
      return `<${tags[node.type]}>${inside()}</${tags[node.type]}>`
  }
}

/** Rich text as HTML, for a component that takes a text of it. */
export const htmlFromRichText = (value: RichTextValue, hrefOf: HrefOf): string =>
  ((value.content ?? []) as readonly RichTextNode[]).map((node) => htmlOf(node, hrefOf)).join('')
