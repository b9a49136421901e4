import { defineSection, type Section, viewParts } from '@vitrine/renderer'
import { sections as builtIn } from '@vitrine/sections'
import '../../renderer/src/fonts/sans.css'
import 'virtual:page.css'

const { Text } = viewParts<{ text: string; person?: string }>()

const quote = defineSection({
  type: 'my-quote',
  icon: 'quote',
  props: {
    text: { type: 'string', default: 'What a customer says.', translatable: true, setter: 'long-text' },
    person: { type: 'string', translatable: true },
    size: { enum: ['normal', 'large'], default: 'normal' },
  },
  view: ({ props, root }) => (
    <figure
      {...root}
      style={{
        ...root.style,
        margin: 0,
        padding: '2rem var(--edge)',
        fontSize: props.size === 'large' ? '1.5em' : undefined,
      }}
    >
      <blockquote style={{ margin: 0, fontSize: '1.25em' }}>
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

/** The sections that come with Vitrine, and one of our own. */
export const sections: readonly Section[] = [...builtIn, quote]
