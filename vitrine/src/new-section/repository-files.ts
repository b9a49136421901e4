import type { SectionNames } from './names.ts'
import type { NewFile } from './written-files.ts'

/** The labels of a new section of this repository in English; all but its name stand in other sections too. */
export const englishLabels = ({ name, label }: SectionNames): Readonly<Record<string, string>> => ({
  [name]: label,
  [`${name}.presets.text`]: 'Paragraph',
  [`${name}.title`]: 'Title',
  [`${name}.text`]: 'Text',
  [`${name}.size`]: 'Size',
  [`${name}.size.normal`]: 'Normal',
  [`${name}.size.large`]: 'Large',
})

const spec = ({
  name,
  variable,
  component,
}: SectionNames): string => `import { layoutProps, type PropsOf, type SectionProps, type SectionSpec } from '@vitrine/schemas'

export const ${variable}Props = {
  type: 'object',
  required: ['text'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', maxLength: 120, translatable: true, heading: 2, group: 'content', order: 1 },
    text: {
      type: 'string',
      maxLength: 500,
      default: 'Your text',
      translatable: true,
      setter: 'long-text',
      group: 'content',
      order: 2,
    },
    size: { enum: ['normal', 'large'], default: 'normal', responsive: true, group: 'layout', order: 1 },
    ...layoutProps,
  },
} as const satisfies SectionProps
export type ${component}Props = PropsOf<typeof ${variable}Props>

export const ${variable}Spec = {
  type: '${name}',
  version: 1,
  category: 'text',
  icon: 'type',
  props: ${variable}Props,
  presets: [{ id: 'text', props: { title: 'Your title', text: 'Your text. Select it to write your own.' } }],
} as const satisfies SectionSpec<typeof ${variable}Props>
`

const view = ({
  name,
  component,
}: SectionNames): string => `import { type ViewProps, viewParts } from '@vitrine/renderer'
import styles from './${name}.module.css'
import type { ${component}Props } from './spec.ts'

const { Heading, Text } = viewParts<${component}Props>()

/** Say here what it is for. */
export function ${component}({ root }: ViewProps<${component}Props>) {
  return (
    <section {...root} className={styles.section}>
      <Heading path="title" className={styles.title} />
      <Text path="text" as="p" className={styles.text} />
    </section>
  )
}
`

const css = `.section {
  display: grid;
  gap: var(--space-3);
  padding-block: var(--spacing-top, var(--space-section)) var(--spacing-bottom, var(--space-section));
  padding-inline: var(--spacing-left, var(--edge)) var(--spacing-right, var(--edge));
}

.title {
  color: var(--theme-title);
}

.text {
  max-inline-size: 46rem;
}

@media (width >= 768px) {
  .section[data-size='large'] .text {
    font-size: var(--title-3);
  }
}
`

const test = ({ name }: SectionNames): string => `import { describe, expect, test } from 'vitest'
import { drawSection } from '../testing/draw-section.ts'

describe('${name}', () => {
  test('shows its title and its text', () => {
    const { getByText, getByRole } = drawSection('${name}', { props: { title: 'Bolts', text: 'Made to your drawing.' } })
    getByText('Made to your drawing.')
    expect(getByRole('heading', { level: 2 }).textContent).toBe('Bolts')
  })

  test('may be larger on a desk than on a phone', () => {
    const { root } = drawSection('${name}', { props: { size: { pc: 'large', mobile: 'normal' } } })
    expect(root.dataset).toMatchObject({ size: 'large', sizeMobile: 'normal' })
  })
})
`

const story = ({ name, component }: SectionNames): string => `import type { Meta } from '@storybook/react-vite'
import type { SectionArgs, SectionStory } from '../testing/section-story.ts'

export default { title: 'Sections/${component}', args: { section: '${name}' } } satisfies Meta<SectionArgs>

export const Text: SectionStory = { args: { preset: 'text' } }
export const Large: SectionStory = { args: { preset: 'text', props: { size: { pc: 'large' } } } }
export const GermanLength: SectionStory = { args: { preset: 'text' }, globals: { language: 'de' } }
export const Arabic: SectionStory = { args: { preset: 'text' }, globals: { language: 'ar' } }
`

/** The files of a section of this repository, as docs/how-to/add-a-section.md describes them. */
export const repositoryFiles = (names: SectionNames): readonly NewFile[] => {
  const { name, variable, component } = names
  const index = `import { defineSection } from '@vitrine/renderer'
import { ${component} } from './${name}.tsx'
import { ${variable}Spec } from './spec.ts'

export const ${variable} = defineSection(${variable}Spec, { view: ${component} })
`
  return [
    ['spec.ts', spec(names)],
    [`${name}.tsx`, view(names)],
    [`${name}.module.css`, css],
    ['index.ts', index],
    ['texts.en.json', '{}\n'],
    ['labels.en.json', `${JSON.stringify(englishLabels(names), null, 2)}\n`],
    [`${name}.stories.tsx`, story(names)],
    [`${name}.test.tsx`, test(names)],
  ].map(([file = '', text = '']) => ({ path: `sections/src/${name}/${file}`, text }))
}
