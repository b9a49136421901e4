import { defineSection, viewParts } from '@vitrine/renderer'

const { Text } = viewParts<{ text: string; person?: string }>()

/** What a customer says. Change it, or copy it for a section of your own; then name it in index.ts. */
export const quote = defineSection({
  type: 'my-quote',
  icon: 'quote',
  props: {
    text: { type: 'string', default: 'What a customer says.', translatable: true, setter: 'long-text' },
    person: { type: 'string', translatable: true },
    size: { enum: ['normal', 'large'], default: 'normal' },
  },
  view: ({ props, root }) => (
    <figure {...root} style={{ ...root.style, fontSize: props.size === 'large' ? '1.5em' : undefined }}>
      <blockquote>
        <Text path="text" />
      </blockquote>
      {props.person !== undefined && (
        <figcaption>
          <Text path="person" />
        </figcaption>
      )}
    </figure>
  ),
})
