import { defineSection, viewParts } from '@vitrine/renderer'
import { createElement } from 'react'

const { Text } = viewParts<{ text: string; person?: string }>()

/** What a customer says. Written without JSX, so that Node runs it as it stands. */
export const quote = defineSection({
  type: 'my-quote',
  icon: 'quote',
  props: {
    text: { type: 'string', default: 'What a customer says.', translatable: true, setter: 'long-text' },
    person: { type: 'string', translatable: true },
    size: { enum: ['normal', 'large'], default: 'normal' },
  },
  view: ({ props, root }) =>
    createElement(
      'figure',
      { ...root, style: { ...root.style, fontSize: props.size === 'large' ? '1.5em' : undefined } },
      createElement('blockquote', null, createElement(Text, { path: 'text' })),
      props.person === undefined ? null : createElement('figcaption', null, createElement(Text, { path: 'person' })),
    ),
})
